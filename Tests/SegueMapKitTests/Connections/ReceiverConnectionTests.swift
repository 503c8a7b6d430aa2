import TestSupport
import Testing

@testable import SegueMapKit

@Suite("A move is that of the screen on which it is made") struct ReceiverConnectionTests {
  @Test("The object on which a move or a method is called decides", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  private static let classes = """
    class A: UIViewController {}
    class B: UIViewController {}

    """

  /// A cell with a delegate whose default implementation leads to `A`.
  private static let delegate = """
    protocol CellDelegate: AnyObject { func pressed(_ button: UIButton) }
    extension CellDelegate where Self: UIViewController {
      func pressed(_ button: UIButton) { Facade.open(from: self) }
    }
    enum Facade { static func open(from page: UIViewController) { page.show(A(), sender: nil) } }
    class Cell: UITableViewCell {
      weak var delegate: CellDelegate?
      @objc func tapped() { delegate?.pressed(button) }
    }
    """

  private static let cases = [
    ConnectionCase(
      "a screen of which only a protocol of the app is known",
      """
      protocol Provider: UIViewController {}
      enum Facade { static func open(from provider: Provider) { provider.show(A(), sender: nil) } }
      class List: UIViewController, Provider { @objc func tapped() { Facade.open(from: self) } }
      class Log: UIViewController, Provider { @objc func tapped() { Facade.open(from: self) } }
      """, "List -show-> A by Facade", "Log -show-> A by Facade"),
    ConnectionCase(
      "a delegate's default implementation, where it is unknown who is the delegate",
      """
      \(delegate)
      class List: UIViewController {}
      extension List: CellDelegate {}
      class Log: UIViewController {}
      extension Log: CellDelegate {}
      """, "List -show-> A by Facade", "Log -show-> A by Facade"),
    ConnectionCase(
      "a delegate's default implementation, where only one delegate is known",
      """
      \(delegate)
      class List: UIViewController {
        let cell = Cell()
        override func viewDidLoad() { cell.delegate = self }
      }
      extension List: CellDelegate {}
      class Log: UIViewController {}
      extension Log: CellDelegate {}
      """, "List -show-> A by Facade", "Log -show-> A by Facade"),
    ConnectionCase(
      "a closure that shows a screen on one which the same function made before",
      """
      class Coordinator {
        func open(from page: UIViewController) {
          let list = List()
          let row = Row()
          row.didTap = { [unowned list] in list.present(A(), animated: true) }
          list.view.addSubview(row)
          page.present(list, animated: true)
        }
      }
      class Row: UIView { var didTap: (() -> Void)?; @objc func tapped() { didTap?() } }
      class List: UIViewController {}
      class Start: UIViewController {
        let coordinator = Coordinator()
        @objc func tapped() { coordinator.open(from: self) }
      }
      """, "List -present-> A", "Start -present-> List by Coordinator"),
    ConnectionCase(
      "a stack that the screen itself stays on",
      """
      class List: UIViewController {
        func open() { navigationController?.setViewControllers([self, A()], animated: true) }
      }
      class Start: UIViewController {
        let list = List()
        @objc func tapped() { list.open() }
      }
      """, "List -viewControllers-> A", "Start -instantiate?-> List"),
    ConnectionCase(
      "tabs that are appended and inserted",
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers?.append(A())
          self.viewControllers?.insert(B(), at: 0)
        }
      }
      """, "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "a closure that a screen puts into a value of its own, of a type that many have",
      """
      struct Configuration { var action: (() -> Void)? }
      class Button: UIControl {
        var configuration: Configuration
        init(configuration: Configuration) {
          self.configuration = configuration
          super.init(frame: .zero)
        }
        @objc func tapped() { configuration.action?() }
      }
      class Model {
        var didTap: (() -> Void)?
        func button() -> Configuration {
          var configuration = Configuration()
          configuration.action = { [weak self] in self?.didTap?() }
          return configuration
        }
      }
      class List: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { view.addSubview(Button(configuration: model.button())) }
      }
      class Log: UIViewController {
        let close = Button(configuration: Configuration())
        override func viewDidLoad() {
          close.configuration.action = { [weak self] in self?.dismiss(animated: true) }
        }
      }
      class Coordinator {
        func start(from page: UIViewController) {
          let model = Model()
          let list = List(model: model)
          model.didTap = { [weak self, unowned list] in self?.open(from: list) }
          page.present(list, animated: true)
          page.present(Log(), animated: true)
        }
        func open(from page: UIViewController) { page.present(A(), animated: true) }
      }
      class Start: UIViewController {
        let coordinator = Coordinator()
        @objc func tapped() { coordinator.start(from: self) }
      }
      """, "List -present?-> A by Button, Model and 1 more", "Start -present-> List by Coordinator",
      "Start -present-> Log by Coordinator"),
    ConnectionCase(
      "accessors of an object",
      """
      class Model {
        var page: Int { Flow.open(); return 3 }
        var title = "" { didSet { Flow.close() } }
      }
      enum Flow {
        static func open() { UIApplication.shared.keyWindow?.rootViewController?.present(A(), animated: true) }
        static func close() { UIApplication.shared.keyWindow?.rootViewController?.present(B(), animated: true) }
      }
      class List: UIViewController {
        let model = Model()
        override func viewDidLoad() { model.title = "\\(model.page)" }
      }
      """, "List -present?-> A by Model and Flow", "List -present?-> B by Model and Flow"),
    ConnectionCase(
      "a view that a static function of its own makes",
      """
      class Warning: UIView {
        static func camera() -> Warning { Warning() }
        @objc func tapped() { window?.rootViewController?.present(A(), animated: true) }
      }
      class List: UIViewController {
        override func viewDidLoad() { view.addSubview(Warning.camera()) }
      }
      """, "List -present?-> A by Warning"),
    ConnectionCase(
      "parts of tuples by their labels",
      """
      class Assembly {
        func list() -> (page: UIViewController, output: Int) { (A(), 1) }
      }
      class List: UIViewController {
        @objc func tapped() {
          let module = Assembly().list()
          present(module.page, animated: true)
          let other = (page: B(), output: 2)
          show(other.page, sender: nil)
        }
      }
      """, "List -present-> A", "List -show-> B"),
    ConnectionCase(
      "a pointer that a callback gets",
      """
      class Engine {
        let player: Player
        init(player: Player) { self.player = player }
        func run(_ pointer: UnsafeRawPointer) {
          let player = unsafeBitCast(pointer, to: Player.self)
          player.open()
        }
      }
      class Player {
        weak var page: UIViewController?
        lazy var engine = Engine(player: self)
        func open() { page?.present(A(), animated: true) }
      }
      class List: UIViewController {
        let player = Player()
        @objc func tapped() { player.engine.run(pointer) }
      }
      """, "List -present?-> A by Engine and Player"),
    ConnectionCase(
      "a push on the stack of a screen that a function gets",
      """
      protocol RecorderDelegate: AnyObject { func finished(_ recorder: Recorder) }
      class Recorder: UIViewController {
        weak var delegate: RecorderDelegate?
        @objc func done() { delegate?.finished(self) }
      }
      class List: UIViewController, RecorderDelegate {
        @objc func record() {
          let recorder = Recorder()
          recorder.delegate = self
          present(UINavigationController(rootViewController: recorder), animated: true)
        }
        func finished(_ recorder: Recorder) {
          recorder.navigationController?.pushViewController(A(), animated: true)
        }
      }
      """, "List -present-> Recorder", "Recorder -push-> A"),
    ConnectionCase(
      "a push on the stack of the root that all screens share",
      """
      class Root: UITabBarController { static let shared = Root() }
      class List: UIViewController {
        @objc func tapped() {
          Root.shared.navigationController?.pushViewController(A(), animated: true)
        }
      }
      """, "List -instantiate?-> Root", "List -push-> A"),
    ConnectionCase(
      "a screen that a base class keeps for each subclass",
      """
      class Flow {
        weak var screen: UIViewController!
        init(screen: UIViewController) { self.screen = screen }
      }
      class ListFlow: Flow {
        static func make() -> List {
          let list = List()
          list.flow = ListFlow(screen: list)
          return list
        }
        func open() { screen.present(A(), animated: true) }
      }
      class DetailFlow: Flow {
        static func make() -> Detail {
          let detail = Detail()
          detail.flow = DetailFlow(screen: detail)
          return detail
        }
      }
      class List: UIViewController { var flow: ListFlow! }
      class Detail: UIViewController { var flow: DetailFlow! }
      """, "DetailFlow -instantiate?-> Detail", "List -present-> A", "ListFlow -instantiate?-> List"
    ),
  ]
}
