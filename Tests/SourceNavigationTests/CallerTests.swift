import SourceNavigation
import Testing

@Suite("Who moves, and how its calls are written") struct CallerTests {
  @Test("A move belongs to the screen that it starts from", arguments: callers)
  func moves(_ sample: NavigationCase) {
    let facts = NavigationFacts(swift: "class Detail: UIViewController {}\n" + sample.source)
    #expect(facts.printed == sample.expected)
  }

  private static let callers = [
    NavigationCase(
      "the window of a screen that may be made first",
      """
      class Home: NSWindowController {}
      class Import: NSWindowController {
        func run(_ host: NSWindow) { host.beginSheet(window!) }
      }
      class Delegate {
        var home: Home?
        func shown() -> Home {
          if let home { return home }
          return Home()
        }
        func go() { Import().run(shown().window!) }
      }
      """, "Delegate instantiate made Home ?", "Home sheet made Import"),
    NavigationCase(
      "a screen of the system, which its delegate closes",
      """
      class Home: UIViewController {
        func mailComposeController(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult
        ) { dismiss(animated: true) }
      }
      """),
    NavigationCase(
      "a screen of a library, which its delegate closes",
      """
      class Home: UIViewController {
        func setupViewControllerDidCancel(_ controller: SetupViewController) {
          dismiss(animated: true)
        }
        func leave(for controller: SetupViewController) { dismiss(animated: false) }
      }
      """, "Home closes by dismiss"),
    NavigationCase(
      "a controller on the Mac, which closes itself",
      "class Home: NSViewController { func done() { dismiss(self) } }", "Home closes by dismiss"),
  ]

  @Test("A call of a function is known by the rules of Swift 2, too", arguments: calls)
  func earlierSwift(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: sample.source).printed == sample.expected)
  }

  private static let calls = [
    NavigationCase(
      "without the first label",
      """
      enum Way: String { case Detail = "toDetail" }
      class Home: UIViewController {
        func go() { move(.Detail, animated: true) }
        func move(way: Way, animated: Bool) {
          performSegueWithIdentifier(way.rawValue, sender: self)
        }
      }
      """, "Home performs toDetail"),
    NavigationCase(
      "unless another function has none",
      """
      class Home: UIViewController {
        func go() { move("toDetail") }
        func move(way: String) { performSegue(withIdentifier: "other", sender: self) }
        func move(_ way: String) { performSegue(withIdentifier: way, sender: self) }
      }
      """, "Home performs other", "Home performs toDetail"),
    NavigationCase(
      "with names that have a type of their own",
      """
      class Home: NSViewController {
        func go() {
          let board = NSStoryboard(name: NSStoryboard.Name(rawValue: "Main"), bundle: nil)
          let name = NSStoryboard.SceneIdentifier(rawValue: "Detail")
          presentAsSheet(board.instantiateController(withIdentifier: name) as! NSViewController)
        }
      }
      """, "Home sheet Main/Detail"),
  ]

  @Test("Objective-C calls a function of Swift 2 without the first label")
  func objectiveC() {
    let swift = """
      class Home: UIViewController {}
      class Detail: UIViewController {}
      class Coordinator: NSObject {
        func home(home: Home, didSelect name: String) {
          home.presentViewController(Detail(), animated: true, completion: nil)
        }
      }
      """
    let objectiveC = """
      @interface Other : UIViewController
      @property Coordinator *coordinator;
      @property Home *home;
      @end
      @implementation Other
      - (void)go { [self.coordinator home:self.home didSelect:@"a"]; }
      @end
      """
    let facts = NavigationFacts([("App.swift", swift), ("Other.m", objectiveC)])
    #expect(facts.printed == ["Home present made Detail"])
  }

  @Test("A text that is still empty selects nothing yet")
  func emptyText() {
    let facts = NavigationFacts(
      swift: """
        class Detail: UIViewController {}
        class Home: UIViewController {
          var kind = ""
          func go() {
            switch kind {
            case "detail": present(Detail(), animated: true)
            default: break
            }
          }
        }
        """)
    #expect(facts.printed == ["Home present made Detail"])
  }
}
