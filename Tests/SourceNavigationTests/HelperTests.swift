import SourceNavigation
import Testing

@Suite("Helpers") struct HelperTests {
  @Test("Moves through common kinds of helpers are found", arguments: helperCases)
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
      "a name that may be left out",
      """
      extension UIViewController {
        class func fromStoryboard(_ name: String? = nil) -> Self { make(name: name) }
        private class func make<T>(name: String?) -> T {
          let id = String(describing: self)
          let board = UIStoryboard(name: name ?? id, bundle: nil)
          return board.instantiateViewController(withIdentifier: id) as! T
        }
      }
      class Detail: UIViewController {}
      class List {
        let detail: Detail
        init() { detail = Detail.fromStoryboard() }
        func go() { nav.pushViewController(detail, animated: true) }
      }
      """, "List push Detail/Detail"),
    NavigationCase(
      "two ways to one screen that lead round to each other",
      """
      class Detail: UIViewController {}
      class List: UIViewController {
        func next() { go(to: Detail()) }
        func go(to screen: UIViewController) {
          show(screen, sender: nil)
          done { self.next() }
        }
      }
      """, "List show made Detail"),
    NavigationCase(
      "a default of a protocol that nobody calls",
      """
      protocol Shop { }
      extension Shop where Self: UIViewController {
        func buy() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      class List: UIViewController, Shop {}
      """, "List present made Detail"),
    NavigationCase(
      "a class that makes its own screen",
      """
      class Detail: UIViewController {
        static func load() -> Detail {
          UIStoryboard(name: "D", bundle: nil).instantiateInitialViewController() as! Detail } }
      class List { func prepare() { cache.keep(Detail.load()) } }
      """, "List instantiate D/initial ?"),
    NavigationCase(
      "an overload of UIKit's method",
      """
      class Router { let root: UINavigationController }
      extension UIViewController {
        func present(_ router: Router, animated: Bool) { present(router.root, animated: animated) } }
      class Detail: UIViewController {}
      class List: UIViewController { func go() { present(Detail(), animated: true) } }
      """, "List present made Detail"),
    NavigationCase(
      "another name of the class",
      """
      typealias Debug = List
      extension Debug { func go() { performSegue(withIdentifier: "x", sender: nil) } }
      class List: UIViewController {}
      """, "List performs x"),
    NavigationCase(
      "a library's controller round another one",
      """
      class Detail: UIViewController {}
      class List: UIViewController {
        func go() { present(SheetController(contentViewController: Detail()), animated: true) }
      }
      """, "List present made Detail"),
    NavigationCase(
      "a test of the type",
      """
      class Detail: UIViewController {}
      class Settings: UIViewController {}
      class Other: UIViewController {}
      class Presenter {
        static func show(_ c: UIViewController, _ host: UIViewController) {
          if (c is Detail || c is Other) && flag { host.showDetailViewController(c, sender: nil) } }
      }
      class List: UIViewController {
        func go() { Presenter.show(Settings(), self); Presenter.show(Detail(), self) } }
      """, "List instantiate made Settings ?", "List showDetail made Detail"),
    NavigationCase(
      "a cast that tells one of several",
      """
      class Media: UIViewController {}
      class Web: UIViewController {}
      class List: UIViewController {
        func make() -> UIViewController { if flag { return Media() }; return Web() }
        func go() { if let m = make() as? Media { present(m, animated: true) } }
      }
      """, "List instantiate made Web ?", "List present made Media"),
    NavigationCase(
      "one of several in a navigation controller",
      """
      class A: UIViewController {}
      class B: UIViewController {}
      class List: UIViewController {
        func make() -> UIViewController { if flag { return A() }; return B() }
        func go() { present(UINavigationController(rootViewController: make()), animated: true) }
      }
      """, "List present made A ?", "List present made B ?"),
    NavigationCase(
      "a container of the app's own class",
      """
      class Detail: UIViewController {}
      class Styled: UINavigationController {}
      class List: UIViewController {
        func go() {
          let nav = Styled(rootViewController: UIViewController())
          nav.setViewControllers([Detail()], animated: false)
          present(nav, animated: true)
        }
      }
      """, "List present made Detail"),
    NavigationCase(
      "a screen that shows itself",
      """
      class Menu: UIViewController { func show(in h: UIViewController) { h.present(self, animated: true) } }
      protocol Sharer {}
      extension Sharer where Self: UIViewController { func menu() { let m = Menu(); m.show(in: self) } }
      class List: UIViewController, Sharer {}
      """, "List present made Menu"),
    NavigationCase(
      "a helper of the navigation controller",
      """
      class Detail: UIViewController {}
      extension UINavigationController {
        func board(_ c: UIViewController) { present(c, animated: true) } }
      class List: UIViewController { func go() { navigationController?.board(Detail()) } }
      """, "List present made Detail"),
    NavigationCase(
      "a navigation controller that is made with its root",
      """
      class Detail: UIViewController {}
      class Styled: UINavigationController {
        override convenience init(rootViewController: UIViewController) {
          self.init()
          viewControllers = [rootViewController]
        }
      }
      class List: UIViewController {
        func go() { present(Styled(rootViewController: Detail()), animated: true) } }
      """, "List present made Detail"),
    NavigationCase(
      "a class of which a library has the base",
      """
      class Detail: SheetViewController {}
      class List: UIViewController {
        func make() -> UIViewController { Detail() }
        func go() { present(make(), animated: true) }
      }
      """, "List present made Detail"),
    NavigationCase(
      "an extension that is called like UIKit's method",
      """
      extension UINavigationController {
        func pushViewController(_ c: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          pushViewController(c, animated: animated) } }
      class Detail: UIViewController {}
      class List: UIViewController {
        func go() { navigationController?.pushViewController(Detail(), animated: true) } }
      """, "List push made Detail"),
    NavigationCase(
      "a container of SwiftUI's",
      """
      class List: UIViewController {
        func go() { present(UIHostingController(rootView: NavigationStack { Settings() }), animated: true) } }
      """, "List present view Settings"),
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

  @Test("A call in a base class belongs to the base class, once")
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

  @Test("The evaluation of recursive functions terminates")
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
