import FlowModel
import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What every format guarantees, from the graph to the bytes. GraphReporterTests checks the reports
/// in more detail.
@Suite("Every format")
struct WriterContractTests {
  private static let texts = OutputFormat.allCases.filter { !$0.isBinary }
  private static let graphs = [Sample.full, Sample.small, Sample.empty]

  private func bytes(
    _ graph: FlowGraph, _ format: OutputFormat, _ change: (inout PictureStyle) -> Void = { _ in }
  ) throws -> [UInt8] {
    var style = PictureStyle()
    style.scale = 1
    change(&style)
    return try AppFlow(graph: graph, name: "App", findings: [])
      .render(format, style: style).bytes
  }

  private func text(_ graph: FlowGraph, _ format: OutputFormat) throws -> String {
    try #require(String(validating: bytes(graph, format), as: UTF8.self))
  }

  @Test("A text is UTF-8 and ends in one newline", arguments: texts)
  func newline(format: OutputFormat) throws {
    for graph in Self.graphs + Hostile.names.map(Hostile.graph) {
      let text = try text(graph, format)
      #expect(text.hasSuffix("\n"))
      #expect(!text.hasSuffix("\n\n"))
    }
  }

  @Test("No control character of a name is written", arguments: texts)
  func control(format: OutputFormat) throws {
    for name in Hostile.names {
      let scalars = try text(Hostile.graph(name), format).unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) })
      #expect(!scalars.contains { (0x80..<0xA0).contains($0.value) || $0 == "\u{202E}" })
    }
  }

  @Test("No line break of a name adds a line", arguments: texts)
  func lines(format: OutputFormat) throws {
    func count(_ name: String) throws -> Int {
      try text(Hostile.graph(.init(text: name)), format).split(separator: "\n").count
    }
    #expect(try count("a\nb\r\nc\rd\u{2028}e\u{85}f\u{0B}g") == count("a b c d e f g"))
  }

  @Test("The same flow gives the same bytes, in any order of input")
  func bytesTwice() throws {
    for format in OutputFormat.allCases {
      let first = try bytes(Sample.full, format)
      #expect(try bytes(Sample.full, format) == first, "\(format)")
      #expect(try bytes(Sample.reversed(Sample.full), format) == first, "\(format)")
    }
  }

  @Test("Every theme, layout and direction is drawn the same way twice")
  func styles() throws {
    for theme in PictureStyle.Theme.allCases {
      for layout in PictureStyle.Layout.allCases {
        for direction in PictureStyle.Direction.allCases {
          let change = { (style: inout PictureStyle) in
            style.theme = theme
            style.layout = layout
            style.direction = direction
          }
          let first = try bytes(Sample.full, .svg, change)
          #expect(try bytes(Sample.reversed(Sample.full), .svg, change) == first)
        }
      }
    }
  }

  @Test("Any names are drawn in every format", arguments: [OutputFormat.png, .pdf])
  func pictures(format: OutputFormat) throws {
    for name in Hostile.names {
      #expect(try bytes(Hostile.graph(name), format).count > 1_000)
    }
  }

  @Test("An SVG is well-formed with any names, and its tooltips contain them unchanged")
  func xml() throws {
    for name in Hostile.names where !name.text.isEmpty {
      let document = TitleReader()
      let parser = XMLParser(data: Data(try bytes(Hostile.graph(name), .svg)))
      parser.delegate = document
      #expect(parser.parse(), "\(name)")
      let wanted = name.text.drawnLine
      #expect(document.titles.contains { $0.split(separator: "\n").first ?? "" == wanted })
      #expect(!document.elements.contains("script"))
    }
  }

  @Test("An SVG's element IDs are unique, even where an unwind has several targets")
  func identifiers() throws {
    let graph = FlowGraph(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a"), SceneSketch("b"),
        SceneSketch("c", .unwind("back:", targets: ["a", "b"]))))
    let document = TitleReader()
    let parser = XMLParser(data: Data(try bytes(graph, .svg)))
    parser.delegate = document
    #expect(parser.parse())
    #expect(document.identifiers.count > 5)
    #expect(Set(document.identifiers).count == document.identifiers.count)
  }
}

/// Collects the titles and texts of an SVG.
private final class TitleReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var identifiers: [String] = []
  private(set) var titles: [String] = []
  private var isInTitle = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    if let id = attributes["id"] { identifiers.append(id) }
    isInTitle = name == "title"
    if isInTitle { titles.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInTitle { titles[titles.count - 1] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInTitle = false
  }
}
