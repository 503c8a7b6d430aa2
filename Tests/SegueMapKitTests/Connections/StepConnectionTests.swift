import Testing

@Suite("Steps of RxFlow connect screens") struct StepConnectionTests {
  @Test("What sends a step leads to what the flow shows for it", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.app)
  }

  /// A flow of two screens and its view models, of which the cases send steps.
  private static let app = """
    enum AppStep: Step { case list, detail(id: Int), help, done }
    class Detail: UIViewController, Stepper { let steps = PublishRelay<Step>() }
    class Help: UIViewController {}
    class List: UIViewController {
      let viewModel: ListViewModel
      @objc func tapped() { viewModel.pick(1) }
    }
    class AppFlow: Flow {
      var root: Presentable { return self.stack }
      private let stack = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .list: return showList()
        case .detail: return showDetail()
        case .help: return showHelp()
        default: return .none
        }
      }
      private func showList() -> FlowContributors {
        let list = List()
        stack.pushViewController(list, animated: false)
        return .one(
          flowContributor: .contribute(withNextPresentable: list, withNextStepper: list.viewModel))
      }
      private func showDetail() -> FlowContributors {
        let detail = Detail()
        stack.pushViewController(detail, animated: true)
        return .one(flowContributor: .contribute(withNext: detail))
      }
      private func showHelp() -> FlowContributors {
        stack.present(Help(), animated: true)
        return .none
      }
    }

    """

  private static let cases = [
    ConnectionCase(
      "a view model that accepts a step",
      """
      class ListViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func pick(_ id: Int) { steps.accept(AppStep.detail(id: id)) }
      }
      """, "AppFlow -present-> Help", "AppFlow -push-> List",
      "List -push-> Detail by ListViewModel and AppFlow"),
    ConnectionCase(
      "a chain of operators that is bound to the steps",
      """
      class ListViewModel: Stepper {
        let steps = PublishRelay<Step>()
        let taps = PublishSubject<Void>()
        func pick(_ id: Int) { taps.map { AppStep.help }.bind(to: self.steps) }
      }
      """, "AppFlow -push-> Detail", "AppFlow -push-> List",
      "List -present-> Help by ListViewModel and AppFlow"),
    ConnectionCase(
      "the step with which an app starts",
      """
      class ListViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func pick(_ id: Int) {}
      }
      class AppStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step { return AppStep.list }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: Any?) -> Bool {
          let appFlow = AppFlow()
          coordinator.coordinate(flow: appFlow, with: AppStepper())
          return true
        }
      }
      """, "AppDelegate -present?-> Help by AppFlow", "AppDelegate -push-> List by AppFlow",
      "AppDelegate -push?-> Detail by AppFlow"),
    ConnectionCase(
      "the root of another flow",
      """
      class ListViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func pick(_ id: Int) {}
      }
      class OuterFlow: Flow {
        let stack = UINavigationController()
        var root: Presentable { return stack }
        func start() {
          Flows.use(InnerFlow(), when: .created) { root in self.stack.present(root, animated: true) }
        }
      }
      class InnerFlow: Flow {
        let page = Page()
        var root: Presentable { return page }
      }
      class Page: UIViewController {}
      """, "AppFlow -present-> Help", "AppFlow -push-> Detail", "AppFlow -push-> List",
      "OuterFlow -present-> Page"),
    ConnectionCase(
      "a step for the flow that shows this one",
      """
      class ListViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func pick(_ id: Int) { steps.accept(AppStep.done) }
      }
      enum PageStep: Step { case page, finished }
      class OuterFlow: Flow {
        let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PageStep else { return .none }
          switch step {
          case .page:
            return .one(
              flowContributor: .contribute(
                withNextPresentable: InnerFlow(), withNextStepper: OneStepper(withSingleStep: PageStep.page)))
          case .finished:
            stack.pushViewController(Help(), animated: true)
            return .none
          }
        }
      }
      class InnerFlow: Flow {
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? PageStep else { return .none }
          switch step {
          case .page: return .one(flowContributor: .contribute(withNext: Page()))
          case .finished: return .end(forwardToParentFlowWithStep: PageStep.finished)
          }
        }
      }
      class Page: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func tapped() { steps.accept(PageStep.finished) }
      }
      """, "AppFlow -present-> Help", "AppFlow -push-> Detail", "AppFlow -push-> List",
      "Page -push-> Help by InnerFlow and OuterFlow"),
  ]
}
