import SourceNavigation
import Testing

/// A class with calls, and the expected facts.
struct NavigationCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: String
  let expected: [String]

  init(_ description: String, _ source: String, _ expected: String...) {
    self.init(description, source, expected)
  }

  init(_ description: String, _ source: String, _ expected: [String]) {
    testDescription = description
    self.source = source
    self.expected = expected
  }
}

@Suite("Calls in Swift") struct CallTests {
  @Test("Each way to show a screen has its own kind", arguments: moveCases)
  func moves(_ sample: NavigationCase) {
    let facts = NavigationFacts(
      swift: """
        class Detail: UIViewController {}
        class List: UITableViewController {
          func go() {
            \(sample.source)
          }
        }
        """)
    #expect(facts.printed == sample.expected)
  }

  @Test("A WatchKit controller with an unknown name is reported")
  func unknownName() {
    let facts = NavigationFacts(
      swift: """
        class Menu: WKInterfaceController {
          let names: [String: String]
          func go(_ row: Int) { pushController(withName: names["a"], context: nil) }
        }
        """)
    #expect(facts.printedNotes == ["unknown-screen 3"])
  }

  @Test("A progress has children that are no screens")
  func progress() {
    let facts = NavigationFacts(
      swift: """
        class Job: UIViewController {
          func go(_ part: Progress) { total.addChild(part, withPendingUnitCount: 1) }
        }
        """)
    #expect(facts.printed == [] && facts.printedNotes == [])
  }

