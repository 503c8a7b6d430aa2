import Testing

@Suite("What a container gives to properties and calls is followed") struct InjectionTests {
  @Test("Containers of values, by key path", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.routing)
  }

  private static let routing = """
    class Log: UIViewController {}
    class Help: UIViewController {}
    protocol Routing { func showLog(from screen: UIViewController) }
    class Router: Routing {
      func showLog(from screen: UIViewController) { screen.present(Log(), animated: true) }
    }
    class PreviewRouter: Routing {
      func showLog(from screen: UIViewController) { screen.present(Help(), animated: true) }
    }

    """

  private static let values = """
    protocol ValueKey {
      associatedtype Value
      static var currentValue: Value { get set }
    }
    struct Values {
      private static var current = Values()
      static subscript<K>(key: K.Type) -> K.Value where K: ValueKey {
        get { key.currentValue }
        set { key.currentValue = newValue }
      }
      static subscript<T>(_ path: WritableKeyPath<Values, T>) -> T {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
      }
    }
    @propertyWrapper struct Given<T> {
      private let path: WritableKeyPath<Values, T>
      var wrappedValue: T {
        get { Values[path] }
        set { Values[path] = newValue }
      }
      init(_ path: WritableKeyPath<Values, T>) { self.path = path }
    }

    """

  private static let cases = [
    ConnectionCase(
      "the value of a key, for a property with a wrapper of the app",
      values + """
        private struct RouterKey: ValueKey { static var currentValue: Routing = Router() }
        extension Values {
          var router: Routing {
            get { Self[RouterKey.self] }
            set { Self[RouterKey.self] = newValue }
          }
        }
        class List: UIViewController {
          @Given(\\.router) private var router: Routing
          func go() { router.showLog(from: self) }
        }
        """, "List -present-> Log by Router", "PreviewRouter -present-> Help"),
    ConnectionCase(
      "the same, where neither the property nor the key has a type",
      values + """
        enum RouterKey: ValueKey { static var currentValue = Router() }
        extension Values { var router: Router { Self[RouterKey.self] } }
        class List: UIViewController {
          @Given(\\.router)
          private var router
          func go() { router.showLog(from: self) }
        }
        """, "List -present-> Log by Router", "PreviewRouter -present-> Help"),
    ConnectionCase(
      "a dependency of swift-dependencies",
      """
      private enum RouterKey: DependencyKey {
        static let liveValue: any Routing = Router()
        static let previewValue: any Routing = PreviewRouter()
      }
      extension DependencyValues {
        var router: any Routing {
          get { self[RouterKey.self] }
          set { self[RouterKey.self] = newValue }
        }
      }
      class List: UIViewController {
        @Dependency(\\.router) var router
        func go() { router.showLog(from: self) }
      }
      """, "List -present-> Log by Router", "PreviewRouter -present-> Help"),
    ConnectionCase(
      "a wrapper beside another attribute, and one whose key path is of something else",
      """
      extension DependencyValues { var router: Router { self[RouterKey.self] } }
      enum RouterKey: DependencyKey { static let liveValue = Router() }
      class Other { func showLog(from screen: UIViewController) {} }
      class Entry { var router = Router() }
      class List: UIViewController {
        @ObservationIgnored @Dependency(\\.router) var router
        @Query(sort: \\Entry.router) var other: Other
        func go() { router.showLog(from: self) }
      }
      class Page: UIViewController {
        @Query(sort: \\Entry.router) var router: Other
        func go() { router.showLog(from: self) }
      }
      """, "List -present-> Log by Router", "PreviewRouter -present-> Help"),
    ConnectionCase(
      "containers and aliases that name each other",
      """
      struct Open { func callAsFunction() {} }
      class First { @Injected(\\First.open) var open; @Injected(\\Second.other) var other }
      class Second { @Injected(\\First.other) var other }
      struct Names { typealias A = Names.B; typealias B = Names.A }
      class List: UIViewController {
        let name: Names.A
        let first = First()
        func go() { first.open(); first.other(); present(Log(), animated: true) }
      }
      """, "List -present-> Log", "PreviewRouter -present-> Help", "Router -present-> Log"),
    ConnectionCase(
      "a service of Factory, of its own container and of one of the app",
      """
      extension Container {
        var router: Factory<Routing> { self { Router() }.singleton }
      }
      final class AppContainer: SharedContainer {
        static let shared = AppContainer()
        let manager = ContainerManager()
        var other: Factory<Routing> { Factory(self) { PreviewRouter() } }
      }
      class List: UIViewController {
        @Injected(\\.router) private var router
        @LazyInjected(\\AppContainer.other) private var other
        func log() { router.showLog(from: self) }
        func help() { other.showLog(from: self) }
      }
      """, "List -present-> Help by PreviewRouter", "List -present-> Log by Router"),
    ConnectionCase(
      "a service of Factory that is asked for by a call",
      """
      extension Container {
        var router: Factory<Routing> { self { Router() } }
        var help: ParameterFactory<String, UIViewController> { self { title in Help() } }
      }
      class List: UIViewController {
        func log() { Container.shared.router().showLog(from: self) }
        func open() { present(Container.shared.help("a"), animated: true) }
      }
      class Other: UIViewController {
        let router = resolve(\\Container.router)
        func log() { router.showLog(from: self) }
      }
      """, "List -present-> Help", "List -present-> Log by Router",
      "Other -present-> Log by Router", "PreviewRouter -present-> Help"),
    ConnectionCase(
      "services of Factory that are made with parameters",
      """
      extension Container {
        var log: ParameterFactory<Int, Module> { self { Module(Log(), $0) } }
        var page: ParameterFactory<(Int, UIViewController), UIViewController> { self { page($1, $0) } }
        func page(_ controller: UIViewController, _ number: Int) -> UIViewController { controller }
      }
      class Module {
        let controller: UIViewController
        init(_ controller: UIViewController, _ count: Int) { self.controller = controller }
      }
      class List: UIViewController {
        func log() { present(Container.shared.log(1).controller, animated: true) }
        func help() { show(Container.shared.page((2, Help())), sender: nil) }
      }
      """, "List -present-> Log", "List -show-> Help", "PreviewRouter -present-> Help",
      "Router -present-> Log"),
  ]
}
