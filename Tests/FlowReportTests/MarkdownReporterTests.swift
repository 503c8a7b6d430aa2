import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Markdown reporter")
struct MarkdownReporterTests {
  private let reporter = MarkdownReporter()

  @Test("A storyboard is two tables in the order of its document")
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

  @Test("What leads nowhere and what is wrong come last, with their places")
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

  @Test("A graph without scenes is its headline")
  func empty() {
    #expect(
      reporter.report(Sample.empty) == "# Screen flow\n\n0 storyboards, 0 scenes, 0 segues.\n")
  }

  @Test("Each row of a table has as many cells as its head", arguments: Hostile.names)
  func cells(name: Hostile.Name) {
    let rows = reporter.report(Hostile.graph(name)).split(separator: "\n")
      .filter { $0.hasPrefix("|") }
    let cells = rows.map { row in
      row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
    }
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0 == 7 })
  }

  @Test(
    "Text reads as it is written, and GitHub makes nothing of it",
    arguments: [
      ("a|b", #"a\|b"#), (#"a\"#, #"a\\"#), ("*a* _b_", #"\*a\* \_b\_"#),
      ("<b>&amp;", "&lt;b&gt;&amp;amp;"), ("[x](y)", #"\[x\](y)"#), ("`a`", #"\`a\`"#),
      ("@team", "@<!-- -->team"), ("fix #12", "fix \\#<!-- -->12"),
      ("https://a.b", "https:<!-- -->//a.b"), ("www.a.b", "www<!-- -->.a.b"),
      (":tada:", ":<!-- -->tada:"), ("a\r\nb", "a b"), ("$x$", #"\$x\$"#),
    ])
  func escaping(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test("Code that would end its span or its cell is written as text")
  func code() {
    #expect(MarkdownText.code("toDetail_1") == "`toDetail_1`")
    #expect(MarkdownText.code("a`b") == #"a\`b"#)
    #expect(MarkdownText.code("a|b") == #"a\|b"#)
    #expect(MarkdownText.code("") == "")
  }
}
