import SegueMapKit
import TestSupport
import Testing

@Suite("Links from a picture to source")
struct LinkBaseTests {
  private func rendered(_ format: OutputFormat, _ base: LinkBase?) throws -> String {
    let document = FlowProject.Document(
      path: "App/Main.storyboard",
      bytes: Array(storyboardText(first: "Login", second: "Home").utf8))
    let flow = try FlowProject(paths: [], documents: [document]).load()
    var style = PictureStyle()
    style.linkBase = base
    return String(decoding: try flow.render(format, style: style).bytes, as: Unicode.ASCII.self)
  }

  @Test("Only https URLs are accepted")
  func schemes() {
    #expect(LinkBase("https://example.org") != nil)
    #expect(LinkBase("javascript:alert(1)") == nil)
  }

  @Test("SVG, PDF and DOT link to the source", arguments: [OutputFormat.svg, .pdf, .dot])
  func linked(format: OutputFormat) throws {
    let address = "https://example.org/app/App/Main.storyboard#L"
    #expect(try rendered(format, LinkBase("https://example.org/app")).contains(address))
    #expect(try !rendered(format, nil).contains("example.org"))
  }

  @Test("Text formats have no links", arguments: [OutputFormat.json, .markdown, .mermaid, .text])
  func unlinked(format: OutputFormat) throws {
    #expect(
      try rendered(format, LinkBase("https://example.org/app")) == rendered(format, nil))
  }
}
