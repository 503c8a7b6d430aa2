import Testing

@Suite("What types tell connects screens") struct TypedConnectionTests {
  @Test("A declared type, or the only possible one, leads on", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      class Log: UIViewController {}
      class Help: UIViewController {}

      """
    try sample.expectEdges(beside: screens)
  }

  private static let cases = [
    ConnectionCase(
      "an initialiser that is named with its labels",
      """
      class Stack: UINavigationController {}
      class Front: UITabBarController {
        func setUp() {
          var controllers: [UIViewController] = [Log()]
          controllers.append(Help())
          viewControllers = controllers.map(Stack.init(rootViewController:))
        }
      }
      """, "Front -viewControllers-> Help", "Front -viewControllers-> Log"),
    ConnectionCase(
      "the screens that the types of a protocol make, however many",
      """
      protocol Item { func screen() -> UIViewController }
      struct A: Item { func screen() -> UIViewController { Log() } }
      struct B: Item { func screen() -> UIViewController { Help() } }
      struct C: Item { func screen() -> UIViewController { Log() } }
      struct D: Item { func screen() -> UIViewController { Log() } }
      struct E: Item { func screen() -> UIViewController { Log() } }
      class Front: UITableViewController {
        var items: [Item] = []
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          present(items[path.row].screen(), animated: true)
        }
      }
      """, "Front -present?-> Help", "Front -present?-> Log"),
    ConnectionCase(
      "the screens in a property that a protocol asks for",
      """
      protocol Item { var screen: UIViewController { get } }
      struct A: Item { var screen: UIViewController { Log() } }
      struct B: Item { let screen: UIViewController = Help() }
      class Front: UITableViewController {
        var items: [Item] = []
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          present(items[path.row].screen, animated: true)
        }
      }
      """, "Front -present?-> Help", "Front -present?-> Log"),
    ConnectionCase(
      "a value of a case of which only the type is known",
      """
      enum Page {
        case log, help
        func screen() -> UIViewController {
          switch self { case .log: return Log(); case .help: return Help() }
        }
      }
      enum Route { case home, page(Page) }
      class Front: UIViewController {
        func open(_ route: Route) {
          switch route {
          case .home: break
          case .page(let page): present(page.screen(), animated: true)
          }
        }
      }
      """, "Front -present?-> Help", "Front -present?-> Log"),
    ConnectionCase(
      "an element of a list of which only the type is known",
      """
      enum Page {
        case log, help
        func screen() -> UIViewController {
          switch self { case .log: return Log(); case .help: return Help() }
        }
      }
      class Front: UITableViewController {
        var pages: [Page] = []
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          navigationController?.pushViewController(pages[path.row].screen(), animated: true)
        }
      }
      """, "Front -push?-> Help", "Front -push?-> Log"),
    ConnectionCase(
      "the only type that is a delegate",
      """
      protocol RouterDelegate: AnyObject { func show() }
      class Router {
        private unowned let delegate: RouterDelegate
        init(_ delegate: RouterDelegate) { self.delegate = delegate }
        func route() { delegate.show() }
      }
      class Flow: RouterDelegate {
        let navigationController: UINavigationController
        var router: Router!
        init() { router = Router(self) }
        func show() { navigationController.pushViewController(Log(), animated: true) }
      }
      class Front: UIViewController {
        let router: Router
        @objc func tapped() { router.route() }
      }
      """, "Front -push-> Log by Router and Flow"),
    ConnectionCase(
      "an initialiser that a call with fewer default values means",
      """
      class Navigation: UINavigationController {
        convenience init(rootViewController: UIViewController, isClear: Bool = false) {
          self.init(rootViewController: rootViewController)
        }
        override private init(rootViewController: UIViewController) {
          super.init(rootViewController: rootViewController)
        }
      }
      class Front: UIViewController {
        func go() { present(Navigation(rootViewController: Log()), animated: true) }
      }
      """, "Front -present-> Log"),
    ConnectionCase(
      "an initialiser that moves",
      """
      class Panel: NSObject {
        override init() { super.init(); LogWindow().showWindow(nil) }
      }
      class LogWindow: NSWindowController {}
      class Front: NSViewController {
        var panel: Panel?
        func open() { panel = Panel() }
      }
      """, "Front -show-> LogWindow by Panel"),
    ConnectionCase(
      "a window that is made with its content",
      """
      class Pane: NSViewController {}
      class Panels {
        func open() {
          let window = NSWindow(contentViewController: Pane())
          window.makeKeyAndOrderFront(nil)
        }
      }
      class Front: NSViewController {
        func go() { Panels().open() }
      }
      """, "Front -rootViewController-> Pane by Panels"),
    ConnectionCase(
      "a target's method",
      """
      class Menu {
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func enable() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          presenter.view.addGestureRecognizer(tap)
        }
        @objc func tapped() { presenter.present(Log(), animated: true) }
      }
      class Front: UIViewController {
        var menu: Menu?
        override func viewDidLoad() {
          menu = Menu(presenter: self)
          menu?.enable()
        }
      }
      """, "Front -present-> Log by Menu"),
    ConnectionCase(
      "a key path as a function",
      """
      class Item { let content: UIViewController; init(content: UIViewController) { self.content = content } }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [Item(content: Log()), Item(content: Help())].map(\\.content)
        }
      }
      """, "Tabs -viewControllers-> Help", "Tabs -viewControllers-> Log"),
    ConnectionCase(
      "a function that returns the item of a tab",
      """
      class Pane: NSViewController {}
      class Panes {
        static func make() -> NSTabViewItem { return NSTabViewItem(viewController: Pane()) }
      }
      class Front: NSWindowController {
        override func windowDidLoad() {
          let tabs = NSTabViewController()
          tabs.addTabViewItem(Panes.make())
          contentViewController = tabs
        }
      }
      """, "Front -rootViewController-> Pane"),
    ConnectionCase(
      "the generic parameter of a class",
      """
      protocol Pane: CaseIterable { var controller: NSViewController { get } }
      class General: NSViewController {}
      enum Panes: Pane { case general
        var controller: NSViewController { switch self { case .general: return General() } } }
      class Front<P: Pane>: NSWindowController {
        override func windowDidLoad() {
          let tabs = NSTabViewController()
          tabs.children = P.allCases.map { $0.controller }
          contentViewController = tabs
        }
      }
      """, "Front -rootViewController-> General"),
    ConnectionCase(
      "an extension of AppKit's storyboard",
      """
      class Front: NSViewController {
        func go() { presentAsSheet(NSStoryboard(name: "Main", bundle: nil).make()) }
      }
      extension NSStoryboard {
        func make() -> NSViewController {
          instantiateController(withIdentifier: "detail") as! NSViewController
        }
      }
      """, "Front -sheet-> detail", scenes: ["detail"]),
    ConnectionCase(
      "a view from a nib, by the class to which it is cast",
      """
      class Panel: UIView {
        static func make() -> Panel {
          Bundle.main.loadNibNamed("Panel", owner: nil, options: nil)![0] as! Panel
        }
        @objc func tapped() { window?.rootViewController?.present(Log(), animated: true) }
      }
      class Bar: UIView {
        @objc func tapped() { window?.rootViewController?.present(Help(), animated: true) }
      }
      class List: UIViewController {
        override func viewDidLoad() { view.addSubview(Panel.make()) }
      }
      class Front: UIViewController {
        override func viewDidLoad() {
          let bar = UINib(nibName: "Bar", bundle: nil).instantiate(withOwner: nil).first as? Bar
          view.addSubview(bar!)
        }
      }
      """, "Front -present?-> Help by Bar", "List -present?-> Log by Panel"),
    ConnectionCase(
      "a cell that a generic function dequeues, by the type of the constant",
      """
      extension UITableView {
        func dequeue<T: UITableViewCell>(_ path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T
        }
      }
      class Cell: UITableViewCell {
        @objc func tapped() { window?.rootViewController?.present(Log(), animated: true) }
      }
      class List: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell: Cell = table.dequeue(path)
          return cell
        }
      }
      """, "List -present?-> Log by Cell"),
    ConnectionCase(
      "a property of the type of a generic parameter, which is no class",
      """
      class Router<RootViewController: UIViewController> {
        let rootViewController: RootViewController
        init(root: RootViewController) { rootViewController = root }
      }
      class StackRouter: Router<UINavigationController> {}
      class Flow {
        let router: StackRouter
        init(router: StackRouter) { self.router = router }
      }
      class List: UIViewController {
        @objc func tapped() { open(Flow(router: StackRouter(root: navigationController!))) }
        func open(_ flow: Flow) {
          present(flow.router.rootViewController, animated: true)
          present(Log(), animated: true)
        }
      }
      """, "List -present-> Log"),
    ConnectionCase(
      "a protocol of the app that framework's controllers adopt",
      """
      protocol Presenting { func present(_ page: UIViewController, animated: Bool) }
      extension UIViewController: Presenting {}
      class UseCase {
        let rootViewController: Presenting
        init(root: Presenting) { rootViewController = root }
        func open() { rootViewController.present(Log(), animated: true) }
      }
      class List: UIViewController {
        @objc func tapped() {
          UseCase(root: navigationController!.topViewController!).open()
        }
      }
      """, "List -present-> Log by UseCase"),
    ConnectionCase(
      "a router that presents alerts, puts a screen on a stack if asked to, and goes back",
      """
      enum Options {
        case push
        case modal(_ style: Int? = nil, embeds: Bool = false)
        var embeds: Bool { if case .modal(_, let embeds) = self { embeds } else { false } }
      }
      class Empty: UIViewController {}
      class Router {
        static let StandardOptions: Options = .push
        func show(_ screen: UIViewController, from: UIViewController, options: Options = StandardOptions) {
          if screen is UIAlertController { return from.present(screen, animated: true) }
          var stack: UINavigationController?
          if options.embeds {
            stack = screen as? UINavigationController ?? UINavigationController(rootViewController: screen)
          }
          switch options {
          case .push: from.show(stack ?? screen, sender: nil)
          case .modal(let style, _): from.present(stack ?? screen, animated: style == nil)
          }
        }
        func back(from: UIViewController) {
          guard let stack = from.navigationController else { return }
          if stack.viewControllers.count == 1 {
            stack.viewControllers = [Empty()]
          } else {
            stack.popViewController(animated: true)
          }
        }
      }
      struct Page: View { var body: some View { Text("") } }
      class Front: UIViewController {
        let router: Router
        func log() { router.show(Log(), from: self) }
        func help() { router.show(Help(), from: self, options: .modal(embeds: true)) }
        func page() { router.show(UIHostingController(rootView: Page()), from: self) }
        func leave() { router.back(from: self) }
      }
      """, "Front -present-> Help", "Front -show-> Log", "Front -show-> Page"),
  ]
}
