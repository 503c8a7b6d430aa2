import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Elements of lists lead where they are used") struct ListConnectionTests {
  @Test("What a list holds is known by its elements", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    try sample.expectEdges(beside: Self.classes)
  }

  private static let classes = """
    class A: UIViewController {}
    class B: UIViewController {}

    """

  /// An enumeration of pages, of which each case makes its own.
  private static let pages = """
    enum Page {
      case first, second
      var controller: UIViewController? {
        switch self {
        case .first: return A()
        case .second: return B()
        }
      }
    }

    """

  @Test(
    "The cases in a list of a declared type are written without it",
    arguments: [
      (
        "a constant",
        "override func viewDidLoad() { let pages: [Page] = [.first, .second]; add(pages) }"
      ),
      (
        "one of two lists",
        """
        override func viewDidLoad() {
          let pages: [Page] = isOpen ? [.first, .second] : [.first, .second]
          add(pages)
        }
        """
      ),
      ("an argument", "override func viewDidLoad() { add([.first, .second]) }"),
      (
        "a function's result",
        """
        func all() -> [Page] { return [.first, .second] }
        override func viewDidLoad() { add(all()) }
        """
      ),
      (
        "a property's result",
        """
        var all: [Page] { [.first, .second] }
        override func viewDidLoad() { add(all) }
        """
      ),
      (
        "a property that is assigned",
        """
        var all: [Page] = []
        override func viewDidLoad() { all = [.first, .second]; add(all) }
        """
      ),
      (
        "a cast",
        "override func viewDidLoad() { add([.first, .second] as [Page]) }"
      ),
    ])
  func casesOfDeclaredType(name: String, members: String) throws {
    let list = """
      class List: UIViewController {
        func add(_ pages: [Page]) { for page in pages { addChild(page.controller!) } }
        \(members)
      }
      """
    let edges = try SourceSketch(Self.classes + Self.pages + list).edges
    #expect(edges == ["List -addChild-> A", "List -addChild-> B"])
  }

  private static let cases = [
    ConnectionCase(
      "a list to which the body of a loop appends",
      pages + """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            var controllers: [UIViewController] = []
            for page in [Page.first, .second] { controllers.append(page.controller!) }
            viewControllers = controllers
          }
        }
        """, "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "a list to which a branch appends, which is all that the tabs show",
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          var controllers: [UIViewController] = []
          if Settings.hasFirst { controllers.append(A()) }
          controllers.append(B())
          viewControllers = controllers
        }
      }
      """, "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "a list to which a closure appends that gets each element",
      pages + """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            var controllers: [UIViewController] = []
            let pages: [Page] = [.first, .second]
            pages.forEach { page in
              switch page {
              case .first: controllers.append(page.controller!)
              case .second:
                let stack = UINavigationController(rootViewController: page.controller!)
                controllers.append(stack)
              }
            }
            viewControllers = controllers
          }
        }
        """, "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "classes in the elements of a list, of which objects are made",
      """
      struct Row {
        let title: String
        let type: UIViewController.Type
      }
      enum Rows {
        static let first = Row(title: "A", type: A.self)
        static let second = Row(title: "B", type: B.self)
      }
      class List: UIViewController {
        private let rows: [Row] = [Rows.first, Rows.second]
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          let row = rows[path.row]
          present(row.type.init(), animated: true)
        }
      }
      """, "List -present?-> A", "List -present?-> B"),
    ConnectionCase(
      "elements with their numbers",
      """
      enum Page {
        case first, second
        func make() -> UIViewController {
          switch self {
          case .first: return A()
          case .second: return B()
          }
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let pages = [Page.first, .second].enumerated().map { (number, page) in page.make() }
          setViewControllers(pages, animated: false)
        }
      }
      """, "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "an element that fulfils a condition",
      """
      protocol Module { func make() -> UIViewController; var isOn: Bool { get } }
      struct First: Module { func make() -> UIViewController { A() } }
      struct Second: Module { func make() -> UIViewController { B() } }
      class List: UIViewController {
        var modules: [Module] = [First(), Second()]
        @objc func tapped() {
          guard let module = modules.first(where: { $0.isOn }) else { return }
          present(module.make(), animated: true)
        }
      }
      """, "List -present?-> A", "List -present?-> B"),
    ConnectionCase(
      "a value that is appended to a property",
      """
      class Tabs: UITabBarController {
        var pages: [UIViewController] = []
        override func viewDidLoad() {
          pages = [A()]
          pages.append(B())
        }
        override func viewWillAppear(_ animated: Bool) { setViewControllers(pages, animated: false) }
      }
      """, "Tabs -viewControllers?-> A", "Tabs -viewControllers?-> B"),
    ConnectionCase(
      "any list of the app is cast",
      """
      enum Settings { static func names() -> Any { UserDefaults.standard.object(forKey: "names")! } }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let names = Settings.names() as? [String]
          setViewControllers(names!.map { name in A() }, animated: false)
        }
      }
      """, "Tabs -viewControllers?-> A"),
    ConnectionCase(
      "a function that is named gets each element",
      """
      class List: UIViewController {
        override func viewDidLoad() { [A(), B()].forEach(self.push(page:)) }
        private func push(page: UIViewController) {
          navigationController?.pushViewController(page, animated: false)
        }
      }
      """, "List -push-> A", "List -push-> B"),
    ConnectionCase(
      "a library's method gives each element to a closure",
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let pages = ["A", "B"].asyncMap { name -> UIViewController in name == "A" ? A() : B() }
          setViewControllers(pages, animated: false)
        }
      }
      """, "Tabs -viewControllers-> A", "Tabs -viewControllers-> B"),
    ConnectionCase(
      "objects that hold the expression with which their page is made",
      """
      final class Tool {
        private(set) lazy var page = makePage()
        private let makePage: () -> UIViewController
        init(title: String, page: @autoclosure @escaping () -> UIViewController) {
          makePage = page
        }
      }
      extension Tool {
        static let first = Tool(title: "A", page: A())
        static let second = Tool(title: "B", page: B())
      }
      class Body: UIViewController {
        var tool: Tool = .first
        func replace() { addChild(tool.page) }
        func search() { tool = .second }
      }
      """, "Body -addChild?-> A", "Body -addChild?-> B"),
  ]
}
