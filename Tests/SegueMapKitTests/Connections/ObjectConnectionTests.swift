import Testing

@Suite("What is known of an object decides what it shows") struct ObjectConnectionTests {
  @Test("Closures of other objects, and members of other classes, do not count", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let edges = try SourceSketch("class Log: UIViewController {}\n" + sample.source).edges
    #expect(edges == sample.expected)
  }

  /// The screen of most cases, with a body.
  private static func front(_ members: String) -> String {
    "class Front: UIViewController { \(members) }\n"
  }

  @Test("A view shows the view of the coordinator that an object was given, and of no other one")
  func viewOfCoordinator() throws {
    let edges = try SourceSketch(
      """
      protocol Coordinating { func toPresentable() -> AnyView }
      class Module {
        var coordinator: Coordinating?
        init(_ coordinator: Coordinating) { self.coordinator = coordinator }
      }
      struct Page: View { var body: some View { Text("p") } }
      struct Other: View { var body: some View { Text("o") } }
      struct Detail: View { var body: some View { NavigationLink("p", destination: Page()) } }
      class DetailCoordinator: Coordinating { func toPresentable() -> AnyView { AnyView(Detail()) } }
      class OtherCoordinator: Coordinating { func toPresentable() -> AnyView { AnyView(Other()) } }
      @Observable class Stack {
        var rootModule: Module?
        func show(_ coordinator: Coordinating) { rootModule = Module(coordinator) }
      }
      struct StackView: View {
        let stack: Stack
        var body: some View { NavigationStack { stack.rootModule?.coordinator?.toPresentable() } }
      }
      class Flow {
        let stack = Stack()
        func start() { stack.show(DetailCoordinator()) }
      }
      @main struct Main: App {
        let flow = Flow()
        init() { flow.start() }
        var body: some Scene { WindowGroup { StackView(stack: flow.stack) } }
      }
      """
    ).edges
    #expect(edges == ["Main -rootViewController-> StackView", "StackView -push-> Page"])
  }

  private static let row = """
    class Row: NSObject {
      var action: ((Row) -> Void)?
      init(title: String) {}
      init(title: String, action: @escaping (Row) -> Void) {
        super.init()
        self.action = action
        control.addTarget(self, action: #selector(tapped), for: .valueChanged)
      }
      @objc func tapped() { action?(self) }
    }
    class Section {
      let host: UIViewController
      init(host: UIViewController) { self.host = host }
      func fill() {
        add(Row(title: "b", action: { _ in self.host.present(Log(), animated: true) }))
      }
    }
    class List: UIViewController { override func viewDidLoad() { Section(host: self).fill() } }

    """

  private static let flows = """
    class Flow {
      var stack = UINavigationController()
      func modal(from screen: UIViewController) { start(); screen.present(stack, animated: true) }
      func start() {}
      func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
    }
    extension UIViewController {
      func present(flow: Flow) { flow.modal(from: self) }
    }
    class LogFlow: Flow {
      override func start() { first() }
      func first() { second() }
      func second() { show(Log()) }
    }
    class AFlow: Flow { override func start() { show(A()) } }
    class BFlow: Flow { override func start() { show(B()) } }
    class CFlow: Flow { override func start() { show(C()) } }
    class DFlow: Flow { override func start() { show(D()) } }
    class A: UIViewController {}
    class B: UIViewController {}
    class C: UIViewController {}
    class D: UIViewController {}

    """

