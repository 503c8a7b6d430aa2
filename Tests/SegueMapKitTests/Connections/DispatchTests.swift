import TestSupport
import Testing

@testable import SegueMapKit

@Suite("A call leads to the function that runs") struct DispatchTests {
  @Test("A call is that of a protocol, an overload, a module or a class", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  private static let classes = """
    class A: UIViewController {}
    class B: UIViewController {}

    """

  private static let cases = [
    ConnectionCase(
      "an inherited delegate that only a subclass is given",
      """
      protocol PageDelegate: AnyObject { func next(from page: UIViewController) }
      class Base: UIViewController {
        weak var delegate: PageDelegate?
        @objc func tapped() { delegate?.next(from: self) }
      }
      class First: Base {}
      class Coordinator: PageDelegate {
        func start() -> UIViewController { let page = First(); page.delegate = self; return page }
        func next(from page: UIViewController) { page.present(B(), animated: true) }
      }
      """, "Coordinator -instantiate?-> First", "First -present-> B by Coordinator"),
    ConnectionCase(
      "a trailing closure that a later parameter needs",
      """
      class Item {
        let action: () -> Void
        init(title: String, detail: (() -> String)? = nil, action: @escaping () -> Void) { self.action = action }
        func run() { action() }
      }
      class List: UIViewController {
        lazy var item = Item(title: "") { self.present(B(), animated: true) }
        @objc func tapped() { item.run() }
      }
      """, "List -present-> B"),
    ConnectionCase(
      "a protocol's default passes on to the type that conforms",
      """
      protocol Showing { func show(_ page: UIViewController, animated: Bool) }
      extension Showing { func show(_ page: UIViewController, animated: Bool = true) { show(page, animated: animated) } }
      class Shower: Showing {
        let window = UIWindow()
        func show(_ page: UIViewController, animated: Bool) {
          window.rootViewController?.present(page, animated: animated)
        }
      }
      class Router {
        let shower: Showing
        init(_ shower: Showing) { self.shower = shower }
        func open() { shower.show(B()) }
      }
      class List: UIViewController {
        let router = Router(Shower())
        @objc func tapped() { router.open() }
      }
      """, "List -present-> B by Router"),
    ConnectionCase(
      "a type that does nothing does not count",
      """
      protocol Showing { func show(from page: UIViewController) }
      class PreviewShower: Showing { func show(from page: UIViewController) {} }
      class Shower: Showing { func show(from page: UIViewController) { page.present(B(), animated: true) } }
      class List: UIViewController {
        var shower: Showing!
        @objc func tapped() { shower.show(from: self) }
      }
      """, "List -present-> B by Shower"),
    ConnectionCase(
      "overloads that differ in a later argument",
      """
      protocol PageDelegate { func next(_ id: Int, in page: A); func next(_ id: Int, in page: B) }
      class C: UIViewController {}
      class D: UIViewController {}
      class Coordinator: PageDelegate {
        let root = UINavigationController()
        func next(_ id: Int, in page: A) { root.pushViewController(C(), animated: true) }
        func next(_ id: Int, in page: B) { root.pushViewController(D(), animated: true) }
      }
      class List: UIViewController {
        let coordinator = Coordinator()
        func tapped(on page: B) { coordinator.next(1, in: page) }
      }
      """, "List -push-> D by Coordinator", "List -push?-> C by Coordinator"),
    ConnectionCase(
      "generic parameters of arguments without a name",
      """
      protocol Model {}
      protocol Page: UIViewController { init(_ model: Model) }
      class First: UIViewController, Page {}
      class Second: UIViewController, Page {}
      class List: UIViewController {
        func open<P: Page, Q: Page>(_ isFirst: Bool, _: P.Type, or _: Q.Type, with model: Model) {
          if isFirst { present(P(model), animated: true) } else { show(Q(model), sender: nil) }
        }
        @objc func tapped() { open(isOn, First.self, or: Second.self, with: model) }
      }
      """, "List -present-> First", "List -show-> Second"),
    ConnectionCase(
      "the value of a dictionary",
      """
      class Call { func start(from page: UIViewController) { page.present(B(), animated: true) } }
      class List: UIViewController {
        var calls: [Int: Call] = [:]
        @objc func tapped() { calls[1]?.start(from: self) }
      }
      """, "List -present-> B by Call"),
    ConnectionCase(
      "a static function of a screen acts for its caller",
      """
      class List: UIViewController { @objc func tapped() { A.ask(from: self) } }
      extension A {
        static func ask(from page: UIViewController) { page.present(B(), animated: true) }
      }
      """, "List -present-> B"),
    ConnectionCase(
      "a static function that makes a screen sets up that screen",
      """
      extension A {
        static func make() -> A {
          let page = A()
          page.onTap = { [weak page] in page?.present(B(), animated: true) }
          return page
        }
        @objc func tapped() { onTap?() }
      }
      class List: UIViewController { @objc func tapped() { show(A.make(), sender: nil) } }
      """, "A -present-> B", "List -show-> A"),
    ConnectionCase(
      "a protocol's default for the types that have no method of their own",
      """
      protocol Showing { func go(from page: UIViewController) }
      extension Showing { func go(from page: UIViewController) { page.present(A(), animated: true) } }
      class First: Showing {}
      class Second: Showing { func go(from page: UIViewController) { page.present(B(), animated: true) } }
      class List: UIViewController {
        var shower: Showing!
        @objc func tapped() { shower.go(from: self) }
      }
      """, "List -present?-> A", "List -present?-> B by Second"),
    ConnectionCase(
      "what a timer or a cancelled request calls, no user does",
      """
      class Model: NSObject {
        func setUp(_ page: UIViewController) {
          NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: #selector(Model.open(_:)), object: page)
        }
        @objc func open(_ page: UIViewController) { page.present(B(), animated: true) }
      }
      class List: UIViewController {
        let model = Model()
        override func viewDidLoad() { model.setUp(self) }
      }
      """, "List -present?-> B by Model"),
    ConnectionCase(
      "a closure that makes a screen, in a property",
      """
      class Flow {
        let make: (Int) -> UIViewController
        let root = UINavigationController()
        init(make: @escaping (Int) -> UIViewController) { self.make = make }
        func next() { root.pushViewController(make(1), animated: true) }
      }
      class List: UIViewController {
        lazy var flow = Flow(make: { _ in B() })
        @objc func tapped() { flow.next() }
      }
      """, "List -push?-> B by Flow"),
    ConnectionCase(
      "a view model that only one screen calls follows each case of its own switch",
      """
      enum Failure { case a, b, c, d, e }
      class P: UIViewController {}
      class Q: UIViewController {}
      class R: UIViewController {}
      class Router {
        weak var page: UIViewController?
        func showA() { page?.present(A(), animated: true) }
        func showB() { page?.present(B(), animated: true) }
        func showP() { page?.present(P(), animated: true) }
        func showQ() { page?.present(Q(), animated: true) }
        func showR() { page?.present(R(), animated: true) }
      }
      class ListModel {
        let router = Router()
        func check() { load { error in self.handle(error as? Failure) } }
        private func handle(_ error: Failure?) {
          switch error {
          case .a: router.showA()
          case .b: router.showB()
          case .c: router.showP()
          case .d: router.showQ()
          case .e: router.showR()
          case nil: break
          }
        }
      }
      class List: UIViewController {
        let model = ListModel()
        @objc func tapped() { model.check() }
      }
      """, "List -present?-> A by ListModel and Router",
      "List -present?-> B by ListModel and Router",
      "List -present?-> P by ListModel and Router", "List -present?-> Q by ListModel and Router",
      "List -present?-> R by ListModel and Router"),
    ConnectionCase(
      "a helper that makes a button for a target",
      """
      extension UIBarButtonItem {
        static func more(_ target: AnyObject, selector: Selector) -> UIBarButtonItem {
          .init(image: nil, style: .plain, target: target, action: selector)
        }
      }
      class Coordinator {
        let list: List
        init(_ list: List) { self.list = list }
        func start() {
          list.navigationItem.rightBarButtonItem = .more(self, selector: #selector(more))
        }
        @objc func more() { list.present(B(), animated: true) }
      }
      class List: UIViewController {
        lazy var coordinator = Coordinator(self)
        override func viewDidLoad() { coordinator.start() }
      }
      """, "List -present-> B"),
    ConnectionCase(
      "a closure in the initial value of a property",
      """
      class Monitor {
        let handler: () -> Void
        init(handler: @escaping () -> Void) { self.handler = handler }
        func start() { handler() }
      }
      class Manager {
        weak var page: UIViewController?
        lazy var monitor = Monitor { [weak self] in self?.open() }
        func setUp() { monitor.start() }
        func open() { page?.present(B(), animated: true) }
      }
      class List: UIViewController {
        let manager = Manager()
        override func viewDidLoad() { manager.setUp() }
      }
      """, "List -present-> B by Manager and Monitor"),
    ConnectionCase(
      "that a screen leads to itself is no way to it",
      """
      class Service {
        static let shared = Service()
        let parts: [Part] = [Detector.shared]
        func connect() { for part in parts { part.register(Client()) } }
      }
      protocol Part { func register(_ client: Client) }
      class Client { @Published var features: [String] = [] }
      class Detector: Part {
        static let shared = Detector()
        func register(_ client: Client) { client.$features.sink { _ in self.next() } }
        func next() {
          UIApplication.shared.windows.first?.rootViewController?.present(B(), animated: true)
        }
      }
      extension B { @objc func tapped() { Detector.shared.next() } }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { Service.shared.connect() }
      }
      """, "AppDelegate -present-> B by Service and Detector", "B -present-> B by Detector"),
    ConnectionCase(
      "a class of an application is where it starts",
      """
      class Application: NSApplication {
        let menu = MainMenu()
      }
      class MainMenu: NSMenu {
        @objc func open() { NSWindow(contentViewController: B()).makeKeyAndOrderFront(nil) }
      }
      """, "Application -rootViewController?-> B by MainMenu"),
  ]

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Demo", targets: [
      .target(name: "Kit"), .target(name: "Main", dependencies: ["Kit"]),
    ])
    """

  @Test("What a framework calls on a type, an app gives it")
  func conformersOfDependents() throws {
    let found = try edges([
      "Package.swift": Self.manifest,
      "Sources/Kit/Kit.swift": """
      public protocol Router { func open(from page: UIViewController) }
      public class List: UIViewController {
        var router: Router!
        @objc func tapped() { router.open(from: self) }
      }
      public class RouterMock: Router { public func open(from page: UIViewController) {} }
      """,
      "Sources/Main/Main.swift": """
      class B: UIViewController {}
      class AppRouter: Router { func open(from page: UIViewController) { page.present(B(), animated: true) } }
      """,
    ])
    #expect(found == ["Sources/Kit/Kit.swift#List -present-> Sources/Main/Main.swift#B"])
  }

  @Test("A type may be qualified with its module")
  func qualifiedTypes() throws {
    let found = try edges([
      "Package.swift": Self.manifest,
      "Sources/Kit/Kit.swift": "public class Page: UIViewController {}",
      "Sources/Main/Main.swift": """
      class List: UIViewController {
        @objc func tapped() { present(Kit.Page(), animated: true) }
      }
      """,
    ])
    #expect(found == ["Sources/Main/Main.swift#List -present-> Sources/Kit/Kit.swift#Page"])
  }
}
