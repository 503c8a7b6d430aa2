import InputBounds
import Testing

@testable import YAMLReader

@Suite struct YAMLReaderTests {
  @Test("A document is read into values with their places")
  func document() throws {
    let root = try #require(try YAMLReader.document(in: "theme: 'dark'\nkind: [show, \"a\\tb\"]\n"))
    #expect(
      root.outline == "1:1 {1:1 theme = 1:8 <dark>, 2:1 kind = 2:7 [2:8 <show>, 2:14 <a\tb>]}")
  }

  @Test("Indented lists, folded text and all scripts have the right places")
  func blocks() throws {
    let text = "title: Größe 🗺\ninclude:\n  - App/**\n  - >-\n    two\n    lines\n"
    let root = try #require(try YAMLReader.document(in: text))
    #expect(
      root.outline
        == "1:1 {1:1 title = 1:8 <Größe 🗺>, 2:1 include = 3:3 [3:5 <App/**>, 4:5 <two lines>]}")
  }

  @Test(
    "An empty file has no document",
    arguments: ["", "\n\n", "# a comment\n", "\u{FEFF}", "---\n"])
  func nothing(text: String) throws {
    let root = try YAMLReader.document(in: text)
    #expect(root?.scalar ?? "" == "")
    #expect(root?.items == nil)
  }

  @Test(
    "Text that is not YAML, or not supported, is rejected with its place",
    arguments: [
      ("a: [1\n", "2:1 did not find expected ',' or ']'"),
      // What follows differs between versions of libyaml.
      ("a: b\n\tc: d\n", "2:1 found a tab character"),
      ("title: \u{1}\n", "1:8 control characters are not allowed"),
      ("# ä\nä: \u{7}\n", "2:4 control characters are not allowed"),
      ("a: 1\nb: 2\na: 3\n", "3:1 'a' more than once"),
      ("? [a]\n: b\n", "1:3 a list or a mapping as a name; expected text"),
      ("a: 1\n---\nb: 2\n", "3:1 a second document; expected one"),
      ("a: &x 1\nb: *x\n", "2:4 an alias; expected the value itself"),
      ("? *x\n: 1\n", "1:3 an alias; expected the value itself"),
      ("*x\n", "1:1 an alias; expected the value itself"),
    ])
  func faults(text: String, expected: String) {
    let error = #expect(throws: YAMLError.self) { try YAMLReader.document(in: text) }
    let found = error.map { "\($0.mark.line):\($0.mark.column) \($0.message)" } ?? ""
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test("Values may be nested 64 deep, and no deeper")
  func depth() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(try YAMLReader.document(in: nested(64)) != nil)
    let error = #expect(throws: YAMLError.self) { try YAMLReader.document(in: nested(65)) }
    #expect(error?.reason == .excess(BoundExcess(InputBounds.yamlDepth)))
    #expect(error?.mark == YAMLMark(line: 1, column: 65))
    #expect(throws: YAMLError.self) {
      try YAMLReader.document(in: String(repeating: "- ", count: 50_000))
    }
  }

  @Test("A text of more than 1 MB is not read")
  func size() {
    let text = "a: " + String(repeating: "b", count: 1 << 20)
    let error = #expect(throws: YAMLError.self) { try YAMLReader.document(in: text) }
    #expect(error?.message == "1048579 bytes; a YAML file may have at most 1 MB")
  }
}

extension YAMLNode {
  fileprivate var outline: String {
    switch content {
    case .scalar(let text): "\(mark.outline) <\(text)>"
    case .sequence(let items):
      "\(mark.outline) [\(items.map(\.outline).joined(separator: ", "))]"
    case .mapping(let entries):
      "\(mark.outline) {\(entries.map(\.outline).joined(separator: ", "))}"
    }
  }
}

extension YAMLNode.Entry {
  fileprivate var outline: String { "\(mark.outline) \(name) = \(value.outline)" }
}

extension YAMLMark {
  fileprivate var outline: String { "\(line):\(column)" }
}
