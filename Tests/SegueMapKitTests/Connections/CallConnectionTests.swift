import Testing

@Suite("Calls between classes connect screens") struct CallConnectionTests {
  @Test("A screen leads to what another class shows for it", arguments: cases + values)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      class List: UIViewController {}
      class Log: UIViewController {}
      class Help: UIViewController {}

      """
    try sample.expectEdges(beside: screens)
  }

  private static let cases = [
    ConnectionCase(
      "a coordinator in a property, and only what the called method shows",
      """
      class LogCoordinator {
        let navigationController: UINavigationController
        func showLog() { navigationController.pushViewController(Log(), animated: true) }
        func showHelp() { navigationController.present(Help(), animated: true) }
      }
      class Settings: UIViewController {
        var coordinator: LogCoordinator?
        @objc func tapped() { coordinator?.showLog() }
      }
      class About: UIViewController {
        var coordinator: LogCoordinator?
        @objc func tapped() { coordinator?.showHelp() }
      }
      """, "About -present-> Help by LogCoordinator", "Settings -push-> Log by LogCoordinator"),
    ConnectionCase(
      "a tab bar of the app that a delegate of another class shows",
      """
      class Tabs: UITabBarController {}
      protocol ChoiceDelegate { func chosen() }
      class Choice {
        let delegate: ChoiceDelegate
        init(delegate: ChoiceDelegate) { self.delegate = delegate }
        func ask() { delegate.chosen() }
      }
      class Flow: ChoiceDelegate {
        let navigationController: UINavigationController
        func start() { Choice(delegate: self).ask() }
        func chosen() { navigationController.present(Tabs(), animated: true) }
      }
      class Settings: UIViewController {
        var flow: Flow?
        func tapped() { flow?.start() }
      }
      """, "Settings -present-> Tabs by Flow and Choice"),
    ConnectionCase(
      "a static function of the screen that it shows, by an object that presents it",
      """
      class Question: UIViewController {
        static func ask(_ screen: UIViewController) -> Int { Bridge(from: screen).answer }
      }
      class Bridge {
        let answer = 0
        init(from screen: UIViewController) { screen.present(Question(), animated: true) }
      }
      class Settings: UIViewController {
        @objc func tapped() { _ = Question.ask(self) }
      }
      """, "Settings -present-> Question by Question and Bridge"),
    ConnectionCase(
      "a coordinator that starts another, which it keeps",
      """
      class LogCoordinator {
        let navigationController: UINavigationController
        func start() { navigationController.pushViewController(Log(), animated: true) }
      }
      class MainCoordinator {
        let navigationController: UINavigationController
        var children: [LogCoordinator] = []
        func openLog() {
          let child = LogCoordinator(navigationController: navigationController)
          children.append(child)
          child.start()
        }
      }
      class Settings: UIViewController {
        let coordinator: MainCoordinator
        @objc func tapped() { coordinator.openLog() }
      }
      """, "Settings -push-> Log by MainCoordinator and LogCoordinator"),
    ConnectionCase(
      "a closure whose type has another name",
      """
      typealias Transition<T> = ((T) -> Void)
      class LogModel {
        enum Route { case log }
        var onTransition: Transition<Route>?
        func choose() { onTransition?(.log) }
      }
      class Flow {
        let navigationController: UINavigationController
        func start() {
          let model = LogModel()
          model.onTransition = { route in self.showLog() }
          navigationController.pushViewController(Settings(model: model), animated: true)
        }
        func showLog() { navigationController.pushViewController(Log(), animated: true) }
      }
      class Settings: UIViewController {
        let model: LogModel
        @objc func tapped() { model.choose() }
      }
      """, "Flow -push-> Settings", "Settings -push-> Log by LogModel and Flow"),
    ConnectionCase(
      "functions that call each other again",
      """
      class Loader {
        var onFinish: (() -> Void)?
        func start() { load(again: false) }
        func load(again: Bool) { if failed { handle(error) } }
        func handle(_ error: NSError) { warn() }
        private func warn() { show(handler: { self.recover() }) }
        func recover() {
          load(again: true)
          onFinish?()
        }
      }
      class LoadingFlow {
        func finish() {
          let flow = MainFlow()
          flow.start()
        }
      }
      class MainFlow {
        func start() { root.present(Log(), animated: false) }
      }
      class Settings: UIViewController {
        var model: Model!
        @objc func tapped() { model.start() }
      }
      class Model {
        weak var flow: LoadingFlow!
        func start() {
          let loader = Loader(alerts: flow)
          loader.onFinish = { self.flow.finish() }
          loader.start()
        }
      }
      """, "Settings -present-> Log by Model, Loader and 2 more"),
    ConnectionCase(
      "a protocol with one class",
      """
      protocol Routing: AnyObject { func showLog() }
      class Router: Routing {
        let navigationController: UINavigationController
        func showLog() { navigationController.pushViewController(Log(), animated: true) }
      }
      class Settings: UIViewController {
        var router: Routing!
        @objc func tapped() { router.showLog() }
      }
      """, "Settings -push-> Log by Router"),
    ConnectionCase(
      "only the class that is set as the delegate",
      """
      protocol SettingsDelegate: AnyObject { func didTap() }
      class Settings: UIViewController {
        weak var delegate: SettingsDelegate?
        @objc func tapped() { delegate?.didTap() }
      }
      class MainCoordinator: SettingsDelegate {
        let navigationController: UINavigationController
        func start() {
          let settings = Settings()
          settings.delegate = self
          navigationController.pushViewController(settings, animated: true)
        }
        func didTap() { navigationController.pushViewController(Log(), animated: true) }
      }
      class OtherCoordinator: SettingsDelegate {
        let navigationController: UINavigationController
        func didTap() { navigationController.pushViewController(Help(), animated: true) }
      }
      """, "MainCoordinator -push-> Settings", "OtherCoordinator -push-> Help",
      "Settings -push-> Log by MainCoordinator"),
    ConnectionCase(
      "a closure of a screen that a coordinator sets",
      """
      class Settings: UIViewController {
        var onLog: (() -> Void)?
        @objc func tapped() { onLog?() }
      }
      class MainCoordinator {
        let navigationController: UINavigationController
        func start() {
          let settings = Settings()
          settings.onLog = { [weak self] in self?.showLog() }
          navigationController.pushViewController(settings, animated: true)
        }
        func showLog() { navigationController.pushViewController(Log(), animated: true) }
      }
      """, "MainCoordinator -push-> Settings", "Settings -push-> Log by MainCoordinator"),
    ConnectionCase(
      "a closure of a view model that a coordinator sets",
      """
      class SettingsModel {
        var onDone: (() -> Void)?
        func finish() { onDone?() }
      }
      class Settings: UIViewController {
        let model: SettingsModel
        init(model: SettingsModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.finish() }
      }
      class MainCoordinator {
        let navigationController: UINavigationController
        func start() {
          let model = SettingsModel()
          model.onDone = { self.navigationController.pushViewController(Log(), animated: true) }
          navigationController.pushViewController(Settings(model: model), animated: true)
        }
      }
      """, "MainCoordinator -push-> Settings",
      "Settings -push-> Log by SettingsModel and MainCoordinator"),
    ConnectionCase(
      "a closure of a view model that the screen sets",
      """
      class SettingsModel {
        var pushHandler: ((UIViewController) -> Void)?
        let factory = Factory()
        func open() { pushHandler?(factory.makeLogs()) }
      }
      class Factory { func makeLogs() -> UIViewController { Log() } }
      class Settings: UIViewController {
        var viewModel: SettingsModel?
        override func viewDidLoad() {
          viewModel?.pushHandler = { [weak self] viewController in
            self?.navigationController?.pushViewController(viewController, animated: true)
          }
        }
      }
      """, "Settings -push-> Log"),
    ConnectionCase(
      "an app delegate and a coordinator",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = AppCoordinator()
        func application() { coordinator.start() }
      }
      class AppCoordinator {
        let window = UIWindow()
        func start() { window.rootViewController = Log() }
      }
      """, "AppDelegate -rootViewController-> Log by AppCoordinator"),
    ConnectionCase(
      "a service that calls back the one that asked it",
      """
      protocol LoaderDelegate: AnyObject { func didLoad() }
      class Loader {
        weak var delegate: LoaderDelegate?
        func load() { delegate?.didLoad() }
      }
      class LogCoordinator: LoaderDelegate {
        let navigationController: UINavigationController
        let loader = Loader()
        func start() { loader.delegate = self; loader.load() }
        func didLoad() { navigationController.pushViewController(Log(), animated: true) }
      }
      class HelpCoordinator: LoaderDelegate {
        let navigationController: UINavigationController
        let loader = Loader()
        func start() { loader.delegate = self; loader.load() }
        func didLoad() { navigationController.pushViewController(Help(), animated: true) }
      }
      class Settings: UIViewController {
        let coordinator: LogCoordinator
        @objc func tapped() { coordinator.start() }
      }
      """, "HelpCoordinator -push-> Help by Loader",
      "Settings -push-> Log by LogCoordinator and Loader"),
    ConnectionCase(
      "a notification with a selector, and one with a closure",
      """
      extension Notification.Name { static let showLog = Notification.Name("showLog") }
      class Settings: UIViewController {
        @objc func go() { NotificationCenter.default.post(name: .showLog, object: nil) }
      }
      class Coordinator {
        let navigationController: UINavigationController
        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(open), name: .showLog, object: nil)
        }
        @objc func open() { navigationController.pushViewController(Log(), animated: true) }
      }
      class About: UIViewController {
        @objc func go() { NotificationCenter.default.post(name: .init("showHelp"), object: nil) }
      }
      class Helper {
        let navigationController: UINavigationController
        init() {
          NotificationCenter.default.addObserver(
            forName: Notification.Name("showHelp"), object: nil, queue: .main
          ) { _ in self.navigationController.pushViewController(Help(), animated: true) }
        }
      }
      """, "About -push-> Help by Helper", "Settings -push-> Log by Coordinator"),
    ConnectionCase(
      "a subject to which a coordinator subscribes",
      """
      class SettingsModel {
        let showLog = PassthroughSubject<Void, Never>()
        func tapped() { showLog.send(()) }
      }
      class Settings: UIViewController {
        let model: SettingsModel
        @objc func go() { model.tapped() }
      }
      class Coordinator {
        let navigationController: UINavigationController
        func start() {
          let model = SettingsModel()
          model.showLog.receive(on: DispatchQueue.main).sink { [weak self] in self?.open() }
            .store(in: &bag)
          navigationController.pushViewController(Settings(model: model), animated: true)
        }
        func open() { navigationController.pushViewController(Log(), animated: true) }
      }
      """, "Coordinator -push-> Settings", "Settings -push-> Log by SettingsModel and Coordinator"),
    ConnectionCase(
      "libraries' panels, menus and containers",
      """
      class Settings: UIViewController {
        func panel() {
          let panel = FloatingPanelController()
          panel.set(contentViewController: Log())
          panel.addPanel(toParent: self)
        }
        func modal() { presentPanModal(Help()) }
      }
      class Menu: UIViewController {
        func menu() {
          SideMenuManager.default.leftMenuNavigationController =
            SideMenuNavigationController(rootViewController: Log())
        }
        func made() { show(container.resolve(Help.self)!, sender: nil) }
      }
      """, "Menu -present-> Log", "Menu -show-> Help", "Settings -addChild-> Log",
      "Settings -present-> Help"),
  ]
}
