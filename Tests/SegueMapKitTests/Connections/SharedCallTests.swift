import Testing

/// What is shared by many screens, and what tells their calls apart.
@Suite("Calls that many screens share") struct SharedCallTests {
  @Test("What a call leads to depends on who makes it", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      class A: UIViewController {}
      class B: UIViewController {}
      class C: UIViewController {}
      class D: UIViewController {}
      class E: UIViewController {}

      """
    try sample.expectEdges(beside: screens)
  }

  /// Actions that a helper of all wireframes calls, a presenter for each page that makes one, and a presenter that shows
  /// those of others.
  private static func dialogues(_ pages: String...) -> String {
    """
    struct Action {
      let handler: (() -> Void)?
      init(handler: @escaping () -> Void) { self.handler = handler }
    }
    struct Dialogue { let actions: [Action] }
    protocol Dialogues: AnyObject { func present(dialogue: Dialogue, from view: UIViewController?) }
    extension Dialogues {
      func present(dialogue: Dialogue, from view: UIViewController?) {
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        dialogue.actions.forEach { action in
          alert.addAction(UIAlertAction(title: "", style: .default) { _ in action.handler?() })
        }
        view?.present(alert, animated: true)
      }
    }
    protocol PlainWireframeProtocol: Dialogues {}
    class PlainWireframe: PlainWireframeProtocol {}
    class PlainPresenter {
      weak var view: UIViewController?
      let wireframe: PlainWireframeProtocol
      func show(_ dialogue: Dialogue) { wireframe.present(dialogue: dialogue, from: view) }
    }
    class Plain: UIViewController {
      let presenter: PlainPresenter
      func tapped() { presenter.show(load()) }
    }

    """
      + pages.map { page in
        """
        protocol \(page)WireframeProtocol: Dialogues { func show(from view: UIViewController?) }
        class \(page)Wireframe: \(page)WireframeProtocol {
          func show(from view: UIViewController?) {
            view?.navigationController?.pushViewController(\(page)(), animated: true)
          }
        }
        class \(page)Presenter {
          weak var view: UIViewController?
          let wireframe: \(page)WireframeProtocol
          func ask() {
            let action = Action { [weak self] in self?.wireframe.show(from: self?.view) }
            wireframe.present(dialogue: Dialogue(actions: [action]), from: view)
          }
        }
        class Before\(page): UIViewController {
          let presenter: \(page)Presenter
          func tapped() { presenter.ask() }
        }
        """
      }.joined(separator: "\n")
  }

  /// A delegate's protocol with a default, which `BaseScreen` adopts with another protocol.
  private static let payments = """
    protocol PaymentDelegate: AnyObject { func pay() }
    extension PaymentDelegate where Self: UIViewController {
      func pay() { present(C(), animated: true) }
    }
    protocol Base: PaymentDelegate {}
    class BaseScreen: UIViewController, Base {}

    """

  private static let cases = [
    ConnectionCase(
      "actions of dialogues, each with a closure of its own, which one helper calls",
      dialogues("A", "B", "C", "D", "E"),
      "BeforeA -push-> A by APresenter and AWireframe",
      "BeforeB -push-> B by BPresenter and BWireframe",
      "BeforeC -push-> C by CPresenter and CWireframe",
      "BeforeD -push-> D by DPresenter and DWireframe",
      "BeforeE -push-> E by EPresenter and EWireframe"),
    ConnectionCase(
      "a router for any pages, of which a property or a subclass says which these are",
      """
      protocol Page { func make() -> UIViewController }
      enum Main: Page {
        case a, b
        func make() -> UIViewController {
          switch self {
          case .a: return A()
          case .b: return B()
          }
        }
      }
      enum Help: Page {
        case a, c
        func make() -> UIViewController {
          switch self {
          case .a: return A()
          case .c: return C()
          }
        }
      }
      class Router<Value: Page> {
        let stack = UINavigationController()
        func push(_ page: Value) { stack.pushViewController(page.make(), animated: true) }
      }
      class HelpRouter: Router<Help> {}
      class Start: UIViewController {
        let router: Router<Main>
        let help: HelpRouter
        func tapped() { router.push(.b) }
        func held() { help.push(.c) }
      }
      """, "Start -push-> B", "Start -push-> C"),
    ConnectionCase(
      "a generic presenter that makes the screen of which its subclasses give the class",
      """
      protocol Presentable: UIViewController { init(presenter: Any) }
      class Presenter<Page: Presentable, Value> {
        weak var page: Page!
        let value: Value?
        init(value: Value? = nil) { self.value = value }
        func start() -> Page { create() }
        func create() -> Page { Page(presenter: self) }
      }
      class PlainPresenter<Page: Presentable>: Presenter<Page, Void> {}
      class Screen<Actions>: UIViewController { let presenter: Actions }
      class First: Screen<FirstPresenter>, Presentable { func tapped() { presenter.open() } }
      class Second: UIViewController, Presentable {}
      class FirstPresenter: PlainPresenter<First> {
        func open() {
          page.navigationController?.pushViewController(
            SecondPresenter(value: 1).start(), animated: true)
        }
      }
      class SecondPresenter: Presenter<Second, Int> {}
      class Start: UIViewController {
        func tapped() { present(FirstPresenter().start(), animated: true) }
      }
      """, "First -push-> Second by FirstPresenter", "Start -present-> First"),
    ConnectionCase(
      "overloads of which each fulfils the requirement of another protocol",
      """
      enum Main { case a, back }
      enum Part { case b, back }
      protocol MainFlow { func go(to page: Main) }
      protocol PartFlow { func go(to page: Part) }
      class Flow: MainFlow, PartFlow {
        let stack: UINavigationController
        func go(to page: Main) {
          switch page {
          case .a: stack.pushViewController(A(), animated: true)
          case .back: stack.popViewController(animated: true)
          }
        }
        func go(to page: Part) {
          switch page {
          case .b: stack.pushViewController(B(), animated: true)
          case .back: stack.popViewController(animated: true)
          }
        }
      }
      class First: UIViewController { let flow: MainFlow; func tapped() { flow.go(to: .a) } }
      class Second: UIViewController { let flow: PartFlow; func tapped() { flow.go(to: .back) } }
      class Third: UIViewController { let flow: PartFlow; func tapped() { flow.go(to: .b) } }
      """, "First -push-> A by Flow", "Third -push-> B by Flow"),
    ConnectionCase(
      "screens that are registered with a container, which makes them for what resolves them",
      """
      class Assembly {
        func assemble(container: Container) {
          container.register(A.self) { resolver in A() }
          container.register(B.self) { _ in B() }
        }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          Assembly().assemble(container: Container.shared)
          return true
        }
      }
      class Start: UIViewController {
        let container: Container
        func tapped() { present(container.resolve(A.self)!, animated: true) }
      }
      """, "Start -present-> A"),
    ConnectionCase(
      "a button that an extension of all controllers adds",
      """
      extension UIViewController {
        func addHelpButton() {
          let button = UIButton()
          button.addTarget(self, action: #selector(helpTapped), for: .touchUpInside)
        }
        @objc private func helpTapped() {
          navigationController?.pushViewController(C(), animated: true)
        }
      }
      class Start: UIViewController { override func viewDidLoad() { addHelpButton() } }
      class Other: UIViewController { override func viewDidLoad() {} }
      """, "Start -push-> C"),
    ConnectionCase(
      "a default that nothing is known to call, of a protocol that one class names and a base class adopts with another",
      payments + """
        class First: BaseScreen {}
        class Second: UIViewController, PaymentDelegate {}
        """, "Second -present-> C"),
    ConnectionCase(
      "what the delegates of a protocol do, which a base class only adopts with another protocol",
      payments + """
        class First: BaseScreen { func tapped() { pay() } }
        class Second: BaseScreen {}
        class Third: UIViewController, PaymentDelegate {
          let service: Service
          func tapped() { service.start(self) }
        }
        class Service { func start(_ delegate: PaymentDelegate) { delegate.pay() } }
        """, "First -present-> C", "Third -present-> C"),
  ]
}
