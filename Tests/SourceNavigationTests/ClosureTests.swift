import SourceNavigation
import Testing

@Suite("Closures") struct ClosureTests {
  @Test("A closure's effects belong to the body that contains it, once", arguments: cases)
  func closures(_ sample: NavigationCase) {
    #expect(
      NavigationFacts(swift: "class Detail: UIViewController {}\n" + sample.source).printed
        == sample.expected)
  }

  static let cases = [
    NavigationCase(
      "a method that is handed over by its name, in a structure of actions",
      """
      struct Actions { let show: (Int) -> Void }
      class Model {
        private let actions: Actions?
        init(actions: Actions? = nil) { self.actions = actions }
        func select(_ row: Int) { actions?.show(row) }
      }
      class List: UIViewController {
        let model: Model
        func select() { model.select(1) }
      }
      class Flow {
        let nav: UINavigationController
        func start() { _ = Model(actions: Actions(show: showDetail)) }
        private func showDetail(row: Int) { nav.pushViewController(Detail(), animated: true) }
      }
      """, "Flow push made Detail"),
    NavigationCase(
      "a method that is assigned by its name",
      """
      class Model {
        var onDone: ((String) -> Void)?
        func finish() { onDone?("") }
      }
      class List: UIViewController {
        let model = Model()
        func start() { model.onDone = self.showDetail(text:) }
        func showDetail(text: String) { present(Detail(), animated: true) }
      }
      """, "List present made Detail"),
    NavigationCase(
      "a constant with the name of a method",
      """
      class Other: UIViewController {}
      class List: UIViewController {
        func detail() -> UIViewController { Detail() }
        func show(_ screen: UIViewController) { present(screen, animated: true) }
        func start() {
          let detail = Other()
          show(detail)
        }
      }
      """, "List instantiate made Detail ?", "List present made Other"),
    NavigationCase(
      "handed to an initialiser that calls it",
      """
      class Job { init(then: () -> Void) { then() } }
      class List: UIViewController {
        func go() {
          _ = Job(
            then: { self.present(Detail(), animated: true) })
        }
      }
      """, "List present made Detail"),
    NavigationCase(
      "handed to a function that calls it",
      """
      class Job { func run(then: () -> Void) { then() } }
      class List: UIViewController {
        func go() {
          Job().run(
            then: { self.present(Detail(), animated: true) })
        }
      }
      """, "List present made Detail"),
    NavigationCase(
      "kept by an object, and called by another method",
      """
      class Job {
        let then: () -> Void
        init(then: @escaping () -> Void) { self.then = then }
        func run() { then() }
      }
      class List: UIViewController {
        func go() {
          let job = Job(then: { self.present(Detail(), animated: true) })
          job.run()
        }
      }
      """, "List present made Detail"),
    NavigationCase(
      "pushed onto what was made outside of it",
      """
      class Form: UIViewController { var onNext: (() -> Void)? }
      class List: UIViewController {
        func go() {
          let form = Form()
          let nav = UINavigationController(rootViewController: form)
          form.onNext = { [weak nav] in
            let detail = Detail()
            nav?.pushViewController(detail, animated: true)
          }
          present(nav, animated: true)
        }
      }
      """, "List present made Form", "List push made Detail"),
    NavigationCase(
      "pushed onto what is made in it",
      """
      class List: UIViewController {
        let nav: UIViewController = {
          let nav = UINavigationController()
          nav.pushViewController(Detail(), animated: false)
          return nav
        }()
        func go() { present(nav, animated: true) }
      }
      """, "List present made Detail"),
    NavigationCase(
      "in a property that another class calls",
      """
      class Cell {
        let tap: () -> Void
        init(tap: @escaping () -> Void) { self.tap = tap }
        func touch() { tap() }
      }
      class List: UIViewController {
        lazy var cell = Cell(tap: { [weak self] in self?.present(Detail(), animated: true) })
      }
      class Other: UIViewController {
        let list: List
        func go() { list.cell.touch(); performSegue(withIdentifier: "x", sender: nil) }
      }
      """, "List present made Detail", "Other performs x"),
    NavigationCase(
      "in a constant that another class calls",
      """
      class Router {
        let fail: () -> Void
        init(fail: @escaping () -> Void) { self.fail = fail }
        static let shared = Router(fail: { window.root.present(Detail(), animated: true) })
        func run() { fail() }
      }
      class Other: UIViewController {
        func go() { Router.shared.run(); performSegue(withIdentifier: "x", sender: nil) } }
      class Third: UIViewController {
        func go() { Router.shared.run(); performSegue(withIdentifier: "y", sender: nil) } }
      """, "Other performs x", "Router present made Detail", "Third performs y"),
    NavigationCase(
      "in an object that an initialiser makes",
      """
      class Job {
        let then: () -> Void
        init(then: @escaping () -> Void) { self.then = then; then() }
      }
      class Home: UIViewController {
        let job: Job
        init() {
          job = Job(then: { [weak self] in self?.present(Detail(), animated: true) })
          super.init(nibName: nil, bundle: nil)
        }
      }
      class List: UIViewController { func go() { show(Home(), sender: nil) } }
      """, "Home present made Detail", "List show made Home"),
    NavigationCase(
      "in an initialiser, showing what that was given",
      """
      class Home: UIViewController {
        var onTap: () -> Void = {}
        init(next: UIViewController) {
          super.init(nibName: nil, bundle: nil)
          onTap = { [weak self] in self?.present(next, animated: true) }
        }
      }
      class List: UIViewController { func go() { show(Home(next: Detail()), sender: nil) } }
      """, "Home present made Detail", "List show made Home"),
    NavigationCase(
      "by a helper that an initialiser and others call",
      """
      extension UIViewController { func add(_ c: UIViewController) { addChild(c) } }
      class Home: UIViewController {
        init(next: UIViewController) { super.init(nibName: nil, bundle: nil); add(next) }
      }
      class List: UIViewController {
        func go() { let d = Detail(); show(Home(next: d), sender: nil); add(d) } }
      """, "Home addChild made Detail", "List addChild made Detail", "List show made Home"),
    NavigationCase(
      "by the initialiser of a superclass",
      """
      class Box: UIViewController {
        init(children: [UIViewController]) {
          super.init(nibName: nil, bundle: nil)
          for child in children { addChild(child) }
        }
      }
      class Home: Box { init() { super.init(children: [Detail()]) } }
      class List: UIViewController { func go() { show(Home(), sender: nil) } }
      """, "Home addChild made Detail", "List show made Home"),
    NavigationCase(
      "a factory that is handed on, and called by what keeps it",
      """
      struct Item {
        let make: () -> UIViewController
        func open(_ host: UIViewController) { host.present(make(), animated: true) }
      }
      extension Detail { static func load() -> Detail { Detail() } }
      class List: UIViewController {
        func go() {
          Item(make: Detail.load).open(self)
          Item(make: StoryboardScene.Main.map.instantiate).open(self)
        }
      }
      """, "List present made Detail", "List present ~Main/~map"),
    NavigationCase(
      "a factory in a table",
      """
      class Menu: UIViewController {
        static let items = [Item(title: "a", make: StoryboardScene.Main.map.instantiate)]
      }
      """, "Menu instantiate ~Main/~map ?"),
    NavigationCase(
      "in a getter that another class asks",
      """
      class Store {
        var name: String { if flag { root.present(Detail(), animated: true) }; return "first" }
      }
      class Other: UIViewController {
        let store: Store
        func go() { performSegue(withIdentifier: store.name, sender: nil) }
      }
      """, "Other performs first", "Store present made Detail"),
    NavigationCase(
      "kept by a cell that its table calls",
      """
      class Cell: UITableViewCell {
        var onTap: (() -> Void)?
        @objc func tap() { onTap?() }
      }
      class List: UITableViewController {
        func fill(_ cell: Cell) { cell.onTap = { [weak self] in self?.show(Detail(), sender: nil) } }
      }
      """, "List show made Detail"),
  ]

  @Test(
    "RxSwift hands the object that a closure works on to the closure",
    arguments: [
      "Binder(self) { (target, page) in target.view?.start(Detail()) }",
      "pages.subscribe(with: self, onNext: { owner, _ in owner.view?.start(Detail()) })",
      "pages.map { $0 }.withUnretained(self).subscribe(onNext: { owner, _ in owner.view?.start(Detail()) })",
    ])
  func owner(statement: String) {
    let facts = NavigationFacts(
      swift: """
        class Detail: UIViewController {}
        class Root: UIViewController {
          func start(_ page: UIViewController) { present(page, animated: true) }
        }
        class Presenter {
          weak var view: Root?
          func ready() { \(statement).disposed(by: bag) }
        }
        """)
    #expect(facts.printed.contains("Presenter present made Detail"))
  }
}
