import Testing

@Suite("Who makes an object leads to what a framework calls on it") struct ImpliedUseTests {
  @Test("An object that is made, kept, returned or registered", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      class Log: UIViewController {}

      """
    try sample.expectEdges(beside: screens)
  }

  private static let helper = """

    class Helper: NSObject, UITableViewDelegate {
      weak var host: UIViewController?
      func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        host?.present(Log(), animated: true)
      }
    }
    """

  private static let section = """

    class Section: ListSectionController {
      override func didSelectItem(at index: Int) {
        viewController?.present(Log(), animated: true)
      }
    }
    """

  private static let cases = [
    ConnectionCase(
      "a delegate in a property",
      """
      class Front: UIViewController {
        let helper = Helper()
        override func viewDidLoad() { table.delegate = helper }
      }
      """ + helper, "Front -present?-> Log by Helper"),
    ConnectionCase(
      "a delegate that is made where it is set",
      """
      class Front: UIViewController {
        override func viewDidLoad() { table.delegate = Helper() }
      }
      """ + helper, "Front -present?-> Log by Helper"),
    ConnectionCase(
      "a lazy delegate of a base class of screens",
      """
      class Base: UIViewController {
        lazy var helper = Helper()
      }
      class Front: Base {}
      """ + helper, "Base -present?-> Log by Helper"),
    ConnectionCase(
      "a section controller that is returned to a library",
      """
      class Front: UIViewController, ListAdapterDataSource {
        func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
          return Section(model: 1)
        }
      }
      """ + section, "Front -present?-> Log by Section"),
    ConnectionCase(
      "a cell that a section controller registers",
      """
      class Front: UIViewController, ListAdapterDataSource {
        func listAdapter(_ adapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
          return Rows()
        }
      }
      class Rows: ListSectionController {
        override func cellForItem(at index: Int) -> UICollectionViewCell {
          return context.dequeueReusableCell(of: Cell.self, for: self, at: index)
        }
      }
      class Cell: UICollectionViewCell {
        @objc func tapped() { window?.rootViewController?.present(Log(), animated: true) }
      }
      """, "Front -present?-> Log by Rows and Cell"),
    ConnectionCase(
      "a cell that a table makes",
      """
      class Front: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
          return cell
        }
      }
      class Cell: UITableViewCell {
        weak var host: UIViewController?
        @IBAction func tapped() { host?.present(Log(), animated: true) }
      }
      """, "Front -present?-> Log by Cell"),
    ConnectionCase(
      "an object that makes another one as it is made",
      """
      class Front: UIViewController {
        let model = Model()
      }
      class Model: NSObject {
        let helper = Helper()
      }
      """ + helper, "Front -present?-> Log by Model and Helper"),
    ConnectionCase(
      "a subclass that replaces the method",
      """
      class Front: UIViewController {
        let helper = Quiet()
      }
      class Other: UIViewController {
        let helper = Helper()
      }
      class Quiet: Helper {
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
      }
      """ + helper, "Other -present?-> Log by Helper"),
    ConnectionCase(
      "a method that the source calls itself is no more than that",
      """
      class Front: UIViewController {
        let helper = Menu()
      }
      class Menu: NSObject {
        weak var host: UIViewController?
        func open() { host?.present(Log(), animated: true) }
      }
      class Other: UIViewController {
        var helper: Menu!
        func tapped() { helper.open() }
      }
      """, "Other -present-> Log by Menu"),
    ConnectionCase(
      "what the source calls is certain, whatever a framework calls besides",
      """
      class Front: UIViewController {
        let menu = Menu()
        func tapped() { menu.open() }
      }
      class Menu: NSObject {
        weak var host: UIViewController?
        func open() { show() }
        @objc func chosen() { show() }
        func show() { host?.present(Log(), animated: true) }
      }
      """, "Front -present-> Log by Menu"),
    ConnectionCase(
      "who starts a flow does not lead to what a screen of the flow calls in it",
      """
      class Front: UIViewController {
        func tapped() { Start(self).start() }
      }
      class Start {
        let host: UIViewController
        init(_ host: UIViewController) { self.host = host }
        func start() { Flow(host).start() }
      }
      class Flow: NSObject, ListDelegate {
        let host: UIViewController
        init(_ host: UIViewController) { self.host = host }
        func start() {
          let list = List()
          list.onTap = picked
          list.action = handle
          host.present(list, animated: true)
        }
        private func picked() { host.present(Log(), animated: true) }
        private func handle(_ action: Action) {
          switch action {
          case .help: help()
          case .close: host.dismiss(animated: true)
          }
        }
        private func help() { Helping(host).start() }
      }
      class Helping {
        let host: UIViewController
        init(_ host: UIViewController) { self.host = host }
        func start() { host.present(Help(), animated: true) }
      }
      class Help: UIViewController {}
      protocol ListDelegate: NSObjectProtocol {}
      enum Action { case help, close }
      class List: UIViewController {
        var onTap: (() -> Void)?
        var action: ((Action) -> Void)?
        func tapped() { onTap?() }
        @objc func helpTapped() { action?(.help) }
      }
      """, "Front -present-> List by Start and Flow", "List -present-> Help by Flow and Helping",
      "List -present-> Log by Flow"),
    ConnectionCase(
      "a class that an object is only compared with",
      """
      class Front: UIViewController {
        func check(_ sender: Any) -> Bool { return (sender as AnyObject).isKind(of: Helper.self) }
      }
      class Other: UIViewController {
        let helper = Helper()
      }
      """ + helper, "Other -present?-> Log by Helper"),
    ConnectionCase(
      "an object that all share is made for none of those that use it",
      """
      class Front: UIViewController {
        override func viewDidLoad() { Player.shared.pause() }
      }
      class Player: NSObject {
        static let shared = Player()
        weak var host: UIViewController?
        func pause() {}
        @objc func ended() { host?.present(Log(), animated: true) }
      }
      """, "Player -present-> Log"),
    ConnectionCase(
      "an object that keeps a screen for a library",
      """
      class Front: UIViewController {
        let helper = Keeper()
        override func viewDidLoad() { helper.open() }
      }
      class Keeper {
        var log: Log?
        func open() { log = Log(); Library.show(log!) }
      }
      """, "Front -instantiate?-> Log by Keeper"),
    ConnectionCase(
      "an object that makes a screen in one method and hands it to a library in another",
      """
      class Front: UIViewController {
        private let helper: Keeper
        init(model: Int) {
          helper = Keeper(model: model)
          super.init(nibName: nil, bundle: nil)
        }
      }
      class Keeper: NSObject {
        let button = UIButton()
        init(model: Int) {
          super.init()
          button.addTarget(self, action: #selector(onButton(sender:)), for: .touchUpInside)
        }
        func newLog() -> UIViewController { return Log() }
        @objc func onButton(sender: UIButton) { show(newLog()) }
        func show(_ controller: UIViewController) { Library.show(controller) }
      }
      """, "Front -instantiate?-> Log by Keeper"),
  ]
}
