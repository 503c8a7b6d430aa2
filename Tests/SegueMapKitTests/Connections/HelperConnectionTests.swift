import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Helpers lead to what they are given, keep or override") struct HelperConnectionTests {
  @Test("A helper acts for the screen that uses it", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  @Test("A helper is in the graph only if a segue leads through it")
  func idleHelpers() throws {
    let router = """
      class A: UIViewController {}
      class B: UIViewController {}
      class Router {
        weak var host: UIViewController?
        func open() { host?.present(A(), animated: true) }
      }
      class List: UIViewController {
        let router = Router()
        @objc func tapped() { router.open() }

      """
    let folded = try SourceSketch(router + "}")
    #expect(folded.edges == ["List -present-> A by Router"])
    #expect(folded.classes.contains("Router"))
    let beside = try SourceSketch(router + "func open() { present(A(), animated: true) } }")
    #expect(beside.edges == ["List -present-> A"])
    #expect(!beside.classes.contains("Router"))
  }

  private static let classes = """
    class A: UIViewController {}
    class B: UIViewController {}

    """

  private static let cases = [
    ConnectionCase(
      "a method that five subclasses override, and that an object calls on itself",
      """
      class Panel: UIView {
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame); bindActions() }
        func bindActions() {}
      }
      """
        + (1...5).map {
          """

          class Target\($0): UIViewController {}
          class Panel\($0): Panel {
            weak var host: Page\($0)?
            let button = UIButton()
            override func bindActions() {
              button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }
            @objc func tapped() { host?.open\($0)() }
          }
          class Page\($0): UIViewController {
            override func loadView() { let panel = Panel\($0)(); panel.host = self; view = panel }
            func open\($0)() { present(Target\($0)(), animated: true) }
          }
          """
        }.joined() + """

          class List: UIViewController {
            func open(_ page: UIViewController) { present(page, animated: true) }
            override func loadView() { let panel = ListPanel(); panel.list = self; view = panel }
          }
          class ListPanel: Panel {
            weak var list: List?
            let button = UIButton()
            override func bindActions() {
              button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }
            @objc func tapped() { list?.open(A()) }
          }
          """, "List -present-> A by ListPanel", "Page1 -present-> Target1",
      "Page2 -present-> Target2", "Page3 -present-> Target3", "Page4 -present-> Target4",
      "Page5 -present-> Target5"),
    ConnectionCase(
      "a call on the left of an assignment",
      """
      class Router {
        weak var host: UIViewController?
        func open() -> UIViewController { let a = A(); host?.present(a, animated: true); return a }
      }
      class List: UIViewController {
        let router = Router()
        @objc func tapped() { router.open().title = "A" }
      }
      """, "List -present-> A by Router"),
    ConnectionCase(
      "a method that a library's function gets without a label",
      """
      class List: UIViewController {
        override func viewDidLoad() { library.perform(show) }
        func show() { present(A(), animated: true) }
      }
      class Presenter {
        weak var host: UIViewController?
        func load() { library.subscribe(onError: self.handle) }
        func handle() { host?.present(B(), animated: true) }
      }
      class Other: UIViewController {
        let presenter = Presenter()
        override func viewDidLoad() { presenter.load() }
      }
      """, "List -present-> A", "Other -present-> B by Presenter"),
    ConnectionCase(
      "an object that a closure in a property is declared to make",
      """
      class Flow {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func start() { host.present(A(), animated: true) }
      }
      class Coordinator {
        private let makeFlow: (UIViewController) -> Flow
        private let host: UIViewController
        init(host: UIViewController, makeFlow: @escaping (UIViewController) -> Flow) {
          self.host = host
          self.makeFlow = makeFlow
        }
        func start() { let flow = makeFlow(host); flow.start() }
      }
      class List: UIViewController {
        @objc func tapped() { Coordinator(host: self, makeFlow: { Flow(host: $0) }).start() }
      }
      """, "List -present-> A by Coordinator and Flow"),
    ConnectionCase(
      "a stack whose screens are unknown, by a helper that nothing asks for it",
      """
      class Stack: UINavigationController {}
      class Router {
        let stack: Stack
        let host: UIViewController
        init(stack: Stack, host: UIViewController) { self.stack = stack; self.host = host }
        @objc func open() { host.present(stack, animated: true) }
        @objc func help() { host.present(A(), animated: true) }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = Stack()
        }
      }
      """, "AppDelegate -rootViewController-> Stack", "Router -present-> A"),
    ConnectionCase(
      "a method that keeps the screen that it gets",
      """
      class Container: UIViewController {
        private var current: UIViewController? {
          didSet { if let current = current { addChild(current) } }
        }
        func start(with page: UIViewController) { current = page }
        override func viewDidLoad() { start(with: A()) }
      }
      """, "Container -addChild-> A"),
    ConnectionCase(
      "a handler with five cases that only one screen calls",
      """
      enum Option { case a, b, c, d, e }
      class Picker: UIViewController { var didSelect: ((Option) -> Void)?
        func row(_ option: Option) { didSelect?(option) } }
      class C: UIViewController {}
      class D: UIViewController {}
      class E: UIViewController {}
      class Coordinator {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func start() {
          let picker = Picker()
          picker.didSelect = { [weak self] in self?.handle($0) }
          host.present(picker, animated: true)
        }
        func handle(_ option: Option) {
          switch option {
          case .a: host.present(A(), animated: true)
          case .b: host.present(B(), animated: true)
          case .c: host.present(C(), animated: true)
          case .d: host.present(D(), animated: true)
          case .e: host.present(E(), animated: true)
          }
        }
      }
      class List: UIViewController {
        @objc func tapped() { Coordinator(host: self).start() }
      }
      """, "List -present-> Picker by Coordinator", "Picker -present?-> A by Coordinator",
      "Picker -present?-> B by Coordinator", "Picker -present?-> C by Coordinator",
      "Picker -present?-> D by Coordinator", "Picker -present?-> E by Coordinator"),
    ConnectionCase(
      "a helper that calls the closures of what it gets, which each caller makes for itself",
      """
      struct Action {
        let title: String
        let handler: (() -> Void)?
        init(title: String, handler: (() -> Void)? = nil) {
          self.title = title
          self.handler = handler
        }
      }
      struct Choice { let title: String; let actions: [Action] }
      protocol Asking {}
      extension Asking {
        func ask(_ choice: Choice, from view: UIViewController?) {
          let alert = UIAlertController(title: choice.title, message: nil, preferredStyle: .alert)
          choice.actions.forEach { action in
            alert.addAction(UIAlertAction(title: action.title, style: .default) { _ in action.handler?() })
          }
          view?.present(alert, animated: true)
        }
        func askToClose(from view: UIViewController?, onClose: @escaping () -> Void) {
          ask(Choice(title: "", actions: [Action(title: "") { onClose() }]), from: view)
        }
      }
      class Router: Asking {
        func show(from view: UIViewController?) { view?.present(A(), animated: true) }
      }
      class List: UIViewController { let presenter = ListPresenter(); func add() { presenter.add() } }
      class Page: UIViewController { let presenter = PagePresenter(); func add() { presenter.add() } }
      class Tabs: UIViewController { let presenter = TabsPresenter(); func close() { presenter.close() } }
      class TabsPresenter {
        let router = Router()
        weak var view: Tabs?
        func close() { router.askToClose(from: view) { [weak self] in self?.tabs.close() } }
      }
      """
        + ["List", "Page"].map { name in
          """

          class \(name)Presenter {
            let router = Router()
            weak var view: \(name)?
            func add() {
              let action = Action(title: "") { [weak self] in self?.router.show(from: self?.view) }
              router.ask(Choice(title: "", actions: [action]), from: view)
            }
          }
          """
        }.joined(), "List -present-> A by ListPresenter and Router",
      "Page -present-> A by PagePresenter and Router"),
  ]
}