  private static let cases = [
    ConnectionCase(
      "an object that is made without a closure",
      front(#"override func viewDidLoad() { add(Row(title: "a")) }"#) + row,
      "List -present-> Log by Section and Row"),
    ConnectionCase(
      "an object that is made with a closure that shows nothing",
      front(
        #"override func viewDidLoad() { add(Row(title: "a", action: { _ in self.reload() })) }"#)
        + row,
      "List -present-> Log by Section and Row"),
    ConnectionCase(
      "a function that makes an object with a closure that it gets",
      front(#"override func viewDidLoad() { add(makeRow { _ in self.reload() }) }"#) + row + """
        func makeRow(action: @escaping (Row) -> Void) -> Row { return Row(title: "c", action: action) }

        """, "List -present-> Log by Section and Row"),
    ConnectionCase(
      "a closure that a screen hands on to an object",
      front(
        """
        let model: Model
        init(onDone: @escaping () -> Void) {
          model = Model(onDone: onDone)
          super.init(nibName: nil, bundle: nil)
        }
        """) + """
          class Model: NSObject {
            let onDone: () -> Void
            init(onDone: @escaping () -> Void) {
              self.onDone = onDone
              super.init()
              button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }
            @objc func tapped() { onDone() }
          }
          class Starter {
            let host: UIViewController
            init(host: UIViewController) { self.host = host }
            func open() {
              let front = Front(onDone: { self.host.present(Log(), animated: true) })
              host.present(front, animated: true)
            }
          }
          class List: UIViewController { override func viewDidLoad() { Starter(host: self).open() } }
          """, "Front -present-> Log by Model and Starter", "List -present-> Front by Starter"),
    ConnectionCase(
      "an object that is of no subclass",
      front("override func viewDidLoad() { _ = Step(self) }") + """
        class A: UIViewController {}
        class Step {
          let host: UIViewController
          init(_ host: UIViewController) { self.host = host; perform() }
          func perform() { host.present(A(), animated: true) }
        }
        class LogStep: Step {
          override func perform() { host.present(Log(), animated: true) }
        }
        """, "Front -present-> A by Step", "LogStep -present-> Log"),
    ConnectionCase(
      "one of many flows",
      front(
        """
        var flow: LogFlow!
        override func viewDidLoad() { flow = LogFlow(); present(flow: flow) }
        """) + flows, "AFlow -push-> A", "BFlow -push-> B", "CFlow -push-> C", "DFlow -push-> D",
      "Front -push-> Log by LogFlow"),
    ConnectionCase(
      "an object of whichever type adopts a protocol",
      """
      protocol Shown where Self: UIViewController { init() }
      extension Shown {
        static func make() -> Any { let shown = Self(); return shown }
      }
      class List: UIViewController, Shown {}
      """),
    ConnectionCase(
      "what the next screen's closure does is not done by who starts a flow",
      front("override func viewDidLoad() { Coordinator(self).start() }") + """
        class Coordinator {
          let host: UIViewController
          init(_ host: UIViewController) { self.host = host }
          func start() {
            let list = List()
            list.onDone = { self.finish() }
            host.present(list, animated: true)
          }
          func finish() { host.present(Log(), animated: true) }
        }
        class List: UIViewController {
          var onDone: () -> Void = {}
          func tapped() { onDone() }
        }
        """, "Front -present-> List by Coordinator", "List -present-> Log by Coordinator"),
    ConnectionCase(
      "a model that is made for a screen, and whose members only its cells call",
      """
      class Coordinator {
        let host: UIViewController
        init(_ host: UIViewController) { self.host = host }
        func start() {
          host.present(List(model: Model { self.host.present(Log(), animated: true) }), animated: true)
        }
      }
      class Home2: UIViewController {
        override func viewDidLoad() { Coordinator(self).start() }
      }
      class Model {
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
        var rows: [Row] { return [Row(action: { self.onTap() })] }
      }
      class List: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      """, "Home2 -present-> List by Coordinator", "List -present?-> Log by Model and Coordinator"),
    ConnectionCase(
      "an object with its own values where it is made, and with those of all of its class where it is handed on",
      """
      class One: UIViewController {
        override func viewDidLoad() { Router(page: Log()).open(from: self) }
      }
      class Two: UIViewController {
        override func viewDidLoad() {
          let router = Router(page: List())
          router.open(from: self)
        }
      }
      class Three: UIViewController {
        override func viewDidLoad() { open(Router(page: Log())) }
        func open(_ router: Router) { router.open(from: self) }
      }
      class Router {
        let page: UIViewController
        init(page: UIViewController) { self.page = page }
        func open(from controller: UIViewController) { controller.present(page, animated: true) }
      }
      class List: UIViewController {}
      """, "One -present-> Log", "Three -present?-> List by Router",
      "Three -present?-> Log by Router",
      "Two -present-> List"),
    ConnectionCase(
      "a view that gets what stands for its model, a type that the base class of the model declares",
      """
      class Store {
        var context = Context()
        func process(_ action: Int) {}
        class Context: ObservableObject { func send(_ action: Int) {} }
      }
      enum Step { case log, none }
      protocol Modelling { var context: Store.Context { get } }
      class Model: Store, Modelling {
        let steps = PassthroughSubject<Step, Never>()
        override func process(_ action: Int) { steps.send(.log) }
      }
      class Flow {
        let navigation = UINavigationController()
        let model = Model()
        init() { model.steps.sink { [weak self] step in if step == .log { self?.log() } } }
        func log() { navigation.pushViewController(Log(), animated: true) }
        func view() -> AnyView { AnyView(Page(context: model.context)) }
      }
      struct Page: View {
        @ObservedObject var context: Store.Context
        var body: some View { Button("log") { context.send(1) } }
      }
      class Front: UIViewController {
        let flow = Flow()
        func open() { present(UIHostingController(rootView: flow.view()), animated: true) }
      }
      """, "Front -present-> Page", "Page -push?-> Log by Model and Flow"),
  ]
}
