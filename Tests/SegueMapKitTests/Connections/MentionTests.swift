import TestSupport
import Testing

@testable import SegueMapKit

@Suite("What names a class leads to it where nothing else does") struct MentionTests {
  @Test("A class is named by a screen, or by what a screen names", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  private static let classes = """
    class A: UIViewController {}

    """

  private static let cases = [
    ConnectionCase(
      "a class that a library's router gets in an app's delegate",
      """
      class SceneDelegate: RouterSceneDelegate {
        override func register(in router: LibraryRouter) { router.register(A.self) }
      }
      """, "SceneDelegate -instantiate?-> A", scenes: ["A"]),
    ConnectionCase(
      "a shared object acts for the app that starts with it",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { _ = Menu.shared }
      }
      class Other: UIViewController {
        override func viewDidLoad() { print(Menu.shared) }
      }
      class Menu: NSObject {
        static let shared = Menu()
        lazy var opener = { UIApplication.shared.keyWindow?.rootViewController?.present(A(), animated: true) }
      }
      """, "AppDelegate -present?-> A by Menu"),
    ConnectionCase(
      "an object whose class a screen hands to a library",
      """
      class Presenter {
        @objc func handle() { UIApplication.shared.keyWindow?.rootViewController?.present(A(), animated: true) }
      }
      class List: UIViewController {
        override func viewDidLoad() { Library.resolve(Presenter.self) }
      }
      """, "List -present?-> A by Presenter"),
    ConnectionCase(
      "a static function is named only by its calls",
      """
      class Facade {
        static func register() { Library.register(A.self) }
        static func log() {}
      }
      class List: UIViewController {
        override func viewDidLoad() { Facade.register() }
      }
      class Other: UIViewController {
        override func viewDidLoad() { Facade.log() }
      }
      """, "List -instantiate?-> A by Facade", scenes: ["A"]),
    ConnectionCase(
      "a class that names what it inherits from does not lead there",
      """
      class First: A {
        init() { super.init(nibName: String(describing: A.self), bundle: nil) }
      }
      class List: UIViewController {
        @objc func tapped() { present(First(), animated: true) }
      }
      """, "List -present-> First"),
    ConnectionCase(
      "a test of the class does not lead there",
      """
      class B: A {}
      class List: UIViewController {
        @objc func tapped() { present(B(), animated: true) }
        func isOnTop(_ page: UIViewController) -> Bool { page.isKind(of: A.self) }
      }
      """, "List -present-> B"),
    ConnectionCase(
      "a function that nothing calls leads nowhere",
      """
      class Presenter {
        func unused() { UIApplication.shared.keyWindow?.rootViewController?.present(A(), animated: true) }
        func load() {}
      }
      class List: UIViewController {
        override func viewDidLoad() { Library.resolve(Presenter.self).load() }
      }
      """, "Presenter -present-> A"),
    ConnectionCase(
      "a known way comes first",
      """
      class Other: UIViewController {
        override func viewDidLoad() { Library.register(A.self) }
      }
      class List: UIViewController {
        @objc func tapped() { present(A(), animated: true) }
      }
      """, "List -present-> A"),
    ConnectionCase(
      "a class that five others lead to is not known to be any one's",
      """
      class Router {
        func register() { Library.register(A.self) }
      }
      """
        + (1...5).map {
          """

          class List\($0): UIViewController {
            let router = Router()
          }
          """
        }.joined()),
    ConnectionCase(
      "a shared object that shows a screen when it is made, however many ask for it",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { Flow.current.warmUp() }
      }
      class Flow {
        static let shared: Flow = make()
        static var current: Flow { shared }
        static func make() -> Flow { let flow = Flow(); flow.start(); return flow }
        func start() { UIApplication.shared.windows[0].rootViewController = A() }
        func warmUp() {}
      }
      class List: UIViewController { override func viewDidLoad() { Flow.shared.warmUp() } }
      """, "AppDelegate -rootViewController?-> A by Flow"),
    ConnectionCase(
      "names that others have too, functions that nobody calls, and what a container makes for who asks for it",
      """
      enum Pane {
        case general
        var view: UIViewController { A() }
        static func controller() -> UIViewController { A() }
      }
      class Factory { func page() -> UIViewController { A() } }
      class List: UIViewController {
        override func viewDidLoad() {
          let page = Library.page()
          page.begin(other.view)
          Library.register(Factory.self) { Factory() }
          Library.controller()
        }
      }
      """, "Factory -instantiate?-> A", "Pane -instantiate?-> A", scenes: ["A"]),
    ConnectionCase(
      "a property that overrides a framework's is named by uses of other objects, too",
      """
      class Custom: UIStoryboardSegue {
        override var destination: UIViewController { A() }
      }
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print(segue.destination) }
      }
      """, "Custom -instantiate?-> A"),
    ConnectionCase(
      "five parts of one view that ask an object for a screen",
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Menu() } } }
      struct Menu: View { var body: some View { VStack { P0(); P1(); P2(); P3(); P4() } } }
      \((0..<5).map { number in
        """
        struct P\(number): View {
          @EnvironmentObject var opener: Opener
          var body: some View { Button("x") { opener.openIt() } }
        }
        """
      }.joined(separator: "\n"))
      class Opener: ObservableObject { func openIt() { Pages().open() } }
      class Pages { func open() { Library.show(A()) } }
      """, "Menu -instantiate?-> A by Opener and Pages",
      "Shop -rootViewController-> Menu"),
  ]

  @Test("A document of a Mac app leads to its windows, whatever else makes it")
  func document() throws {
    let edges = try SourceSketch(
      """
      class Document: NSDocument {
        override func makeWindowControllers() { addWindowController(Window(windowNibName: "Window")) }
      }
      class Window: NSWindowController {}
      class Doctor: NSWindowController {
        func repair() { Document().makeWindowControllers() }
      }
      """
    ).edges
    #expect(edges.contains { $0.hasPrefix("Document -") })
  }
}
