import SourceNavigation
import Testing

@Suite("Recursive functions")
struct RecursionTests {
  private static let parts = [
    """
    class AListVC: UIViewController {}
    class EditorVC: UIViewController {}
    """,
    """
    class Base {
      let router: UINavigationController
      init(router: UINavigationController) { self.router = router }
      func push(_ vc: UIViewController) { router.pushViewController(vc, animated: true); didPush() }
      func didPush() {}
    }
    class AList: Base {
      func start() { push(AListVC()) }
      override func didPush() { Editor(router: router).start() }
    }
    """,
    """
    class Editor: Base { func start() { push(EditorVC()) } }
    class Other: Base { func go() { Editor(router: router).start() } }
    """,
  ]

  @Test(
    "The effects of a class belong to it, in any order of evaluation",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func recursion(order: [Int]) {
    let source = order.map { Self.parts[$0] }.joined(separator: "\n")
    #expect(
      NavigationFacts(swift: source).printed
        == ["AList push made AListVC", "Editor push made EditorVC"])
  }

  @Test("The class of a screen is known after a cast and storage as a protocol type")
  func castScreen() {
    let facts = NavigationFacts(
      swift: """
        protocol ResultsView: AnyObject { func set(controller: UIViewController) }
        class Presenter {
          weak var view: ResultsView?
          private var inner: Inner?
          init(view: ResultsView) { self.view = view }
          func changed() { inner = Inner(); view?.set(controller: inner!) }
        }
        class Results: UIViewController, ResultsView {
          var presenter: Presenter?
          static func make() -> UIViewController {
            let c = Helper.build(id: "Results") as! Results
            c.presenter = Presenter(view: c)
            return c
          }
          func set(controller: UIViewController) { addChild(controller) }
        }
        class Inner: UIViewController {}
        enum Helper {
          static func build(id: String) -> UIViewController {
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: id)
          }
        }
        """)
    #expect(
      facts.printed
        == ["Presenter addChild made Inner", "Results instantiate Main/Results ?"])
  }

  @Test("Local functions can be called before their declaration")
  func localFunctions() {
    let facts = NavigationFacts(
      swift: """
        class Detail: UIViewController {}
        class List: UIViewController {
          func go() {
            if isReady { open() }
            func open() { present(Detail(), animated: true) }
          }
        }
        """)
    #expect(facts.printed == ["List present made Detail"])
  }
}
