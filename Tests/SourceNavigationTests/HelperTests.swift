import SourceNavigation
import Testing

@Suite("Helpers") struct HelperTests {
  @Test("Helpers that people write are followed through", arguments: helperCases)
  func helpers(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: sample.source).printed == sample.expected)
  }

  static let helperCases = [
    NavigationCase(
      "a storyboarded protocol",
      """
      protocol Storyboarded { static func instantiate() -> Self }
      extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self {
          let id = String(describing: self)
          return UIStoryboard(name: "Main", bundle: .main).instantiateViewController(withIdentifier: id) as! Self
        }
      }
      class Detail: UIViewController, Storyboarded {}
      class List: UIViewController { func go() { show(Detail.instantiate(), sender: nil) } }
      """, "List show Main/Detail"),
    NavigationCase(
      "a protocol whose class tells the storyboard",
      """
      protocol StoryboardBased: AnyObject { static var board: String { get } }
      extension StoryboardBased {
        static func make() -> Self {
          UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as! Self }
      }
      class Detail: UIViewController, StoryboardBased { static let board = "Details" }
      class List: UIViewController { func go() { show(Detail.make(), sender: nil) } }
      """, "List show Details/initial"),
    NavigationCase(
      "an enumeration of storyboards",
      """
      enum AppStoryboard: String {
        case Main, Settings
        var instance: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
        func controller<T: UIViewController>(_ type: T.Type) -> T {
          let id = (type as UIViewController.Type).storyboardID
          return instance.instantiateViewController(withIdentifier: id) as! T
        }
      }
      extension UIViewController { class var storyboardID: String { return "\\(self)" } }
      class Detail: UIViewController {}
      class List: UIViewController {
        func go() { present(AppStoryboard.Settings.controller(Detail.self), animated: true) } }
      """, "List present Settings/Detail"),
    NavigationCase(
      "a storyboard extension that infers",
      """
      extension UIStoryboard {
        static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
        func make<T: UIViewController>() -> T {
          instantiateViewController(withIdentifier: String(describing: T.self)) as! T }
      }
      class Detail: UIViewController {}
      class List: UIViewController {
        func go() { let next: Detail = UIStoryboard.main.make(); show(next, sender: nil) } }
      """, "List show Main/Detail"),
    NavigationCase(
      "a storyboard initialiser",
      """
      extension UIStoryboard {
        enum Name: String { case main, login; var file: String { rawValue.capitalized } }
        convenience init(_ name: Name) { self.init(name: name.file, bundle: nil) }
      }
      class List: UIViewController {
        func go() { show(UIStoryboard(.login).instantiateInitialViewController()!, sender: nil) } }
      """, "List show Login/initial"),
    NavigationCase(
      "a helper of the class with the screen as parameter",
      """
      class Base: UIViewController {}
      class Alert: Base { }
      class List: UIViewController {
        func go() { open(Alert(nibName: "AlertView", bundle: nil)) }
        private func open(_ screen: Base) { present(screen, animated: true) }
      }
      """, "List present nib AlertView of Alert"),
    NavigationCase(
      "a helper of all controllers",
      """
      extension UIViewController { func showLogin() { present(Login(), animated: true) } }
      class Login: UIViewController {}
      class List: UIViewController { func go() { showLogin() } }
      """, "List present made Login"),
    NavigationCase(
      "a typed segue",
      """
      protocol SegueHandler { associatedtype SegueID: RawRepresentable }
      extension SegueHandler where Self: UIViewController, SegueID.RawValue == String {
        func performSegue(_ id: SegueID, sender: Any?) {
          performSegue(withIdentifier: id.rawValue, sender: sender) }
      }
      class List: UIViewController, SegueHandler {
        enum SegueID: String { case toDetail, toMap = "map" }
        func go() { performSegue(.toMap, sender: nil) }
      }
      """, "List performs map"),
    NavigationCase(
      "a coordinator",
      """
      class Detail: UIViewController {}
      final class Coordinator {
        let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func start() { nav.pushViewController(make(), animated: false) }
        private func make() -> UIViewController { let d = Detail(); return d }
      }
      """, "Coordinator push made Detail"),
    NavigationCase(
      "a router between",
      """
      class Detail: UIViewController {}
      class Router { func push(_ c: UIViewController) { nav.pushViewController(c, animated: true) } }
      class Coordinator { let router = Router(); func open() { router.push(Detail()) } }
      """, "Coordinator push made Detail"),
    NavigationCase(
      "a property that is made lazily",
      """
      class Detail: UIViewController {}
      class List: UIViewController {
        lazy var detail: Detail = { let d = Detail(); d.title = "x"; return d }()
        func go() { show(detail, sender: nil) }
      }
      """, "List show made Detail"),
    NavigationCase(
      "a property that is given elsewhere",
      """
      class Detail: UIViewController {}
      class List: UIViewController {
        var next: UIViewController?
        override func viewDidLoad() { next = Detail() }
        func go() { show(next!, sender: nil) }
      }
      """, "List show made Detail"),
    NavigationCase(
      "an initialiser that names its nib",
      """
      class Detail: UIViewController {
        init(item: Item) { self.item = item; super.init(nibName: "DetailScreen", bundle: nil) } }
      class List: UIViewController { func go() { show(Detail(item: i), sender: nil) } }
      """, "List show nib DetailScreen of Detail"),
    NavigationCase(
      "a value that describes the screen",
      """
      struct Place { let board: String; let id: String
        static let map = Place(board: "Maps", id: "map")
        func make() -> UIViewController {
          UIStoryboard(name: board, bundle: nil).instantiateViewController(withIdentifier: id) } }
      class List: UIViewController { func go() { show(Place.map.make(), sender: nil) } }
      """, "List show Maps/map"),
    NavigationCase(
      "a segue action",
      """
      class Detail: UIViewController {}
      class List: UIViewController {
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
        @IBSegueAction func makeView(_ coder: NSCoder) -> UIViewController? {
          UIHostingController(coder: coder, rootView: Info()) }
      }
      """, "List makes Detail by makeDetail:", "List makes Info by makeView:"),
  ]

  @Test("A base class's call counts for the base class, once")
  func baseClass() {
    let facts = NavigationFacts(
      swift: """
        class Help: UIViewController {}
        class Base: UIViewController { func help() { present(Help(), animated: true) } }
        class A: Base { func tap() { help() } }
        class B: Base { override func help() { super.help() } }
        """)
    #expect(facts.printed == ["Base present made Help"])
  }

  @Test("Functions that call each other for ever, and one that calls itself, come to an end")
  func recursion() {
    let facts = NavigationFacts(
      swift: """
        class List: UIViewController {
          func a() { b(); present(Detail(), animated: true) }
          func b() { a(); b() }
          var c: UIViewController { d }
          var d: UIViewController { c }
          func go() { show(c, sender: nil) }
        }
        class Detail: UIViewController {}
        """)
    #expect(facts.printed == ["List present made Detail"])
  }
}
