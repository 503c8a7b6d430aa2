import Testing

@Suite("Coordinators lead to what they show") struct CoordinatorTests {
  @Test("A coordinator that is started leads to its screens", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  private static let classes = """
    class A: UIViewController {}
    class B: UIViewController {}
    class Coordinator {
      let root: UINavigationController
      init(_ root: UINavigationController) { self.root = root }
      func start() {}
    }

    """

  /// An app delegate that starts with what its body does.
  private static func start(_ body: String) -> String {
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let root = UINavigationController()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        \(body)
        return true
      }
    }

    """
  }

  /// A coordinator that shows one screen.
  private static func coordinator(of screen: String, _ then: String = "", _ members: String = "")
    -> String
  {
    """
    class \(screen)Coordinator: Coordinator {
      override func start() { root.pushViewController(\(screen)(), animated: true); \(then) }
      \(members)
    }

    """
  }

  private static let cases = [
    ConnectionCase(
      "a function whose result is declared as the base class",
      coordinator(of: "A") + coordinator(of: "B") + """
        class Builder {
          func first(_ root: UINavigationController) -> Coordinator { ACoordinator(root) }
        }
        """ + start("Builder().first(root).start()"),
      "AppDelegate -push-> A by ACoordinator", "BCoordinator -push-> B"),
    ConnectionCase(
      "a getter with a list of the base class",
      coordinator(of: "A") + coordinator(of: "B") + """
        class Tabs: Coordinator {
          lazy var a = ACoordinator(root)
          lazy var b = BCoordinator(root)
          var all: [Coordinator] { [a, b] }
          override func start() { all.forEach { $0.start() } }
        }
        """ + start("Tabs(root).start()"),
      "AppDelegate -push-> A by Tabs and ACoordinator",
      "AppDelegate -push-> B by Tabs and BCoordinator"),
    ConnectionCase(
      "a loop over a known list, each element of which is started",
      coordinator(of: "A") + coordinator(of: "B")
        + start("for each in [ACoordinator(root), BCoordinator(root)] { each.start() }"),
      "AppDelegate -push-> A by ACoordinator", "AppDelegate -push-> B by BCoordinator"),
    ConnectionCase(
      "a helper of the base class that starts a child",
      coordinator(of: "A", "start(child: BCoordinator(root))") + coordinator(of: "B") + """
        extension Coordinator { func start(child: Coordinator) { child.start() } }
        """ + start("ACoordinator(root).start()"),
      "AppDelegate -push-> A by ACoordinator",
      "AppDelegate -push-> B by ACoordinator and BCoordinator"),
    ConnectionCase(
      "a method of the base class that calls an overridden one",
      """
      class Flow {
        let root: UINavigationController
        init(_ root: UINavigationController) { self.root = root }
        final func begin() { begin(at: nil) }
        func begin(at page: URL?) {}
      }
      class AFlow: Flow {
        override func begin(at page: URL?) { root.pushViewController(A(), animated: true) }
      }
      class BFlow: Flow {
        override func begin(at page: URL?) { root.pushViewController(B(), animated: true) }
      }
      """ + start("AFlow(root).begin()"),
      "AppDelegate -push-> A by AFlow", "BFlow -push-> B", "Flow -push?-> B by BFlow"),
    ConnectionCase(
      "a method of a protocol's extension that calls a requirement",
      """
      protocol Flow {
        var root: UINavigationController { get }
        func begin(at page: URL?)
      }
      extension Flow { func begin() { begin(at: nil) } }
      struct AFlow: Flow {
        let root: UINavigationController
        func begin(at page: URL?) { root.pushViewController(A(), animated: true) }
      }
      struct BFlow: Flow {
        let root: UINavigationController
        func begin(at page: URL?) { root.pushViewController(B(), animated: true) }
      }
      """ + start("AFlow(root: root).begin()"),
      "AppDelegate -push-> A by AFlow", "BFlow -push-> B"),
    ConnectionCase(
      "a function for one screen that calls the one for several",
      """
      extension Coordinator {
        func set(_ screen: UIViewController) { set([screen]) }
        func set(_ screens: [UIViewController]) { root.setViewControllers(screens, animated: true) }
      }
      """ + start("Coordinator(root).set(A())"),
      "AppDelegate -viewControllers-> A"),
    ConnectionCase(
      "a function for views beside one for controllers",
      """
      import SwiftUI
      extension Coordinator {
        func show<Content: View>(_ view: Content) { show(UIHostingController(rootView: view)) }
        func show(_ screen: UIViewController) { root.pushViewController(screen, animated: true) }
      }
      struct Page: View { var body: some View { Text("a") } }
      """ + start("Coordinator(root).show(A()); Coordinator(root).show(Page())"),
      "AppDelegate -push-> A", "AppDelegate -push-> Page"),
    ConnectionCase(
      "lists that are joined",
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [A()] + [B()]
        }
      }
      class Pages: UITabBarController {
        override func viewDidLoad() {
          var others: [UIViewController] = []
          others += [A()]
          viewControllers = [B()] + others
        }
      }
      """, "Pages -viewControllers?-> A", "Pages -viewControllers?-> B",
      "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "an object that a class method makes",
      """
      class Log: UIViewController {
        class func make() -> Self { return self.init() }
        static func presentOn(_ screen: UIViewController) {
          screen.present(self.init(), animated: true)
        }
      }
      class List: UIViewController {
        func go() { present(Log.make(), animated: true) }
      }
      class Other: UIViewController { func go() { Log.presentOn(self) } }
      """, "List -present-> Log", "Other -present-> Log"),
    ConnectionCase(
      "the type of a property by the alias of another type",
      """
      protocol ListInteracting { func open() }
      class List: UIViewController {
        typealias Interacting = ListInteracting
        let model: Model
        init(model: Model) { self.model = model }
      }
      class Model {
        let interactor: List.Interacting
        init(interactor: List.Interacting) { self.interactor = interactor }
      }
      class Interactor: ListInteracting {
        let root: UINavigationController
        init(root: UINavigationController) { self.root = root }
        func open() { root.pushViewController(B(), animated: true) }
      }
      class Page: UIViewController {
        let model: Model
        @objc func tapped() { model.interactor.open() }
      }
      """, "Page -push-> B by Interactor"),
    ConnectionCase(
      "a delegate that is set where nothing else happens",
      """
      protocol StepDelegate: AnyObject { func finished(_ step: Step) }
      class Step { weak var delegate: StepDelegate? }
      class Runner: StepDelegate {
        let root: UINavigationController
        init(root: UINavigationController) { self.root = root }
        func watch(_ step: Step) { step.delegate = self }
        func finished(_ step: Step) { root.pushViewController(B(), animated: true) }
      }
      class Page: UIViewController {
        let step = Step()
        @objc func tapped() { step.delegate?.finished(step) }
      }
      """, "Page -push-> B by Runner"),
    ConnectionCase(
      "a delegate that may be one of two objects, called by a model",
      """
      protocol ModelDelegate: AnyObject { func wantsLog() }
      class Model {
        weak var delegate: ModelDelegate?
        func show() { delegate?.wantsLog() }
      }
      class Page: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
        @objc func tapped() { model.show() }
      }
      class First: Coordinator, ModelDelegate {
        override func start() {
          let model = Model()
          model.delegate = self
          root.pushViewController(Page(model: model), animated: true)
        }
        func wantsLog() { root.pushViewController(A(), animated: true) }
      }
      class Second: Coordinator, ModelDelegate {
        override func start() {
          let model = Model()
          model.delegate = self
          root.pushViewController(Page(model: model), animated: true)
        }
        func wantsLog() { root.present(B(), animated: true) }
      }
      """ + start("First(root).start(); Second(root).start()"),
      "AppDelegate -push-> Page by First and Second", "Page -present?-> B by Model and Second",
      "Page -push?-> A by Model and First"),
    ConnectionCase(
      "a closure that is handed on within the call that makes the screen",
      """
      class Model {
        let tap: () -> Void
        init(tap: @escaping () -> Void) { self.tap = tap }
      }
      class Page: UIViewController {
        let model: Model
        init(model: Model) { self.model = model }
        @objc func tapped() { model.tap() }
      }
      class Builder {
        func page(tap: @escaping () -> Void) -> UIViewController { Page(model: Model(tap: tap)) }
      }
      class Pages: Coordinator {
        override func start() {
          let page = Builder().page(tap: { [weak self] in self?.showLog() })
          root.pushViewController(page, animated: true)
        }
        func showLog() { root.pushViewController(A(), animated: true) }
      }
      """ + start("Pages(root).start()"),
      "AppDelegate -push-> Page by Pages", "Page -push-> A by Pages"),
    ConnectionCase(
      "a navigation controller that overrides how screens are pushed",
      """
      class Stack: UINavigationController {
        override func pushViewController(_ screen: UIViewController, animated: Bool) {
          screen.navigationItem.backButtonTitle = ""
          super.pushViewController(screen, animated: animated)
        }
      }
      class Page: UIViewController {
        func go() {
          let stack = Stack()
          stack.pushViewController(A(), animated: false)
          present(stack, animated: true)
        }
      }
      """, "Page -present-> A"),
    ConnectionCase(
      "one of two cases, and a case that nothing asks for",
      """
      enum Route { case a, b, other }
      class Router {
        func screen(for route: Route) -> UIViewController {
          switch route {
          case .a: return A()
          case .b: return B()
          case .other: return UINavigationController(rootViewController: Other())
          }
        }
        func show(_ route: Route, from screen: UIViewController) {
          screen.present(self.screen(for: route), animated: true)
        }
      }
      class Other: UIViewController {}
      class Page: UIViewController {
        let router = Router()
        func go() {
          let route: Route = isEditing ? .a : .b
          router.show(route, from: self)
        }
      }
      class Last: UIViewController { func go() { Router().show(.b, from: self) } }
      """, "Last -present-> B", "Page -present?-> A", "Page -present?-> B"),
    ConnectionCase(
      "a closure with which a view in a hosting controller is made",
      """
      import SwiftUI
      struct Page: View {
        var title = ""
        let done: () -> Void
        var body: some View { Button("Done") { done() } }
      }
      class Pages: Coordinator {
        override func start() {
          let page = Page { [weak self] in self?.showLog() }
          root.pushViewController(UIHostingController(rootView: page), animated: true)
        }
        func showLog() { root.pushViewController(A(), animated: true) }
      }
      """ + start("Pages(root).start()"),
      "AppDelegate -push-> Page by Pages", "Page -push-> A by Pages"),
    ConnectionCase(
      "children that a library's function starts",
      """
      import Coordination
      final class Child: NSObject, ChildCoordinator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(A(), animated: true) }
      }
      final class Parent: NSObject, ParentCoordinator {
        func start() { openChild(Child()) }
      }
      """ + start("Parent().start()"), "AppDelegate -push?-> A by Parent and Child"),
    ConnectionCase(
      "a navigation controller with a first screen of its own, from a factory",
      """
      class Log: UINavigationController {
        init() { super.init(nibName: nil, bundle: nil); restart() }
        func restart() { setViewControllers([A()], animated: false) }
      }
      protocol Making { func log() -> UIViewController }
      struct Maker: Making { func log() -> UIViewController { other() }; func other() -> Log { Log() } }
      class Page: UIViewController {
        let maker: Making
        init(maker: Making) { self.maker = maker }
        func go() { present(maker.log(), animated: true) }
      }
      """, "Log -viewControllers-> A", "Page -present-> Log"),
    ConnectionCase(
      "a view that is made without arguments, and overrides the initialiser for that",
      """
      class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        @objc func tapped() { window?.rootViewController?.present(A(), animated: true) }
      }
      class Page: UIViewController {
        override func viewDidLoad() { view.addSubview(Card()) }
      }
      """, "Page -present-> A by Card"),
    ConnectionCase(
      "a start-up of many coordinators in a row",
      coordinator(of: "A", "BCoordinator(root).start()") + coordinator(of: "B", "C(root).start()")
        + """
        class C: Coordinator { override func start() { D(root).start() } }
        class D: Coordinator { override func start() { E(root).start() } }
        class E: Coordinator { override func start() { F(root).start() } }
        class F: Coordinator {
          override func start() { root.pushViewController(Last(), animated: true) }
        }
        class Last: UIViewController {}
        """ + start("ACoordinator(root).start()"),
      "AppDelegate -push-> A by ACoordinator",
      "AppDelegate -push-> B by ACoordinator and BCoordinator",
      "AppDelegate -push-> Last by ACoordinator, BCoordinator and 4 more"),
  ]
}
