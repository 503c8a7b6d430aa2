import Testing

@Suite("Ways to show a screen") struct PatternTests {
  @Test("The screen, its source and its kind are known", arguments: cases)
  func patterns(_ sample: ConnectionCase) throws {
    let screens = """
      class Log: UIViewController {}
      class Help: UIViewController {}

      """
    try sample.expectEdges(beside: screens)
  }

  @Test("Of functions that only their files see, a call means that of its own file")
  func privateExtensions() throws {
    let file = { (name: String, page: String) in
      """
      struct \(name): View {
        @State var isOn = false
        var body: some View { Text("").pages(with: $isOn) }
      }
      private extension View {
        func pages(with state: Binding<Bool>) -> some View {
          sheet(isPresented: state) { \(page)() }
        }
      }
      struct \(page): View { var body: some View { Text("") } }
      """
    }
    let found = try edges([
      "App.swift": """
      @main struct Main: App {
        var body: some Scene { WindowGroup { TabView { First(); Second() } } }
      }
      """,
      "First.swift": file("First", "Log"), "Second.swift": file("Second", "Help"),
    ])
    #expect(
      found.filter { $0.contains("-sheet->") } == [
        "First.swift#First -sheet-> First.swift#Log",
        "Second.swift#Second -sheet-> Second.swift#Help",
      ])
  }

  @Test("A requirement in the file of a call does not hide its default in another file")
  func defaultImplementations() throws {
    let found = try edges([
      "Showing.swift": """
      protocol Showing: UIViewController { func show() }
      extension Showing { func start() { show() } }
      class Log: UIViewController {}
      """,
      "Default.swift": """
      extension Showing { func show() { present(Log(), animated: true) } }
      class A: UIViewController, Showing { override func viewDidLoad() { start() } }
      """,
    ])
    #expect(found == ["Default.swift#A -present-> Showing.swift#Log"])
  }

  private static let cases = [
    ConnectionCase(
      "what a list of cases is mapped to",
      """
      enum Page: CaseIterable { case log, help }
      class Tabs: UITabBarController {
        let pages: [Page] = [.log, .help]
        override func viewDidLoad() {
          let controllers = pages.map { controller(for: $0) }
          setViewControllers(controllers, animated: false)
        }
        func controller(for page: Page) -> UIViewController {
          switch page { case .log: return Log(); case .help: return Help() }
        }
      }
      class Pager: UITabBarController {
        override func viewDidLoad() { viewControllers = Page.allCases.compactMap { make($0) } }
        func make(_ page: Page) -> UIViewController? {
          switch page { case .log: return Log(); case .help: return nil }
        }
      }
      """, "Pager -viewControllers-> Log", "Tabs -viewControllers-> Help",
      "Tabs -viewControllers-> Log"),
    ConnectionCase(
      "children in structures",
      """
      struct Category { let title: String; let contentVC: UIViewController }
      class Pager: UIViewController {
        var categories: [Category] = []
        override func viewDidLoad() {
          categories = [Category(title: "a", contentVC: Log()), Category(title: "b", contentVC: Help())]
          for i in 0..<categories.count { addChild(categories[i].contentVC) }
        }
      }
      """, "Pager -addChild?-> Help", "Pager -addChild?-> Log"),
    ConnectionCase(
      "the content of a window",
      """
      class Panel: NSWindowController {
        init() {
          let c = Pane()
          let window = NSWindow(contentViewController: c)
          super.init(window: window)
        }
      }
      class Pane: NSViewController {}
      class Other: NSWindowController { func go() { window?.contentViewController = Pane() } }
      """, "Other -rootViewController-> Pane", "Panel -rootViewController-> Pane"),
    ConnectionCase(
      "a storyboard's identifier, passed to a helper and kept in a lazy property",
      """
      class Inspectors: UITabBarController {
        lazy var board = UIStoryboard(name: "Main", bundle: nil)
        lazy var all = [inspector("log")]
        func inspector(_ id: String) -> UIViewController { board.instantiateViewController(withIdentifier: id) }
        override func viewDidLoad() { viewControllers = all }
      }
      """, "Inspectors -viewControllers-> log", scenes: ["log"]),
    ConnectionCase(
      "an identifier that passes through a method without a result",
      """
      class Settings: UIViewController {
        override func viewDidLoad() { showPane(identifier: "Pane") }
        func showPane(identifier: String) {
          guard let pane = pane(identifier: identifier) else { return }
          view.addSubview(pane.view)
        }
        func pane(identifier: String) -> UIViewController? {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier)
        }
      }
      """, "Settings -embed-> Pane", scenes: ["Pane"]),
    ConnectionCase(
      "a presenter passed through two helpers, or kept",
      """
      class Displayer {
        static func display(_ text: String, parentController: UIViewController) {
          show(text, from: parentController)
        }
        static func show(_ text: String, from parent: UIViewController) {
          parent.present(Log(), animated: true)
        }
      }
      class A: UIViewController { @objc func go() { Displayer.display("x", parentController: self) } }
      class B: UIViewController { @objc func go() { Displayer.display("x", parentController: self) } }
      class Menu {
        weak var parent: UIViewController?
        init(parent: UIViewController) { self.parent = parent }
        func open() { parent?.present(Help(), animated: true) }
      }
      class C: UIViewController {
        lazy var menu = Menu(parent: self)
        @objc func go() { menu.open() }
      }
      """, "A -present-> Log by Displayer", "B -present-> Log by Displayer",
      "C -present-> Help by Menu"),
    ConnectionCase(
      "the screen on which a method is called",
      """
      extension UIApplication { class func topViewController() -> UIViewController? { nil } }
      class MainViewController: UIViewController {}
      class Tabs: UITabBarController {}
      class Service {
        var rootSplitViewController: MainViewController
        var tabBarController: Tabs?
        func go() {
          if let top = UIApplication.topViewController() as? MainViewController {
            top.present(Log(), animated: true)
          }
        }
        func show() { rootSplitViewController.present(Help(), animated: true) }
        func set() { tabBarController?.setViewControllers([Log()], animated: false) }
      }
      """, "MainViewController -present-> Help", "MainViewController -present-> Log",
      "Tabs -viewControllers-> Log"),
    ConnectionCase(
      "a screen handed over by a completion",
      """
      class Loader { func load(_ done: @escaping (UIViewController) -> Void) { done(Log()) } }
      class A: UIViewController {
        let loader = Loader()
        @objc func go() { loader.load { vc in self.present(vc, animated: true) } }
      }
      """, "A -present-> Log"),
    ConnectionCase(
      "a container of the app with a superclass of a library",
      """
      class Nav: ThirdPartyNavigationController {}
      class A: UIViewController {
        @objc func go() { present(Nav(rootViewController: Log()), animated: true) }
      }
      """, "A -present-> Log"),
    ConnectionCase(
      "a storyboard helper that returns an optional, and a lazy child",
      """
      protocol Storyboarded {}
      extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self? {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as? Self
        }
      }
      class Scene: UIViewController, Storyboarded {}
      class A: UIViewController {
        lazy var child: Help = { let help = Help(); return help }()
        override func viewDidLoad() { addChild(child); view.addSubview(child.view) }
        @objc func go() { guard let vc = Scene.instantiate() else { return }; present(vc, animated: true) }
      }
      """, "A -addChild-> Help", "A -present-> Scene", scenes: ["Scene"]),
    ConnectionCase(
      "the branch that the argument's type can enter",
      """
      class Opener {
        func open(_ from: UIViewController, _ target: UIViewController) {
          if target is Help { from.present(Help(), animated: true) } else { from.show(target, sender: nil) }
        }
      }
      class A: UIViewController { @objc func go() { Opener().open(self, Log()) } }
      """, "A -show-> Log"),
    ConnectionCase(
      "the case that the argument selects",
      """
      enum Route { case log, help }
      class Router {
        let navigationController: UINavigationController
        func show(_ route: Route) {
          switch route {
          case .log: showLog()
          case .help: navigationController.pushViewController(Help(), animated: true)
          }
        }
        func showLog() { navigationController.pushViewController(Log(), animated: true) }
        func open(_ route: Route) { show(route) }
      }
      class A: UIViewController { let router: Router; @objc func go() { router.show(.log) } }
      class B: UIViewController { let router: Router; @objc func go() { router.open(.help) } }
      """, "A -push-> Log by Router", "B -push-> Help by Router"),
    ConnectionCase(
      "a navigation controller that UIKit provides to a protocol",
      """
      protocol HasNav { var navigationController: UINavigationController? { get } }
      extension UIViewController: HasNav {}
      class A: UIViewController {
        @objc func go() { navigationController?.pushViewController(Log(), animated: true) }
      }
      """, "A -push-> Log"),
    ConnectionCase(
      "calls of old versions of Swift",
      """
      class A: UIViewController {
        func a() { presentModalViewController(Log(), animated: true) }
        func b() { presentViewController(Help(), animated: true, completion: nil) }
        func c() { addChildViewController(Help()) }
      }
      """, "A -addChild-> Help", "A -present-> Help", "A -present-> Log"),
    ConnectionCase(
      "a storyboard that is made with its initialiser's name",
      """
      class A: UIViewController {
        func a() {
          let storyboard = UIStoryboard.init(name: "Main", bundle: nil)
          let help = storyboard.instantiateViewController(withIdentifier: "Help")
          navigationController?.pushViewController(help, animated: true)
        }
      }
      """, "A -push-> Help", scenes: ["Help"]),
    ConnectionCase(
      "a screen that a library's method configures",
      """
      class A: UIViewController {
        func a() { present(Log().then { $0.title = "log" }, animated: true) }
      }
      """, "A -present-> Log"),
    ConnectionCase(
      "what a generic function makes of an optional value",
      """
      protocol Service { var kind: String { get } }
      class Factory {
        func run<Output>(_ service: Service?, _ make: (Service) -> Output) -> Output? {
          service.map { make($0) }
        }
      }
      class A: UIViewController {
        let factory = Factory()
        var service: Service?
        func a() {
          guard let log = factory.run(service, { _ in Log() }) else { return }
          present(log, animated: true)
        }
      }
      """, "A -present-> Log"),
    ConnectionCase(
      "a router whose parameter has the class that several screens inherit",
      """
      enum Page { case log, help }
      class Base: UIViewController {}
      class A: Base {
        var router: Router?
        func a() { router?.show(.log, from: self) }
      }
      class B: Base { func b() { present(Help(), animated: true) } }
      class Router {
        func show(_ page: Page, from base: Base) { base.present(make(page), animated: true) }
        private func make(_ page: Page) -> UIViewController {
          switch page { case .log: return Log(); case .help: return Help() }
        }
      }
      """, "A -present-> Log", "B -present-> Help"),
    ConnectionCase(
      "a function that calls the one of its name which changes its argument",
      """
      class A: UIViewController {
        func a() { _ = reduce(state: 1, event: 2) }
        func reduce(state: Int, event: Int) -> Int {
          var state = state
          reduce(state: &state, event: event)
          return state
        }
        func reduce(state: inout Int, event: Int) { present(Log(), animated: true) }
      }
      """, "A -present-> Log"),
    ConnectionCase(
      "what a generic function makes, which each caller declares",
      """
      class Overlay: UIViewController {}
      class Player: Overlay {}
      class Caller: Overlay {}
      class A: UIViewController {
        lazy var player: Player = add()
        lazy var caller: Caller = { let caller: Caller = add(); return caller }()
        func add<Controller: Overlay>() -> Controller {
          let controller = Controller()
          addChild(controller)
          return controller
        }
      }
      """, "A -addChild-> Caller", "A -addChild-> Player"),
    ConnectionCase(
      "one of several coordinators, which show each other",
      """
      class Flow {
        let root: UIViewController
        init(_ root: UIViewController) { self.root = root }
        func start() {}
        func run(_ next: Flow) { next.start() }
      }
      class First: Flow {
        override func start() { root.present(Log(), animated: true); second() }
        func second() { run(Second(root)) }
      }
      class Second: Flow {
        override func start() { first() }
        func first() { run(First(root)) }
      }
      class Maker {
        func flow(_ root: UIViewController) -> Flow {
          if isFirst { return First(root) } else { return Other() }
        }
      }
      class Main: Flow { override func start() { run(Maker().flow(root)) } }
      class A: UIViewController { func a() { Main(self).start() } }
      """, "A -present?-> Log by Main and First"),
    ConnectionCase(
      "a constant of which only the type and the arguments are written",
      """
      class Page: UIViewController { init(number: Int) {} }
      class A: UIViewController {
        func a(_ number: Int) {
          let page: Page
          switch number {
          case 0: page = .init(number: 0)
          default: page = .init(number: number)
          }
          present(page, animated: true)
        }
      }
      """, "A -present-> Page"),
    ConnectionCase(
      "a screen that is assigned together with something else",
      """
      class A: UIViewController {
        var next: UIViewController?
        func a() {
          let page: UIViewController
          let count: Int
          if isFirst { (page, count) = first() } else { (page, count) = (Help(), 2) }
          present(page, animated: true)
        }
        func first() -> (UIViewController, Int) { (Log(), 1) }
      }
      """, "A -present?-> Help", "A -present?-> Log"),
  ]
}
