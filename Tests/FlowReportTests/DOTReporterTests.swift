import DrawingModel
import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("DOT reporter")
struct DOTReporterTests {
  @Test("Graphviz draws every report without a message", .enabled(if: Graphviz.isInstalled))
  func accepted() throws {
    for graph in [Sample.full, Sample.code, Sample.empty] + Hostile.names.map(Hostile.graph) {
      let result = try Graphviz.draw(DOTReporter().report(graph))
      #expect(result.status == 0)
      #expect(result.errors == "")
    }
  }

  @Test("A name reaches the picture as it is written", .enabled(if: Graphviz.isInstalled))
  func names() throws {
    let name = #"{Create} "A" <b> \N & 'C' | D"#
    let svg = try Graphviz.draw(DOTReporter().report(Hostile.graph(.init(text: name)))).output
    let words = svg.replacing("&#160;", with: " ").replacing("&#45;", with: "-")
    #expect(words.contains(#">{Create} &quot;A&quot; &lt;b&gt; \N &amp; &#39;C&#39; | D</text>"#))
  }

  @Test("A resolved reference is replaced by its scene; a broken one is drawn")
  func references() {
    let dot = DOTReporter().report(Sample.full)
    #expect(!dot.contains("App/Main.storyboard#ref"))
    #expect(dot.contains(#""App/Main.storyboard#lst" -> "App/Settings.storyboard#set""#))
    #expect(dot.contains("missing storyboard &#39;Gone&#39;"))
    #expect(dot.contains("Made</B></TD></TR><TR><TD ALIGN=\"LEFT\"><FONT COLOR=\"#566070\""))
    #expect(dot.contains(#""App/Main.storyboard#nowhere" [label="#))
  }

  @Test("An unwind has an outer label and does not affect the ranks")
  func unwinds() throws {
    let dot = DOTReporter().report(Sample.full)
    let unwind = try #require(
      dot.split(separator: "\n").first { $0.contains(#"#det" -> "App/Main.storyboard#lst""#) })
    #expect(unwind.contains("constraint=false"))
    #expect(unwind.contains("xlabel=<unwindToList:>"))
    #expect(!unwind.contains(", label="))
    #expect(dot.contains(#""App/Settings.storyboard#abt" -> "exit App/Settings.storyboard#los""#))
  }

  @Test("Families differ by colour, line and heads; code edges are dotted")
  func styles() {
    let dot = DOTReporter().report(Sample.full)
    #expect(dot.contains(##"[color="#b84a00", penwidth=1.6, style=dotted, arrowhead=teenormal, "##))
    #expect(dot.contains(##"penwidth=1.1, arrowhead=none, dir=both, arrowtail=diamond"##))
    #expect(dot.contains(##"color="#666d7a", penwidth=2.4, arrowhead=dot"##))
    #expect(dot.contains("arrowhead=veevee"))
  }

  @Test("Tabs keep their order and are numbered")
  func tabs() {
    let dot = DOTReporter().report(Sample.full)
    #expect(dot.contains("Tabs</B></TD></TR><TR><TD ALIGN=\"LEFT\"><FONT"))
    #expect(dot.contains("</TABLE>>, ordering=out];"))
    #expect(dot.contains("label=<viewControllers 2>"))
  }

  @Test("The dark theme changes only colours")
  func themes() {
    let light = DOTReporter(theme: .light).report(Sample.full)
    let dark = DOTReporter(theme: .dark).report(Sample.full)
    #expect(light == DOTReporter(theme: .auto).report(Sample.full))
    #expect(light != dark)
    let color = /#[0-9a-f]{6}/
    #expect(light.replacing(color, with: "") == dark.replacing(color, with: ""))
  }

  @Test(
    "Edges from source are dotted with their calls, classes are outside of clusters, with faults")
  func code() {
    let dot = DOTReporter().report(Sample.code)
    #expect(dot.contains("style=dotted, arrowhead=normal, fontcolor=\"#0072b2\", label=<2× push>]"))
    #expect(dot.contains("label=<present?>"))
    #expect(dot.contains("label=<toDetail<BR/>performSegue>"))
    #expect(dot.contains("\n  \"App/Screens.swift#AboutController\" [label=<<TABLE"))
    #expect(dot.contains("STYLE=\"ROUNDED,DOTTED\""))
    #expect(dot.components(separatedBy: "subgraph").count == 2)
    #expect(dot.contains(">no handler</FONT>"))
    #expect(dot.contains(">pops, dismisses</FONT>"))
    #expect(!dot.contains("URL="))
  }

  @Test("With a base URL, nodes and edges link to their source")
  func links() throws {
    let links = try #require(SourceLinks(base: "https://example.org/app/"))
    let dot = DOTReporter(links: links).report(Sample.code)
    #expect(dot.contains(#", URL="https://example.org/app/App/List.swift#L7"];"#))
    #expect(dot.contains(#", URL="https://example.org/app/App/List.swift#L31"];"#))
    #expect(dot.contains(#", URL="https://example.org/app/App/Main.storyboard#L25"];"#))
  }

  @Test(
    "Graphviz accepts links with any path", .enabled(if: Graphviz.isInstalled),
    arguments: Hostile.names)
  func hostileLinks(name: Hostile.Name) throws {
    let links = try #require(SourceLinks(base: "https://example.org/a&b"))
    let result = try Graphviz.draw(DOTReporter(links: links).report(Hostile.graph(name)))
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("Names that differ only in characters that can't be written stay two scenes")
  func collisions() {
    #expect(DOTText.name("a\u{1}") != DOTText.name("a\u{2}"))
    let long = String(repeating: "x", count: 5_000)
    #expect(DOTText.name(long + "1") != DOTText.name(long + "2"))
    #expect(DOTText.name("App/A \"B\".storyboard#a") == #""App/A \"B\".storyboard#a""#)
  }
}

private enum Graphviz {
  static let isInstalled = (try? ExternalTool.run("dot", ["-V"]))?.status == 0

  static func draw(_ dot: String) throws -> ExternalTool.Result {
    try ExternalTool.run("dot", ["-Tsvg"], input: dot)
  }
}
