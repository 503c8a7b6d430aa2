import Foundation
import InputBounds
import Testing

@Suite("The bounds of inputs")
struct InputBoundsTests {
  @Test("JSON may nest 128 deep, and brackets in texts are none")
  func json() throws {
    func list(_ depth: Int) -> String {
      String(repeating: #"["]\"]","#, count: depth) + String(repeating: "]", count: depth)
    }
    try DataNesting.check(json: list(128).utf8)
    let error = #expect(throws: BoundExcess.self) { try DataNesting.check(json: list(8194).utf8) }
    #expect(
      error?.description
        == "8194 levels of nesting; a property list, project, table or JSON file may have at most 128"
    )
  }

  @Test("A message states what was found and what is expected")
  func messages() {
    #expect(
      BoundExcess(InputBounds.interfaceSize, found: 33_554_433).description
        == "33554433 bytes; an interface file may have at most 32 MB")
    #expect(
      BoundExcess(InputBounds.folders).description
        == "more than 100000 folders; an app may have at most 100000")
  }

  @Test("Documentation/Limits.md has a row for every bound, in their order")
  func documentation() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Documentation/Limits.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let expected = InputBounds.all.map { "| \($0.input) | \($0.unit) | \($0.text) |" }
    #expect(rows.map(String.init) == expected)
  }
}
