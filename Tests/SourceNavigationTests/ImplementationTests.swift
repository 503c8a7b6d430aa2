import SourceNavigation
import Testing

@Suite("Implementations of protocols, containers and properties") struct ImplementationTests {
  @Test("A call on a protocol uses the only class that conforms", arguments: protocols)
  func conforming(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: Self.screens + sample.source).printed == sample.expected)
  }

  private static let screens = "class A: UIViewController {}\nclass B: UIViewController {}\n"

  static let protocols = [
    NavigationCase(
      "a router",
      """
      protocol Router { func push(_ c: UIViewController) }
      class RouterImp: Router {
        weak var root: UINavigationController?
        func push(_ c: UIViewController) { root?.pushViewController(c, animated: true) }
      }
      class Flow {
        let router: Router
        init(router: Router) { self.router = router }
        func start() { router.push(A()) }
      }
      """, "Flow push made A"),
    NavigationCase(
      "a factory",
      """
      protocol View: AnyObject {}
      extension A: View {}
      protocol Factory { func make() -> View }
      class FactoryImp: Factory { func make() -> View { A() } }
      class Flow {
        let factory: Factory
        var nav: UINavigationController
        init(factory: Factory) { self.factory = factory }
        func start() { nav.pushViewController(factory.make() as! UIViewController, animated: true) }
      }
      """, "Flow push made A"),
    NavigationCase(
      "a protocol that was not read",
      """
      class RouterImp: AppRouting {
        func open(_ c: UIViewController) { root?.present(c, animated: true) }
      }
      class Flow {
        let router: AppRouting
        func start() { router.open(A()) }
      }
      """, "Flow present made A"),
    NavigationCase(
      "one of two",
      """
      protocol Router { func go(_ c: UIViewController) }
      class Pusher: Router {
        func go(_ c: UIViewController) { nav?.pushViewController(c, animated: true) } }
      class Presenter: Router { func go(_ c: UIViewController) { nav?.present(c, animated: true) } }
      class Flow {
        let router: Router
        func start() { router.go(A()) }
      }
      """, "Flow present made A ?", "Flow push made A ?"),
    NavigationCase(
      "one of too many",
      """
      protocol Router { func go(_ c: UIViewController) }
      \((1...5).map { n in
        "class R\(n): Router { func go(_ c: UIViewController) { nav?.present(c, animated: true) } }"
      }.joined(separator: "\n"))
      class Flow {
        let router: Router
        func start() { router.go(A()) }
      }
      """, "Flow instantiate made A ?"),
    NavigationCase(
      "a class that is known",
      """
      protocol Router { func go(_ c: UIViewController) }
      class Pusher: Router {
        func go(_ c: UIViewController) { nav?.pushViewController(c, animated: true) } }
      class Presenter: Router { func go(_ c: UIViewController) { nav?.present(c, animated: true) } }
      class Flow {
        func start() { let router: Router = Pusher(); router.go(A()) }
      }
      """, "Flow push made A"),
    NavigationCase(
      "what the class does of its own accord",
      """
      protocol Router { func go() }
      class Pusher: Router { func go() { nav?.pushViewController(A(), animated: true) } }
      class Flow {
        let router: Router
        func start() { router.go() }
      }
      """, "Pusher push made A"),
  ]

  @Test("An app's extension of a container is found on a made one", arguments: containers)
  func added(_ sample: NavigationCase) {
    let facts = NavigationFacts(
      swift: Self.screens + """
        extension UINavigationController {
          func slide(_ c: UIViewController) { pushViewController(c, animated: true) }
        }
        extension UITabBarController {
          func fill(_ list: [UIViewController]) { setViewControllers(list, animated: true) }
        }
        class W { \(sample.source) }
        """)
    #expect(facts.printed == sample.expected)
  }

  static let containers = [
    NavigationCase(
      "a property", "let nav = UINavigationController(); func go() { nav.slide(A()) }",
      "W push made A"),
    NavigationCase(
      "a local constant",
      "func go() { let tabs = UITabBarController(); tabs.fill([A(), B()]); use(tabs) }",
      "W viewControllers made A", "W viewControllers made B"),
    NavigationCase(
      "that of a screen",
      "let b = B(); func go() { b.navigationController?.slide(A()) }",
      "W instantiate made B ?", "W push made A"),
  ]

  @Test("A screen shows the screen that is assigned to it", arguments: given)
  func contents(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: Self.screens + sample.source).printed == sample.expected)
  }

  static let given = [
    NavigationCase(
      "by an initialiser",
      """
      class Frame: UIViewController {
        let content: UIViewController
        init(content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(content) }
      }
      class Home: UIViewController { func go() { show(Frame(content: A()), sender: nil) } }
      """, "Frame addChild made A", "Home show made Frame"),
    NavigationCase(
      "by a property",
      """
      class Frame: UIViewController {
        var content: UIViewController!
        override func viewDidLoad() { addChild(content) }
      }
      class Home: UIViewController {
        func go() { let f = Frame(); f.content = A(); show(f, sender: nil) }
      }
      """, "Frame addChild made A", "Home show made Frame"),
  ]

  @Test("A controller inherits an app's extensions of `NSObject`")
  func root() {
    let source = """
      class A: UIViewController {}
      extension NSObject { class var nameOfClass: String { String(describing: self) } }
      extension UIViewController {
        class func from(_ name: String) -> Self {
          UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: nameOfClass) as! Self
        }
      }
      class W { func go() { nav.pushViewController(A.from("Main"), animated: true) } }
      """
    #expect(NavigationFacts(swift: source).printed == ["W push Main/A"])
  }
}
