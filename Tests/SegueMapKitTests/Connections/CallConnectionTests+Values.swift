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
  ]
}
