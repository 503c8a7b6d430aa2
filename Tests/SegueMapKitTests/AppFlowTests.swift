import TestSupport
import Testing

@testable import SegueMapKit

@Suite("A flow")
struct AppFlowTests {
  private func flow() throws -> AppFlow {
    let documents = [("Main", "Login", "Home"), ("Other", "Home", "Receipt")].map {
      let text = storyboardText(first: $0.1, second: $0.2)
      return FlowProject.Document(path: "\($0.0).storyboard", bytes: Array(text.utf8))
    }
    return try FlowProject(paths: [], documents: documents).load()
  }

  @Test("An unknown name suggests similar names")
  func unknownScene() throws {
    let flow = try flow()
    var filter = FlowFilter()
    filter.from = "Recipt"
    #expect(throws: FlowError.unknownScene("Recipt", suggestions: ["Receipt"])) {
      try flow.render(.text, filter: filter)
    }
    #expect(throws: FlowError.unknownScene("Zebra", suggestions: [])) {
      try flow.route(from: "Zebra", to: "Login")
    }
  }

  @Test("A name of two scenes is an error that lists them")
  func ambiguousScene() throws {
    let matches = ["Main.storyboard#bbb-02-bbb", "Other.storyboard#aaa-01-aaa"]
    #expect(throws: FlowError.ambiguousScene("Home", matches: matches)) {
      try flow().route(from: "Login", to: "Home")
    }
  }

  @Test("A route lists its segues in order; from a scene to itself it has none")
  func route() throws {
    let flow = try flow()
    let home = "Main.storyboard#bbb-02-bbb"
    #expect(try flow.route(from: "Login", to: home)?.segueIDs == ["Main.storyboard#ggg-01-ggg"])
    #expect(try flow.route(from: "Login", to: "Login")?.segueIDs == [])
    #expect(try flow.route(from: home, to: "Login") == nil)
  }

  @Test("Several formats in one call are the same as in several calls")
  func severalFormats() throws {
    let flow = try flow()
    let formats: [OutputFormat] = [.svg, .json, .dot, .svg, .text]
    #expect(try flow.render(formats) == formats.map { try flow.render($0) })
    #expect(try flow.render([]) == [])
  }

  @Test("A kind without segues in the flow is accepted, but not a misspelt one")
  func kinds() throws {
    let flow = try flow()
    var filter = FlowFilter()
    filter.kinds = ["sheet", "unwind"]
    #expect(throws: Never.self) { try flow.render(.dot, filter: filter) }
    filter.kinds = ["unwnd"]
    #expect(throws: FlowError.self) { try flow.render(.dot, filter: filter) }
  }
}
