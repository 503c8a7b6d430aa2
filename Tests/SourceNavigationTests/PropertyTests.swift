import FlowModel
import SourceNavigation
import Testing

@Suite("Properties that show the assigned screen") struct PropertyTests {
  @Test("Only a framework's property shows a screen", arguments: cases)
  func properties(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: sample.source).printed == sample.expected)
  }

  private static let cases = [
    NavigationCase(
      "an own property of a coordinator",
      """
      class Detail: UIViewController {}
      class Language {
        private let rootViewController: UIViewController
        init(rootViewController: UIViewController) { self.rootViewController = rootViewController }
        func start() { rootViewController.present(Detail(), animated: true) }
      }
      class List: UIViewController { func go() { Language(rootViewController: self).start() } }
      """, "Language present made Detail"),
    NavigationCase(
      "an own property, by its bare name",
      """
      class Detail: UIViewController {}
      class Panel: NSWindowController {
        private var viewControllers: [NSViewController] = []
        func load() { viewControllers = [Detail()] }
      }
      """, "Panel instantiate made Detail ?"),
    NavigationCase(
      "a window of the app's own class, which overrides the property",
      """
      class Detail: UIViewController {}
      class Overlay: UIWindow { override var rootViewController: UIViewController? { didSet { go() } } }
      class Delegate { func go(_ overlay: Overlay) { overlay.rootViewController = Detail() } }
      """, "Delegate rootViewController made Detail"),
    NavigationCase(
      "a library's controller",
      """
      class Detail: UIViewController {}
      class Panel: FloatingViewController {}
      class List: UIViewController { func go() { Panel().contentViewController = Detail() } }
      """, "List instantiate made Panel ?", "List rootViewController made Detail"),
    NavigationCase(
      "an owner of which nothing is known, where only frameworks have the property",
      """
      class Detail: UIViewController {}
      class List: UIViewController { func go() { host.view.rootViewController = Detail() } }
      """, "List rootViewController made Detail"),
    NavigationCase(
      "an owner of which nothing is known, where a type of the app has the property",
      """
      class Detail: UIViewController {}
      class Language { var rootViewController: UIViewController? }
      class List: UIViewController {
        func go() { host.thing.rootViewController = Detail() }
        func leave() { view.window?.rootViewController = Other() }
      }
      class Other: UIViewController {}
      """, "List rootViewController made Detail ?", "List rootViewController made Other"),
    NavigationCase(
      "an own property that stands for the window's",
      """
      class Detail: UIViewController {}
      class Manager {
        var rootViewController: UIViewController? {
          get { provider?.window?.rootViewController }
          set { provider?.window?.rootViewController = newValue }
        }
        func go() { rootViewController = Detail() }
      }
      """, "Manager rootViewController made Detail"),
    NavigationCase(
      "a popover that is kept",
      """
      class Detail: NSViewController {}
      class Menu {
        let popover = NSPopover()
        func go() { popover.contentViewController = Detail() }
        func open() { let other = NSPopover(); other.contentViewController = Detail() }
      }
      """, "Menu popover made Detail", "Menu popover made Detail"),
  ]

  @Test("An Objective-C setter is checked against the same classes")
  func setters() {
    let source = """
      @interface Detail : UIViewController
      @end
      @interface Router : NSObject
      @property UIViewController *rootViewController;
      @end
      @implementation Router
      - (void)go:(UIWindow *)window {
        [self setRootViewController:[Detail new]];
        [window setRootViewController:[Detail new]];
      }
      @end
      """
    let moves = NavigationFacts([("App.m", source)]).moves
    #expect(moves.filter { $0.kind == .rootViewController }.map(\.site.location.line) == [9])
  }
}
