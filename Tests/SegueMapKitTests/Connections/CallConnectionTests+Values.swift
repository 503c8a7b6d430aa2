extension CallConnectionTests {
  /// What values hold: tuples, streams and lists.
  static let values = [
    ConnectionCase(
      "a factory that returns a coordinator and its screen as a tuple",
      """
      class LogCoordinator {
        let router: UINavigationController
        init(router: UINavigationController) { self.router = router }
        func start() { router.present(Help(), animated: true) }
      }
      class Factory {
        func makeLog(_ router: UINavigationController) -> (coordinator: LogCoordinator, screen: UIViewController) {
          return (LogCoordinator(router: router), Log())
        }
      }
      class List: UIViewController {
        let factory = Factory()
        func tapped() {
          let (coordinator, screen) = factory.makeLog(navigationController!)
          navigationController?.pushViewController(screen, animated: true)
          coordinator.start()
        }
        func other() { present(factory.makeLog(navigationController!).1, animated: true) }
      }
      """, "List -present-> Help by LogCoordinator", "List -present-> Log", "List -push-> Log"),
    ConnectionCase(
      "tabs that a stream of a view model publishes",
      """
      enum Tab {
        case log, help
        func page() -> UIViewController {
          switch self {
          case .log: return Log()
          case .help: return Help()
          }
        }
      }
      class Model {
        struct Output { let tabs: Driver<[Tab]> }
        func transform() -> Output { Output(tabs: Service.tabs) }
      }
      class Tabs: UITabBarController {
        let model = Model()
        func viewDidLoad() {
          let output = model.transform()
          output.tabs.delay(.milliseconds(50)).drive(onNext: { [weak self] tabs in
            self?.setViewControllers(tabs.map { $0.page() }, animated: false)
          })
        }
      }
      """, "Tabs -viewControllers?-> Help", "Tabs -viewControllers?-> Log"),
    ConnectionCase(
      "tabs of which the app does not say which there are",
      """
      enum Tab: String {
        case log, help
        var page: UIViewController {
          switch self {
          case .log: return Log()
          case .help: return Help()
          }
        }
      }
      class Tabs: UITabBarController {
        func viewDidLoad() {
          let pages = Settings.names.compactMap { Tab(rawValue: $0)?.page }
          setViewControllers(pages.map { $0 }, animated: false)
        }
      }
      """, "Tabs -viewControllers?-> Help", "Tabs -viewControllers?-> Log"),
    ConnectionCase(
      "a service that shows something for the type of an argument, and nothing for other types",
      """
      protocol Alert {}
      class First: Alert {}
      class Second: Alert {}
      class Third: Alert {}
      class Windows {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func showList() { host.present(List(), animated: true) }
        func showLog() { host.present(Log(), animated: true) }
        func showHelp() { host.present(Help(), animated: true) }
      }
      class Alerts {
        let windows: Windows
        init(windows: Windows) { self.windows = windows }
        func push(_ alert: Alert) {
          switch alert {
          case let first as First: windows.showList()
          case let second as Second: windows.showLog()
          case let third as Third: windows.showHelp()
          default: break
          }
        }
      }
      class Model {
        let alerts: Alerts
        init(alerts: Alerts) { self.alerts = alerts }
        func fail() { alerts.push(Second()) }
      }
      class Start: UIViewController {
        var model: Model!
        func tapped() { model.fail() }
      }
      """, "Start -present-> Log by Model, Alerts and 1 more",
      "Start -present?-> Help by Model, Alerts and 1 more",
      "Start -present?-> List by Model, Alerts and 1 more"),
    ConnectionCase(
      "a name that a case declares again has its value from outside after the switch",
      """
      enum Page {
        case log(title: String), help
        func screen() -> UIViewController {
          let screen = Log()
          switch self {
          case let .log(title):
            let screen = navigation?.topViewController as? Help
            screen?.title = title
          default: break
          }
          return screen
        }
      }
      class List: UIViewController {
        func tapped() { present(Page.log(title: "").screen(), animated: true) }
      }
      """, "List -present-> Log"),
    ConnectionCase(
      "one of two places at which a function makes the same screen",
      """
      struct Router {
        let root: UIViewController
        func open(_ id: String, for user: String? = nil) {
          let page: Log
          if let user { page = Log(user: user) } else { page = Log() }
          root.present(page, animated: true)
        }
      }
      class List: UIViewController {
        func tapped() { Router(root: self).open("1") }
      }
      """, "List -present-> Log by Router"),
  ]
}
