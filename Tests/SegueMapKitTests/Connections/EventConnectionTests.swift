import Testing

@Suite("What is sent decides what is shown") struct EventConnectionTests {
  @Test("A sender leads to what a closure shows for what it sends", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      class Log: UIViewController {}
      class Help: UIViewController {}
      enum Action { case log, help, done }

      """
    try sample.expectEdges(beside: screens)
  }

  private static let cases = [
    ConnectionCase(
      "a router that what it shows may call again",
      """
      enum Route { case log, help }
      class Router {
        weak var host: UIViewController?
        func open(_ route: Route) {
          switch route {
          case .log: host?.present(Log(), animated: true)
          case .help: HelpFlow(router: self).start()
          }
        }
      }
      class HelpFlow {
        let router: Router
        init(router: Router) { self.router = router }
        func start() {
          router.host?.show(Help(), sender: nil)
          router.open(.log)
        }
      }
      class Settings: UIViewController {
        let router = Router()
        @objc func tapped() { router.open(.log) }
      }
      class About: UIViewController {
        let router = Router()
        @objc func tapped() { router.open(.help) }
      }
      """, "About -present-> Log by Router and HelpFlow",
      "About -show-> Help by Router and HelpFlow",
      "Settings -present-> Log by Router"),
    ConnectionCase(
      "a router of which only some call tells the route",
      """
      enum Route { case log, help }
      class Router {
        weak var host: UIViewController?
        func open(_ route: Route) {
          switch route {
          case .log: host?.present(Log(), animated: true)
          case .help: host?.show(Help(), sender: nil)
          }
        }
      }
      class Settings: UIViewController {
        let router = Router()
        func open(_ route: Route) { router.open(route) }
      }
      class About: UIViewController {
        let router = Router()
        @objc func tapped() { router.open(.help) }
      }
      """, "About -show-> Help by Router", "Settings -present?-> Log by Router",
      "Settings -show?-> Help by Router"),
    ConnectionCase(
      "a subject for several screens",
      """
      class Model {
        let actions = PassthroughSubject<Action, Never>()
        func log() { actions.send(.log) }
        func help() { actions.send(.help) }
      }
      class Settings: UIViewController {
        let model: Model
        @objc func tapped() { model.log() }
      }
      class About: UIViewController {
        let model: Model
        @objc func tapped() { model.help() }
      }
      \(coordinator("model.actions"))
      """, "About -present-> Help by Model and Coordinator",
      "Settings -push-> Log by Model and Coordinator"),
    ConnectionCase(
      "a publisher of a subject's values",
      """
      class Model {
        private let actionsSubject: PassthroughSubject<Action, Never> = .init()
        var actions: AnyPublisher<Action, Never> { actionsSubject.eraseToAnyPublisher() }
        func log() { actionsSubject.send(.log) }
      }
      class Settings: UIViewController {
        let model: Model
        @objc func tapped() { model.log() }
      }
      \(coordinator("model.actions"))
      """, "Coordinator -present-> Help", "Settings -push-> Log by Model and Coordinator"),
    ConnectionCase(
      "a closure in a property",
      """
      class Settings: UIViewController {
        var onAction: ((Action) -> Void)?
        @objc func tapped() { onAction?(.log) }
      }
      class About: UIViewController {
        var onAction: ((Action) -> Void)?
        @objc func tapped() { onAction?(.help) }
      }
      class Coordinator {
        let navigationController: UINavigationController
        func start(_ settings: Settings, _ about: About) {
          settings.onAction = { [weak self] in self?.handle($0) }
          about.onAction = { [weak self] action in self?.handle(action) }
        }
        func handle(_ action: Action) {
          switch action {
          case .log: navigationController.pushViewController(Log(), animated: true)
          case .help: navigationController.present(Help(), animated: true)
          case .done: navigationController.popViewController(animated: true)
          }
        }
      }
      """, "About -present-> Help by Coordinator", "Settings -push-> Log by Coordinator"),
    ConnectionCase(
      "a sender of what is not known leads to all",
      """
      class Model {
        let actions = PassthroughSubject<Action, Never>()
        func log() { actions.send(.log) }
        func any(_ action: Action) { actions.send(action) }
      }
      class Settings: UIViewController {
        let model: Model
        @objc func tapped() { model.log() }
      }
      class About: UIViewController {
        let model: Model
        @objc func tapped() { model.any(decoded()) }
      }
      \(coordinator("model.actions"))
      """, "About -present-> Help by Model and Coordinator",
      "About -push-> Log by Model and Coordinator",
      "Settings -push-> Log by Model and Coordinator"),
    ConnectionCase(
      "a state machine",
      """
      class Machine {
        private let machine: StateMachine<State, Action>
        init() { machine = StateMachine(state: .initial) }
        func process(_ action: Action) { machine.tryEvent(action) }
        func onTransition(_ handler: @escaping StateMachine<State, Action>.Handler) {
          machine.addAnyHandler(.any => .any, handler: handler)
        }
      }
      class Settings: UIViewController {
        var onClose: (() -> Void)?
        @objc func tapped() { onClose?() }
      }
      class Coordinator {
        enum State: StateType { case initial, list, log }
        let navigationController: UINavigationController
        private let machine = Machine()
        init() {
          machine.onTransition { [weak self] context in
            switch (context.fromState, context.event, context.toState) {
            case (.initial, .done, .list): self?.showSettings()
            case (.list, .log, .log): self?.navigationController.pushViewController(Log(), animated: true)
            case (_, .help, _): self?.navigationController.present(Help(), animated: true)
            default: break
            }
          }
        }
        func start() { machine.process(.done) }
        func showSettings() {
          let settings = Settings()
          settings.onClose = { [weak self] in self?.machine.process(.log) }
          navigationController.pushViewController(settings, animated: true)
        }
      }
      """, "Coordinator -present-> Help", "Coordinator -push-> Settings",
      "Settings -push-> Log by Coordinator"),
    ConnectionCase(
      "what is done for each value that is sent, before it is passed on",
      """
      class Model { let log = PassthroughSubject<Void, Never>() }
      class Settings: UIViewController {
        var model: Model!
        @objc func tapped() { model.log.send() }
      }
      class Start: UIViewController {
        let coordinator = Coordinator()
        @objc func tapped() { coordinator.start() }
      }
      class Coordinator {
        let navigationController = UINavigationController()
        func start() {
          let settings = Settings()
          settings.model = Model()
          navigationController.present(settings, animated: true)
          settings.model.log.receive(on: queue).flatMap { [unowned self] _ in self.log() }.sink {}
        }
        func log() -> AnyPublisher<Void, Never> {
          navigationController.pushViewController(Log(), animated: true)
          return Empty().eraseToAnyPublisher()
        }
      }
      """, "Settings -push-> Log by Coordinator",
      "Start -present-> Settings by Coordinator"),
  ]

  private static func coordinator(_ publisher: String) -> String {
    """
    class Coordinator {
      let navigationController: UINavigationController
      let model: Model
      func start() {
        \(publisher).sink { [weak self] action in
          switch action {
          case .log: self?.navigationController.pushViewController(Log(), animated: true)
          case .help: self?.navigationController.present(Help(), animated: true)
          case .done: self?.navigationController.popViewController(animated: true)
          }
        }
        .store(in: &bag)
      }
    }
    """
  }
}
