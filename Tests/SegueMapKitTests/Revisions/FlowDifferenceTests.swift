import FlowModel
import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A difference in every format")
struct FlowDifferenceTests {
  private typealias Format = FlowDifference.Format

  private func difference(_ before: FlowGraph, _ after: FlowGraph) -> FlowDifference {
    FlowDifference(
      from: AppFlow(graph: before, name: "App", findings: []),
      to: AppFlow(graph: after, name: "App", findings: []))
  }

  private var small: FlowDifference { difference(Sample.small, Sample.full) }

  private func style(_ change: (inout PictureStyle) -> Void = { _ in }) -> PictureStyle {
    var style = PictureStyle()
    style.scale = 1
    change(&style)
    return style
  }

  private func text(_ file: RenderedFile<FlowDifference.Format>) -> String {
    String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("Each format gives a file with its own beginning, in the requested order")
  func formats() throws {
    let files = try small.render(Format.allCases, style: style())
    #expect(files.map(\.format) == Format.allCases)
    let starts: [Format: String] = [
      .json: "{\n", .svg: "<svg ", .png: "\u{FFFD}PNG", .pdf: "%PDF-", .html: "<!DOCTYPE html>",
      .markdown: "<!-- seguemap-diff -->", .mermaid: "%% ",
    ]
    for file in files {
      #expect(text(file).hasPrefix(starts[file.format] ?? ""), "\(file.format)")
      #expect(file.format.isBinary || text(file).hasSuffix("\n"))
    }
  }

  @Test("The same states give the same bytes, in any order of input")
  func bytesTwice() throws {
    let files = try small.render(Format.allCases, style: style())
    #expect(try small.render(Format.allCases, style: style()) == files)
    let reversed = difference(Sample.reversed(Sample.small), Sample.reversed(Sample.full))
    #expect(try reversed.render(Format.allCases, style: style()) == files)
  }

  @Test("If nothing changed, each file says so")
  func unchanged() throws {
    let difference = difference(Sample.full, Sample.full)
    for arrangement in [FlowDifference.Arrangement.merged, .sideBySide] {
      for file in try difference.render(Format.allCases, arrangement: arrangement) {
        #expect(!file.bytes.isEmpty)
        guard !file.format.isBinary, file.format != .json else { continue }
        #expect(text(file).contains("No change in the flow"), "\(file.format)")
      }
    }
  }

  @Test("The states are in one picture, or side by side with a heading each")
  func arrangements() throws {
    #expect(!text(try small.render(.svg)).contains(">Before<"))
    let apart = text(try small.render(.svg, arrangement: .sideBySide))
    #expect(apart.contains(">Before<") && apart.contains(">After<"))
    for (arrangement, view) in [
      (FlowDifference.Arrangement.merged, "merged"), (.sideBySide, "pair"),
    ] {
      let page = text(try small.render(.html, arrangement: arrangement))
      #expect(page.contains("id=\"view-\(view)\" checked"))
    }
  }

  @Test("More context shows elements that are farther from a change")
  func context() throws {
    let after = FlowGraph(
      storyboards: Sample.full.storyboards,
      scenes: Sample.full.scenes.map { scene in
        var scene = scene
        if scene.id.objectID == "abt" { scene.title = "Other" }
        return scene
      }, segues: Sample.full.segues)
    let difference = difference(Sample.full, after)
    let pictures = try [0, 1, 9].map { text(try difference.render(.svg, context: $0)) }
    #expect(pictures.map { $0.contains("_23set\"") } == [false, true, true])
    #expect(pictures.map { $0.contains("_23lst\"") } == [false, false, true])
    #expect(pictures[0].contains("not shown, as unchanged"))
  }

  @Test("Title and links are those of the style; the default title is the app's name")
  func styles() throws {
    #expect(text(try small.render(.svg)).contains("Changes in the screen flow of App"))
    let style = style {
      $0.title = "Kiosk"
      $0.linkBase = LinkBase("https://example.org/app/blob/main")
    }
    for file in try small.render([.svg, .html], style: style) {
      #expect(text(file).contains("Changes in the screen flow of Kiosk"))
      #expect(text(file).contains("https://example.org/app/blob/main/App/Main.storyboard#L"))
    }
  }

  @Test("A page is well-formed with any names, and no script in it can run")
  func hostile() throws {
    for name in Hostile.names {
      let file = try difference(Hostile.graph(name), Sample.small).render(.html)
      let reader = RiskReader()
      let parser = XMLParser(data: Data(file.bytes))
      parser.delegate = reader
      #expect(parser.parse(), "\(name)")
      #expect(reader.risks.isEmpty, "\(name)")
    }
  }

  @Test("A file's extension determines the format")
  func extensions() {
    #expect(Format(path: "out/Changes.HTML") == .html)
    #expect(Format(path: "a.mmd") == .mermaid)
    #expect(Format(path: "a.dot") == nil)
  }
}

/// Collects what could run a script or load something.
private final class RiskReader: NSObject, XMLParserDelegate {
  private(set) var risks: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if ["script", "iframe", "img", "object", "embed", "link", "base", "form"].contains(name) {
      risks.insert(name)
    }
    for (key, value) in attributes where key.hasPrefix("on") || key == "src" || key == "href" {
      let isKnown = value.hasPrefix("#merged-") || ["#pictures", "#list"].contains(value)
      if !isKnown { risks.insert("\(key)=\(value)") }
    }
  }
}
