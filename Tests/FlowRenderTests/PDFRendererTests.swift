import DrawingModel
import FlowRender
import Testing

@Suite struct PDFRendererTests {
  private func pdf(_ drawing: Drawing, theme: Theme = .light) throws -> String {
    text(of: try PDFRenderer(theme: theme).render(drawing).bytes)
  }

  /// Decodes each byte as a character, since most of a PDF is not UTF-8.
  private func text(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: bytes.map { Unicode.Scalar($0) })
    return String(text)
  }

  @Test("A page has the drawing's size in points, and its title")
  func page() throws {
    let text = try pdf(.sample([.square(0, 0, 9, .ink)], title: "Flow"))
    #expect(text.hasPrefix("%PDF-1.4"))
    #expect(text.contains("/MediaBox [ 0 0 100 60 ]"))
    #expect(text.contains("/Title (Flow)"))
    #expect(text.hasSuffix("%%EOF\n"))
  }

  @Test(
    "The file contains neither a date nor a library version",
    arguments: [
      "Flow", "/Producer (cairo 1) fake", String.hostile,
    ])
  func anonymous(title: String) throws {
    let text = try pdf(.sample([.text("Hello")], title: title))
    #expect(!text.contains("Date"))
    #expect(!text.contains("cairographics"))
    #expect(try pdf(.sample([.text("Hello")], title: title)) == text)
  }

  @Test("A group's first rectangle is its link's area; without one it has no link")
  func links() throws {
    var drawing = Drawing.sample([.square(0, 0, 9, .ink), .square(1, 1, 2, .glass)])
    drawing.groups.append(Drawing.Group(classes: [], shapes: [.text("Hello")]))
    #expect(try !pdf(drawing).contains("/URI"))
    for index in drawing.groups.indices {
      drawing.groups[index].link = "https://example.org/\(index)"
    }
    let text = try pdf(drawing)
    #expect(text.contains("https://example.org/0"))
    #expect(!text.contains("https://example.org/1"))
    #expect(!text.contains("Date"))
    #expect(try pdf(drawing) == text)
  }

  @Test("The same drawing gives the same bytes", arguments: Theme.allCases)
  func deterministic(theme: Theme) throws {
    #expect(try pdf(.everything, theme: theme) == pdf(.everything, theme: theme))
  }

  @Test("A page that viewers would reject is scaled down, with a warning")
  func tooLarge() throws {
    let rendering = try PDFRenderer(theme: .light).render(.sample(size: Size(28_800, 100)))
    #expect(
      rendering.warnings == ["scale lowered from 1 to 0.5 to keep each side within 14400 points"])
    #expect(text(of: rendering.bytes).contains("/MediaBox [ 0 0 14400 50 ]"))
  }

  @Test("An empty drawing without a size is a page of one point")
  func empty() throws {
    let drawing = Drawing(
      size: Size(0, -3), title: "", description: "", background: .canvas, groups: [])
    #expect(try pdf(drawing).contains("/MediaBox [ 0 0 1 1 ]"))
  }
}
