import FlowModel
import Testing

@Suite("A place in a file, and a message about it")
struct SourceLocationTests {
  @Test("An unknown line or column is not printed")
  func description() {
    #expect(SourceLocation(path: "A", line: 0).description == "A")
    #expect(SourceLocation(path: "A", line: 3).description == "A:3")
    #expect(SourceLocation(path: "A", line: 3, column: 4).description == "A:3:4")
  }

  @Test("Places sort by path, then line, then column, as numbers")
  func order() {
    let sorted = [
      SourceLocation(path: "A", line: 9), SourceLocation(path: "A", line: 10),
      SourceLocation(path: "A", line: 10, column: 2), SourceLocation(path: "B", line: 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test("A finding reads as compilers print it")
  func finding() {
    let finding = Finding(
      .error, rule: "empty", message: "nothing here",
      at: SourceLocation(path: "A", line: 3, column: 4))
    #expect(finding.description == "A:3:4: error: nothing here")
  }
}
