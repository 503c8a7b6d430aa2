import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The page to explore")
struct FlowExplorerTests {
  private func page(
    _ graph: FlowGraph, _ change: (inout PictureStyle) -> Void = { _ in }
  ) throws -> String {
    var style = PictureStyle()
    change(&style)
    let flow = AppFlow(graph: graph, name: "App", findings: [])
    return String(decoding: try flow.render(.html, style: style).bytes, as: UTF8.self)
  }

  private let twoFiles = Sample.chain(storyboards: ["A.storyboard", "B.storyboard"])

  @Test("There is a layout with all folded, one for each group, and one with all unfolded")
  func layouts() throws {
    let page = try page(twoFiles)
    #expect(page.matches(of: /<template data-layout=/).count == 3)
    #expect(page.contains(#"{"folded": true}"#))
    #expect(page.contains(#"{"group": 0}"#))
    #expect(page.contains(#"{"group": 1}"#))
    #expect(page.contains(#"{"unfolded": true}"#))
  }

  @Test("An unfolded group has its own segues, and a folded one those of all its scenes")
  func segues() throws {
    let page = try page(twoFiles)
    let first = try #require(
      page.firstMatch(of: /<template data-layout="1">(?:.|\n)*?<\/template>/)?.output)
    #expect(first.contains(#"data-id="g0" class="storyboard""#))
    #expect(first.contains(#"data-id="e0""#), "the segue inside of the group")
    #expect(!first.contains(#"data-id="e2""#), "the segue inside of the folded one")
    #expect(first.contains(#"data-id="b"#), "the segue between them")
  }

  @Test("A flow in one file has no groups")
  func noGroups() throws {
    let page = try page(Sample.small)
    #expect(!page.contains("<template data-layout="))
  }

  @Test("The policy allows the page's own script and style sheet only")
  func policy() throws {
    let page = try page(Sample.full)
    let policy = try #require(
      page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.output.1)
    #expect(policy.contains("default-src 'none'; script-src 'sha256-"))
    #expect(policy.contains("style-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    #expect(!page.contains(" style="))
  }

  @Test("No name begins a tag")
  func hostile() throws {
    for name in Hostile.names {
      let page = try page(Hostile.graph(name))
      #expect(page.matches(of: /<script/).count == 2)
      #expect(page.matches(of: /<\/script>/).count == 2)
    }
  }

  @Test("With an address of the source, places are links; the drawings have none")
  func links() throws {
    let page = try page(Sample.full) { style in
      style.linkBase = LinkBase("https://example.org/app/blob/main")
    }
    #expect(page.contains(#""link": "https://example.org/app/blob/main/"#))
    #expect(!page.contains("<a "))
  }
}