  static let moveCases = [
    NavigationCase(
      "push", "navigationController?.pushViewController(Detail(), animated: true)",
      "List push made Detail"),
    NavigationCase("present", "present(Detail(), animated: true)", "List present made Detail"),
    NavigationCase(
      "present, before Swift 3", "presentViewController(Detail(), animated: true, completion: nil)",
      "List present made Detail"),
    NavigationCase("show", "show(Detail(), sender: self)", "List show made Detail"),
    NavigationCase(
      "show detail", "splitViewController?.showDetailViewController(Detail(), sender: nil)",
      "List showDetail made Detail"),
    NavigationCase(
      "in a navigation controller",
      "present(UINavigationController(rootViewController: Detail()), animated: true)",
      "List present made Detail"),
    NavigationCase(
      "in a navigation controller, pushed later",
      "let nav = UINavigationController()\nnav.pushViewController(Detail(), animated: false)\n"
        + "present(nav, animated: true)", "List present made Detail"),
    NavigationCase(
      "in a navigation controller that was shown already",
      "let nav = UINavigationController(rootViewController: List())\n"
        + "present(nav, animated: true)\nnav.pushViewController(Detail(), animated: false)",
      "List present made List", "List push made Detail"),
    NavigationCase(
      "in a navigation controller that a window has",
      "let nav = UINavigationController()\nview.window?.rootViewController = nav\n"
        + "nav.pushViewController(Detail(), animated: false)", "List push made Detail"),
    NavigationCase(
      "in a navigation controller that is a tab already",
      "let nav = UINavigationController()\ntabBarController?.viewControllers = [nav]\n"
        + "nav.pushViewController(Detail(), animated: false)", "List push made Detail"),
    NavigationCase("as a child", "addChild(Detail())", "List addChild made Detail"),
    NavigationCase(
      "as the window's root", "view.window?.rootViewController = Detail()",
      "List rootViewController made Detail"),
    NavigationCase(
      "as tabs", "tabBarController?.viewControllers = [Detail(), List()]",
      "List viewControllers made Detail", "List viewControllers made List"),
    NavigationCase(
      "as the stack", "navigationController?.setViewControllers([Detail()], animated: true)",
      "List viewControllers made Detail"),
    NavigationCase(
      "as a sheet on the Mac", "presentAsSheet(Detail())", "List sheet made Detail"),
    NavigationCase(
      "in a popover on the Mac",
      "present(Detail(), asPopoverRelativeTo: r, of: v, preferredEdge: .minX, behavior: .transient)",
      "List popover made Detail"),
    NavigationCase(
      "of the storyboard",
      #"let next = storyboard!.instantiateViewController(withIdentifier: "detail") as! Detail"#
        + "\nnext.title = nil\nshow(next, sender: nil)", "List show own/detail"),
    NavigationCase(
      "of another storyboard",
      #"let board = UIStoryboard(name: "Settings", bundle: nil)"# + "\n"
        + "if let next = board.instantiateInitialViewController() { present(next, animated: true) }",
      "List present Settings/initial"),
    NavigationCase(
      "with a creator",
      #"show(UIStoryboard(name: "S", bundle: nil).instantiateViewController(identifier: "d") { "#
        + "Detail(coder: $0) }, sender: nil)",
      "List instantiate made Detail ?", "List show S/d"),
    NavigationCase(
      "on the Mac",
      #"let c = NSStoryboard(name: "P", bundle: nil).instantiateController(withIdentifier: "w")"#
        + " as? NSWindowController\nc?.showWindow(self)", "List show P/w"),
    NavigationCase(
      "from a nib", #"show(Detail(nibName: "DetailView", bundle: nil), sender: nil)"#,
      "List show nib DetailView of Detail"),
    NavigationCase(
      "from the nib named like the class", "show(Detail(nibName: nil, bundle: nil), sender: nil)",
      "List show made Detail"),
    NavigationCase(
      "a SwiftUI view",
      "present(UIHostingController(rootView: Settings(model: m).environmentObject(m)), animated: true)",
      "List present view Settings"),
    NavigationCase(
      "a watch screen", #"pushController(withName: "detail", context: nil)"#,
      "List push watch detail"),
    NavigationCase(
      "a segue", #"performSegue(withIdentifier: "toDetail", sender: self)"#,
      "List performs toDetail"),
    NavigationCase(
      "a segue, before Swift 3", #"performSegueWithIdentifier("toDetail", sender: self)"#,
      "List performs toDetail"),
    NavigationCase(
      "closing", "dismiss(animated: true)\nnavigationController?.popViewController(animated: true)",
      "List closes by dismiss", "List closes by popViewController"),
    NavigationCase(
      "of R.swift",
      "show(R.storyboard.main.detailScene()!, sender: nil)\n"
        + "performSegue(withIdentifier: R.segue.list.toDetail, sender: nil)",
      "List performs ~toDetail", "List show ~main/~detailScene"),
    NavigationCase(
      "of SwiftGen",
      "show(StoryboardScene.Main.detail.instantiate(), sender: nil)\n"
        + "present(StoryboardScene.Other.initialScene.instantiate(), animated: true)\n"
        + "perform(segue: StoryboardSegue.Main.toDetail)",
      "List performs ~toDetail", "List present ~Other/initial", "List show ~Main/~detail"),
    NavigationCase(
      "one of two", "present(flag ? Detail() : List(), animated: true)",
      "List present made Detail ?", "List present made List ?"),
    NavigationCase(
      "in a closure",
      "UIView.animate(withDuration: 1) { [weak self] in self?.present(Detail(), animated: true) }",
      "List present made Detail"),
    NavigationCase(
      "after its kind is chosen",
      "let next: UIViewController\nif flag { next = Detail() } else { next = List() }\n"
        + "show(next, sender: nil)", "List show made Detail ?", "List show made List ?"),
    NavigationCase(
      "an alert, which is the system's", "present(UIAlertController(), animated: true)"),
    NavigationCase(
      "made, and who knows what then", "router.take(Detail())", "List instantiate made Detail ?"),
    NavigationCase(
      "nibs of views",
      #"tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: c)"#
        + "\n" + #"_ = Bundle.main.loadNibNamed("Header", owner: self)"#,
      "List loads Cell", "List loads Header"),
  ]

  @Test("A value that is unknown until run time is reported at its location")
  func notes() {
    let facts = NavigationFacts(
      swift: """
        class List: UIViewController {
          func go(id: String, next: UIViewController) {
            performSegue(withIdentifier: id, sender: nil)
            let made = storyboard!.instantiateViewController(withIdentifier: id)
            present(next, animated: true)
          }
        }
        """)
    #expect(facts.printed == [])
    #expect(facts.printedNotes == ["unknown-segue 3", "unknown-scene 4", "unknown-screen 5"])
  }

  @Test("Screens that the app's tests make are not part of its flow")
  func tests() {
    let facts = NavigationFacts([
      ("App/List.swift", "class List: UIViewController {}"),
      (
        "AppTests/ListTests.swift",
        "class ListTests: XCTestCase { func testShow() { host.present(List(), animated: true) } }"
      ),
      (
        "App/Case.swift",
        "class Case: XCTestCase { func testShow() { host.present(List(), animated: true) } }"
      ),
    ])
    #expect(facts.printed == [])
  }
}
