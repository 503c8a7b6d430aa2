import Testing

@testable import FlowRender

@Suite struct SVGIdentifierTests {
  @Test(
    "An ID stays readable",
    arguments: [
      ("BYZ-38-t0r", "BYZ-38-t0r"),
      ("App/Main.storyboard#BYZ-38-t0r", "App_2FMain.storyboard_23BYZ-38-t0r"),
      ("snake_case", "snake__case"), ("0Jg-1", "_30Jg-1"), ("-a", "_2Da"), ("é", "_C3_A9"),
      ("", "_"),
    ])
  func readable(text: String, name: String) {
    #expect(SVGIdentifier(text).name == name)
  }

  @Test("Different texts get different names")
  func injective() {
    let parts = ["_", "__", "_2F", "/", "2F", "a", "", "5", "-", "\u{301}", "e\u{301}", "é", "\0"]
    let texts = parts.flatMap { first in parts.map { [UInt8]((first + $0).utf8) } }
    let names = Set(texts).map { SVGIdentifier(String(decoding: $0, as: UTF8.self)).name }
    #expect(Set(names).count == Set(texts).count)
  }

  @Test(
    "No text results in an ID of the document's own",
    arguments: ["_title", "title", "_description"])
  func reserved(text: String) {
    #expect(!["_title", "_description"].contains(SVGIdentifier(text).name))
  }
}
