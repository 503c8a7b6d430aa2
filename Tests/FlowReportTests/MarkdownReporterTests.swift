import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Markdown reporter")
struct MarkdownReporterTests {
  private let reporter = MarkdownReporter()

  @Test("A storyboard has two tables in the order of its document")
  func golden() {
    #expect(
      reporter.report(Sample.small) == """
        # Screen flow

        1 storyboard, 2 scenes, 2 segues.

        ## Main

        `App/Main.storyboard`

        | Scene | Class | Identifier | Kind | Start | Line |
        |---|---|---|---|---|---|
        | List | `ListController` | `list` | table | entry point | 4 |
        | Detail |  |  | view |  | 20 |

        | From | To | Kind | Identifier | Trigger | Line |
        |---|---|---|---|---|---|
        | List | Detail | show | `toDetail` | select ‘An item’ | 9 |
        | Detail | List | unwind | `unwindToList:` |  | 25 |

        """)
  }

  @Test("Dangling segues and faults come last, with their places")
  func faults() {
    let report = reporter.report(Sample.full)
    #expect(
      report.hasSuffix(
        """

        ## Unresolved

        - Gone: missing storyboard 'Gone' (`App/Main.storyboard:70`)
        - Segue `dan`: missing scene `App/Main.storyboard#nowhere` (`App/Main.storyboard:48`)

        ## Warnings

        - error: the file is empty [unreadable] (`App/Broken.storyboard`)
        - warning: no storyboard is named 'Gone' [missing-storyboard] (`App/Main.storyboard:70:9`)

        """))
  }

  @Test("A graph without scenes has only a headline")
  func empty() {
    #expect(
      reporter.report(Sample.empty) == "# Screen flow\n\n0 storyboards, 0 scenes, 0 segues.\n")
  }

  @Test("Each row of a table has as many cells as its header", arguments: Hostile.names)
  func cells(name: Hostile.Name) {
    let tables = reporter.report(Hostile.graph(name)).split(separator: "\n\n")
      .map { $0.split(separator: "\n").filter { $0.hasPrefix("|") } }.filter { !$0.isEmpty }
    #expect(tables.count == 3)
    for table in tables {
      let cells = table.map { row in
        row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(Set(cells).count == 1)
    }
  }

  @Test("Classes have a table, edges from source their places, and unwinds their faults")
  func code() {
    let report = reporter.report(Sample.code)
    #expect(report.contains("2 scenes, 4 segues, 3 from code, 2 classes."))
    #expect(
      report.contains(
        """
        ## Classes

        | Class | Start | Closed by | Place |
        |---|---|---|---|
        | `AppDelegate` | entry point |  | `App/AppDelegate.swift:3` |
        | `AboutController` |  | dismiss `App/Screens.swift:14` | `App/Screens.swift:9` |

        """))
    #expect(
      report.contains(
        """
        | List | About (`App/Screens.swift`) | push |  |  | pushViewController \
        `App/List.swift:31`, show `App/List.swift:52` |

        """))
    #expect(report.contains("| present `App/Screens.swift:12` (possible) |"))
    #expect(report.contains("| show | `toDetail` |  | 9, performSegue `App/List.swift:60` |"))
    #expect(report.contains("| Detail | ✗ no handler | unwind | `nobody:` |"))
    #expect(report.contains("Kind | Start | Line | Closed by |"))
    #expect(!report.contains("run time only"), "notes are no warnings")
  }

  @Test("Of many calls the first few are listed, and the others counted")
  func manyCalls() {
    let sites = (1...9).map { Sample.site("push", "A.swift", $0) }
    let graph = FlowGraph(
      storyboards: [], scenes: [Sample.scene("a", "A"), Sample.scene("b", "B")],
      segues: [Sample.move("push", from: Sample.id("a"), to: Sample.id("b"), sites)])
    #expect(reporter.report(graph).contains("push `A.swift:5`, 4 more |"))
  }

  @Test(
    "Text is shown literally, and GitHub does not interpret it",
    arguments: [
      ("a|b", #"a\|b"#), (#"a\"#, #"a\\"#), ("*a* _b_", #"\*a\* \_b\_"#),
      ("<b>&amp;", "&lt;b&gt;&amp;amp;"), ("[x](y)", #"\[x\](y)"#), ("`a`", #"\`a\`"#),
      ("@team", "@<!-- -->team"), ("fix #12", "fix \\#<!-- -->12"),
      ("https://a.b", "https:<!-- -->//a.b"), ("www.a.b", "www<!-- -->.a.b"),
      (":tada:", ":<!-- -->tada:"), ("GH-12", "GH<!-- -->-12"),
      ("gh-1", "gh<!-- -->-1"), ("a GH", "a GH"), ("XGH-1", "XGH-1"), ("a5c378", "a5c378"),
      ("a5c3785", "a5c378<!-- -->5"), ("(0123456789abc)", "(012345<!-- -->6789ab<!-- -->c)"),
      ("a5c3785g", "a5c3785g"), ("me@a5c3785", "me@<!-- -->a5c378<!-- -->5"),
      ("a\u{202E}b", #"a\\u{202E}b"#), ("a\r\nb", "a b"), ("$x$", #"\$x\$"#),
    ])
  func escaping(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test("Code that would end its span or its cell is written as text")
  func codeSpans() {
    #expect(MarkdownText.code("toDetail_1") == "`toDetail_1`")
    #expect(MarkdownText.code("a`b") == #"a\`b"#)
    #expect(MarkdownText.code("a|b") == #"a\|b"#)
    #expect(MarkdownText.code("") == "")
  }
}
