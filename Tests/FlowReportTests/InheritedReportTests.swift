import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Reports of segues that screens inherit")
struct InheritedReportTests {
  private let graph = Sample.inherited

  @Test("JSON has the class as the source, and its heirs as the sources")
  func json() {
    let text = JSONReporter().report(graph)
    #expect(
      text.contains(
        #""source": "App/BaseController.swift#BaseController", "sources": ["App/One.swift#One", "#
          + #""App/Three.swift#Three", "App/Two.swift#Two"], "destination": "App/Help.swift#Help""#)
    )
    #expect(!text.contains("heirs"))
  }

  @Test("A tree shows once what screens inherit, below what the app starts with")
  func tree() {
    #expect(
      TreeReporter().report(graph) == """
        One [One] (class) (△ Every BaseController (3), Every BaseController (2)) (entry point)
        └── push (code): Two [Two] (class) (△ Every BaseController (3), Every BaseController (2)) in \
        App/Two.swift

        Every BaseController (3)
        ├── embed (code): Login [Login] (class) in App/Login.swift
        └── push (code): Help [Help] (class) in App/Help.swift
        Every BaseController (2)
        └── present (code): → Login (see above)

        Classes, not reached:
          Three [Three] (class) (△ Every BaseController (3))

        """)
  }

  @Test("Mermaid has a node for the heirs, and a line in each of them")
  func mermaid() {
    let text = MermaidReporter { $0 }.report(graph)
    #expect(text.contains(#"{{"Every BaseController (3)"}}"#))
    #expect(text.contains(#"[["Three<br/>Three<br/>△ Every BaseController (3)"]]"#))
    #expect(text.components(of: "|\"push\"|") == 2)
  }

  @Test("DOT has a node for the heirs, from which each edge leads once")
  func dot() {
    let text = DOTReporter().report(graph)
    #expect(text.components(of: "-> \"App/Help.swift#Help\"") == 1)
    #expect(text.contains("\"App/BaseController.swift#BaseController\" -> \"App/Help.swift#Help\""))
    #expect(text.contains("△ Every BaseController (2)"))
  }

  @Test("A change of the heirs is one line")
  func changes() {
    let changes = FlowChanges(from: Sample.inheritedByTwo, to: Sample.inherited)
    let text = TextChangesReporter().report(changes)
    let lines = text.split(separator: "\n").filter { $0.contains("inherited by") }
    #expect(lines.count == 2)
    #expect(
      text.contains(
        "push by code from every ‘BaseController’ to ‘Help’ is also inherited by ‘Three’"))
  }

  @Test("Markdown names the heirs together, and what each inherits from")
  func markdown() {
    let text = MarkdownReporter().report(graph)
    #expect(text.contains("0 scenes, 0 segues, 4 from code, 5 classes."))
    #expect(text.contains("| Every BaseController (3) |  |  |"))
    #expect(text.contains("| `Three` |  |  | `App/Three.swift:1` | Every BaseController (3) |"))
    #expect(text.contains("| Every BaseController (2) | Login (`App/Login.swift`) | present |"))
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
