import SourceNavigation
import Testing

@Suite("Screens that source makes") struct MadeScreenTests {
  @Test("A move leads to the screen that was made", arguments: cases)
  func screens(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: sample.source).printed == sample.expected)
  }

  @Test("The superclass determines the kind of a class, whatever the names of its protocols")
  func protocolNames() {
    let source = """
      class Manager: NSObject, OrientationController {}
      class Base: Manager, MenuShowing {}
      class Screen: LibraryViewController {}
      class List: UIViewController { func go() { _ = Manager(); _ = Base(); _ = Screen() } }
      """
    #expect(NavigationFacts(swift: source).printed == ["List instantiate made Screen ?"])
  }

  @Test("A constraint of a protocol extension does not change the kind of a class")
  func constrainedProtocols() {
    let source = """
      protocol Content {}
      extension Content where Self: UINavigationController { func reset() {} }
      class Screen: UIViewController, Content {}
      class List: UIViewController { func go() { keep(Screen()) } }
      """
    #expect(NavigationFacts(swift: source).printed == ["List instantiate made Screen ?"])
  }

  private static let cases = [
    NavigationCase(
      "a tab bar controller of the app whose children another object sets",
      """
      class Tabs: UITabBarController {}
      class First: UIViewController {}
      class Flow {
        let window: UIWindow
        func start() {
          let tabs = Tabs()
          tabs.viewControllers = [UINavigationController(rootViewController: First())]
          window.rootViewController = tabs
        }
      }
      """, "Flow rootViewController made Tabs", "Tabs viewControllers made First"),
    NavigationCase(
      "a tab bar controller of UIKit",
      """
      class First: UIViewController {}
      class Flow {
        let window: UIWindow
        func start() {
          let tabs = UITabBarController()
          tabs.viewControllers = [First()]
          window.rootViewController = tabs
        }
      }
      """, "Flow rootViewController made First"),
    NavigationCase(
      "a view that a result builder puts together",
      """
      struct Simple: View {}
      struct Full: View {}
      struct Late: View {}
      class Themed<Content: View>: UIHostingController<Content> {}
      class List: UIViewController {
        @ViewBuilder func choice(_ isSimple: Bool) -> some View {
          if isSimple { Simple().padding() } else {
            let model = Model()
            Full(model: model).padding()
          }
        }
        @ViewBuilder var only: some View {
          let model = Model()
          Late(model: model)
        }
        func go() { present(UIHostingController(rootView: choice(flag)), animated: true) }
        func open() { show(UIHostingController(rootView: only), sender: nil) }
        func themed() { showDetailViewController(Themed(rootView: choice(flag)), sender: nil) }
      }
      """, "List present view Full ?", "List present view Simple ?", "List show view Late",
      "List showDetail view Full ?", "List showDetail view Simple ?"),
    NavigationCase(
      "a generic hosting controller of the app",
      """
      class Themed<Content: View>: UIHostingController<Content> {}
      class Styled<Content: View>: Themed<AnyView> {
        init(rootView: Content) { super.init(rootView: AnyView(rootView.padding())) } }
      class About: UIHostingController<AboutView> {}
      struct AboutView: View {}
      struct Toast: View {}
      class List: UIViewController {
        func go() { present(Themed(rootView: Toast().padding()), animated: true) }
        func open() { show(Styled(rootView: Toast()), sender: nil) }
        func about() { show(About(rootView: AboutView()), sender: nil) }
        func any<V: View>(_ view: V) { showDetailViewController(Themed(rootView: view), sender: nil) }
      }
      """, "About rootViewController view AboutView", "List present view Toast",
      "List show made About", "List show view Toast", "List showDetail made Themed"),
    NavigationCase(
      "a hosting controller of the app, which shows the view that it is declared or made for",
      """
      struct Settings: View { var body: some View { EmptyView() } }
      struct Profile: View { var body: some View { EmptyView() } }
      struct Late: View { var body: some View { EmptyView() } }
      class Declared: UIHostingController<ModifiedContent<Settings, Padding>> {}
      class Wrapped: UIHostingController<AnyView> {
        init() { super.init(rootView: AnyView(Profile().padding())) } }
      class Assigned: UIHostingController<AnyView> {
        init() {
          super.init(rootView: AnyView(EmptyView()))
          rootView = AnyView(Late())
        }
      }
      class List: UIViewController {
        func go() { show(Wrapped(), sender: nil) }
        func open() { present(Assigned(), animated: true) }
      }
      """, "Assigned rootViewController view Late", "Declared rootViewController view Settings",
      "List present made Assigned", "List show made Wrapped",
      "Wrapped rootViewController view Profile"),
    NavigationCase(
      "a view of a generic type, which is called as another type",
      """
      struct Parser { struct Content: View {} }
      struct Content: View {}
      struct Holder<Content: View> {
        class Coordinator {
          let root: Content
          func go() { show(UIHostingController(rootView: root), sender: nil) }
        }
      }
      class List: UIViewController {
        func go<V: View>(_ view: V) { show(UIHostingController(rootView: view), sender: nil) }
        func open() { show(UIHostingController(rootView: Content()), sender: nil) }
      }
      """, "List show view Content"),
    NavigationCase(
      "a plain controller with a nib",
      """
      class List: UIViewController {
        func go() { show(UIViewController(nibName: "Chat", bundle: nil), sender: nil) }
        func open() { NSWindowController(windowNibName: "Panel").showWindow(nil) }
        func plain() { present(UIViewController(nibName: nil, bundle: nil), animated: true) }
      }
      """, "List show nib Chat of ?", "List show nib Panel of ?"),
    NavigationCase(
      "what an object keeps and shows of its own accord",
      """
      class Picker: UIViewController {}
      class PickerFlow {
        private let picker: Picker
        private let nav: UINavigationController
        init(nav given: UINavigationController) { nav = given; picker = Picker() }
        func start() { nav.pushViewController(picker, animated: true) }
      }
      class MainFlow {
        let nav: UINavigationController
        func go() { let flow = PickerFlow(nav: nav); flow.start() }
      }
      """, "PickerFlow push made Picker"),
    NavigationCase(
      "a screen that shows itself in a navigation controller",
      """
      class Detail: UIViewController {
        static func show(on host: UIViewController) {
          let nav = UINavigationController(rootViewController: Detail())
          host.present(nav, animated: true)
        }
      }
      class List: UIViewController { func go() { Detail.show(on: self) } }
      """, "List present made Detail"),
    NavigationCase(
      "an alert of the app's own class",
      """
      class Themed: UIAlertController {}
      class Other: UIViewController {}
      class Mail: Base {}
      class Base: MFMailComposeViewController { init(to: String) { super.init(nibName: nil, bundle: nil) } }
      class Library: SKViewController {}
      class List: UIViewController {
        let mail: Mail
        func go() { present(Themed(title: "", message: "", preferredStyle: .alert), animated: true) }
        func ask(host: Other) {
          let alert = Themed(title: "", message: nil, preferredStyle: .alert)
          alert.show(host, sender: nil)
          host.present(alert, animated: true)
        }
        func write() { present(Base(to: "a"), animated: true); present(mail, animated: true) }
        func open() { present(Library(), animated: true) }
      }
      """, "List present made Library"),
    NavigationCase(
      "what may be a controller by its name alone",
      """
      class Section: ListSectionController {}
      class Sheet: SheetController {}
      class List: UIViewController {
        func make() { _ = Section(); _ = VersionsController(); _ = OtherViewController() }
        func go() { present(Sheet(), animated: true); show(DrawerController(), sender: nil) }
      }
      """, "List instantiate made OtherViewController ?", "List present made Sheet",
      "List show made DrawerController"),
    NavigationCase(
      "a protocol that is extended for navigation controllers",
      """
      protocol Content {}
      extension Content where Self: UINavigationController { var size: Int { 1 } }
      class Detail: UIViewController, Content {}
      class List: UIViewController { func go() { keep(Detail()) } }
      """, "List instantiate made Detail ?"),
    NavigationCase(
      "a library's factory",
      """
      class Login: UIViewController, StoryboardBased {
        static func other() -> UIViewController { preconditionFailure() }
      }
      class Flow {
        func other() { nav?.show(Login.other(), sender: nil) }
        func go() { nav?.pushViewController(Login.instantiate(), animated: true) }
        func open() {
          let login = Login.fromStoryboard()
          login.title = "x"
          nav?.present(login, animated: true)
        }
        func warn() { nav?.present(UIAlertController.make(), animated: true) }
      }
      """, "Flow present obtained Login", "Flow push obtained Login"),
    NavigationCase(
      "a type that adopts a protocol which an extension limits to controllers",
      """
      protocol Presentable {}
      extension Presentable where Self: UIViewController { var isShown: Bool { true } }
      class Detail: UIViewController, Presentable {}
      class Coordinator: Presentable {}
      class List: UIViewController {
        func go() {
          keep(Coordinator())
          show(Detail(), sender: nil)
        }
      }
      """, "List show made Detail"),
    NavigationCase(
      "a container that gets its children after it is shown",
      """
      class Detail: UIViewController {}
      class Other: UIViewController {}
      class List: UIViewController {
        func go() {
          let stack = UINavigationController()
          splitViewController?.viewControllers = [stack, Other()]
          stack.viewControllers = [Detail()]
        }
      }
      """, "List viewControllers made Detail", "List viewControllers made Other"),
  ]
}
