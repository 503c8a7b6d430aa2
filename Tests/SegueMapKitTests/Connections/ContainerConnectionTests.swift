import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Containers of an app are screens, or what they contain") struct ContainerConnectionTests {
  @Test("Navigation controllers and hosting views of the app", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  private static let classes = """
    class A: UIViewController {}
    class B: UIViewController {}
    struct Page: View { var body: some View { Text("") } }

    """

  /// A navigation controller with an initialiser, which shows `B`.
  private static func flow(_ initialisation: String) -> String {
    """
    class Flow: UINavigationController {
      init() { \(initialisation) }
      @objc func next() { present(B(), animated: true) }
    }
    class List: UIViewController { @objc func tapped() { present(Flow(), animated: true) } }
    """
  }

  private static let cases = [
    ConnectionCase(
      "a window of the app that is shared",
      """
      class Panel: NSWindow {
        static let shared = Panel()
        init() {
          super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          contentView = NSHostingView(rootView: Page())
        }
      }
      class List: NSViewController { @objc func tapped() { Panel.shared.makeKeyAndOrderFront(nil) } }
      """, "List -rootViewController-> Page by Panel"),
    ConnectionCase(
      "a stack of labels in a hosting controller",
      """
      class List: UIViewController {
        override func viewDidLoad() { addChild(UIHostingController(rootView: VStack { Text("") })) }
      }
      """),
    ConnectionCase(
      "the window of a nib under another name",
      """
      class Sheet: NSWindowController {
        @IBOutlet var panel: NSPanel!
        func open(on window: NSWindow) { window.beginSheet(panel, completionHandler: nil) }
      }
      class List: NSViewController {
        @objc func tapped() { Sheet(windowNibName: "Sheet").open(on: view.window!) }
      }
      """, "List -sheet-> Sheet"),
    ConnectionCase(
      "a navigation controller that leads to screens itself, and sets its children",
      flow("super.init(nibName: nil, bundle: nil); viewControllers = [A()]"),
      "Flow -present-> B", "Flow -viewControllers-> A", "List -present-> Flow"),
    ConnectionCase(
      "a navigation controller that leads to screens itself, and is initialised with its root",
      flow("super.init(rootViewController: A())"),
      "Flow -present-> B", "Flow -rootViewController-> A", "List -present-> Flow"),
    ConnectionCase(
      "a navigation controller that leads to screens itself is what it is made with, which leads there",
      """
      class Flow: UINavigationController { @objc func next() { present(B(), animated: true) } }
      class List: UIViewController {
        @objc func tapped() { present(Flow(rootViewController: A()), animated: true) }
      }
      """, "A -present?-> B by Flow", "List -present-> A"),
    ConnectionCase(
      "a navigation controller that makes its root of what it gets",
      """
      class Flow: UINavigationController {
        init(page: UIViewController?) {
          let root = page ?? A()
          super.init(rootViewController: root)
        }
        @objc func next() { present(B(), animated: true) }
      }
      class C: UIViewController {}
      class List: UIViewController { @objc func tapped() { present(Flow(page: C()), animated: true) } }
      """, "A -present?-> B by Flow", "C -present?-> B by Flow", "List -present?-> A",
      "List -present?-> C"),
    ConnectionCase(
      "a controller of a library is what it is made with, under any label",
      """
      extension UIViewController {
        func showSheet(content: UIViewController, size: CGFloat) {
          let sheet = SheetViewController(controller: content, sizes: [.fixed(size)])
          present(sheet, animated: false)
        }
      }
      class List: UIViewController {
        @objc func tapped() { showSheet(content: A(), size: 300) }
        @objc func held() { present(DrawerViewController(drawer: B()), animated: true) }
      }
      """, "List -present-> A", "List -present-> B"),
    ConnectionCase(
      "a navigation controller that only looks other than UIKit's is what it contains",
      """
      class Bar: UINavigationController {
        override func viewDidLoad() { navigationBar.isTranslucent = false }
      }
      class List: UIViewController {
        @objc func tapped() { present(Bar(rootViewController: A()), animated: true) }
      }
      """, "List -present-> A"),
    ConnectionCase(
      "the navigation controller of a screen shows the screen",
      """
      class List: UIViewController {
        @objc func tapped() {
          let page = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "Detail") as! Detail
          present(page.navigationController!, animated: true)
        }
      }
      class Detail: UIViewController {}
      """, "List -present-> Detail", scenes: ["Detail"]),
    ConnectionCase(
      "a hosting view of the app is the view that it is initialised with",
      """
      class PageView: NSHostingView<AnyView> { init() { super.init(rootView: AnyView(Page())) } }
      class Panel: NSPanel { func show() { contentView = PageView(); makeKeyAndOrderFront(nil) } }
      class List: NSViewController { @objc func tapped() { Panel().show() } }
      """, "List -rootViewController-> Page by Panel"),
    ConnectionCase(
      "a hosting controller gets its view after it is made",
      """
      class Pages {
        func make() -> UIViewController {
          let host = UIHostingController(rootView: AnyView(EmptyView()))
          host.rootView = AnyView(Page())
          return host
        }
      }
      class List: UIViewController {
        @objc func tapped() { present(Pages().make(), animated: true) }
      }
      """, "List -present-> Page"),
    ConnectionCase(
      "a getter that returns nothing is for subclasses",
      """
      class Base: UIViewController {
        var splash: UIViewController? { nil }
        override func viewDidLoad() { if let splash { addChild(splash) } }
      }
      class Front: Base { override var splash: UIViewController? { A() } }
      """, "Front -addChild-> A"),
    ConnectionCase(
      "a controller that only tells over which window the system shows something",
      """
      class List: UIViewController {
        @objc func tapped() {
          let session = ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { _, _ in }
          session.presentationContextProvider = A()
          session.start()
          show(B(), sender: nil)
        }
      }
      """, "List -show-> B"),
    ConnectionCase(
      "a navigation controller that sets or pushes the screen with which it is made",
      """
      class Stack: UINavigationController {
        override init(rootViewController: UIViewController) {
          super.init(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
          setViewControllers([rootViewController], animated: false)
        }
      }
      class Pages: UINavigationController {
        init(page: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          self.pushViewController(page, animated: false)
        }
      }
      class List: UIViewController {
        @objc func tapped() { present(Stack(rootViewController: A()), animated: true) }
        @objc func held() { present(Pages(page: B()), animated: true) }
      }
      """, "List -present-> A", "List -present-> B"),
    ConnectionCase(
      "a controller whose view is placed in another one, and one that is a child as well",
      """
      class List: UIViewController {
        lazy var header = A()
        override func viewDidLoad() {
          view.insertSubview(header.view, at: 0)
          let page = UIHostingController(rootView: Page())
          stack.addArrangedSubview(page.view)
          let child = B()
          addChild(child)
          view.addSubview(child.view)
        }
      }
      """, "List -addChild-> B", "List -embed-> A", "List -embed-> Page"),
    ConnectionCase(
      "a coordinator that pushes on a navigation controller which is made for it and presented",
      """
      class Flow {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() { navigationController.pushViewController(A(), animated: false) }
        func more() { navigationController.pushViewController(B(), animated: false) }
      }
      class List: UIViewController {
        @objc func tapped() {
          let stack = UINavigationController()
          let flow = Flow(navigationController: stack)
          present(stack, animated: true)
          flow.start()
        }
      }
      class Menu: UIViewController {
        @objc func tapped() { Flow(navigationController: navigationController!).start() }
        @objc func held() {
          let flow = Flow(navigationController: UINavigationController())
          flow.more()
          showDetailViewController(flow.navigationController, sender: nil)
        }
      }
      """, "List -present-> A by Flow", "Menu -push-> A by Flow", "Menu -showDetail-> B by Flow"),
    ConnectionCase(
      "a function that sets the first screen of a navigation controller which is presented then",
      """
      class Flow {
        static func setRoot(in stack: UINavigationController) {
          stack.setViewControllers([A()], animated: false)
        }
        static func present(on screen: UIViewController) {
          let stack = UINavigationController()
          setRoot(in: stack)
          screen.present(stack, animated: true)
        }
      }
      class List: UIViewController { func open() { Flow.present(on: self) } }
      """, "List -present-> A by Flow"),
  ]
}
