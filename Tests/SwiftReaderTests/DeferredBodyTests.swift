import SourceModel
import TestSupport
import Testing

@testable import SwiftReader

@Suite("Bodies that are read later")
struct DeferredBodyTests {
  private static let long = "\n  first(argument)\n  second(argument)\n"

  @Test(
    "The body of a function is left for later, wherever the function stands",
    arguments: [
      "func f() {%}", "func f(a: () -> Void = { b() }, c: Int = [1].map { $0 }[0]) -> [Int] {%}",
      "func f<T: A>(a: T) async throws -> T where T: B {%}", "func == (a: A, b: A) -> Bool {%}",
      "class A: B { override func f() {%} }", "class A { class func f() {%} }",
      "class A { init?(a: Int) {%} }", "class A { deinit {%} }",
      "enum A { case b(init: Int); struct C { func f() {%} } }",
      "extension A where B == C { @objc private func f() {%} }",
      "protocol A: class { func g()\n var h: Int { get }\n init() }\nextension A { func g() {%} }",
      "class A { let b: C = .init { c() }\n func f() {%} }",
      "class A { var b: C { d { e() } }\n func f() {%} }",
      "#if DEBUG\nfunc f() {%}\n#endif", "actor A { func f() {%} }",
      "class A { func f(class: Int, func: Int) {%} }",
    ])
  func deferral(source: String) {
    let source = source.replacing("%", with: Self.long)
    #expect(deferredCount(source) == 1)
    expectSame(source)
  }

  @Test(
    "What a body ends with is told from what only looks like it",
    arguments: [
      "a(\"}\")", "a(\"\\\"}\")", "a(\"\\(b(\"}\") + \"{\")}\")", "a(\"\\(b { c(\"}\") })\")",
      "a(#\"\"}\"#)", "a(#\"\\\"#, \"}\")", "a(##\"\\#(}\"##)", "a(#\"\\#(b(\"}\"))}\"#)",
      "a(\"\"\"\n  \"}\" \\(b(\"\"\"\n}\n\"\"\"))\n  }\n  \"\"\")", "// }\na()",
      "/* } /* } */ } */ a()",
      "a { b { c() } }", "#if DEBUG\na { }\n#else\nb { }\n#endif", "a(b / c, \"}\")",
      "let `class` = a[`func`]",
    ])
  func ends(statement: String) {
    let source = """
      class A {
        func first() {
          before(argument)
          \(statement)
          after(argument)
        }
        func second() {\(Self.long)}
      }
      func third() {\(Self.long)}
      """
    expectSame(source)
    #expect(unit(source).types[0].functions.map(\.name) == ["first", "second"])
    #expect(unit(source).functions.map(\.name) == ["third"])
  }

  @Test(
    "Where it can't be told what a body is, it is read with the file",
    arguments: [
      "let a = /[}\"]/", "let a = b/c/d", "let a = #/}/#", "struct B { let c = 1 }",
      "let é = 1", "a('}')", "a(\"", "if a > b≤c {}",
    ])
  func doubt(statement: String) {
    let source = "class A {\n func f() {\n\(statement)\nfirst(argument)\n }\n}\n"
    expectSame(source)
    #expect(deferredCount(source) == 0)
  }

  @Test(
    "Broken source is read as it would be at once",
    arguments: [
      "class A { func f() {%}", "class A { func f() {%} } }", "func f() {% (] }",
      "func f() -> \nlet a = 1\n{%}", "class A { func f() }\n{%}", "func {%}", "init {%}",
      "class A { func f() { if a {%} }\nfunc g() {%} }", "func f() {% /* }",
      "struct A { func f() \n struct B {%} }", "var init: Int {%}", "a.func {%}",
      "let a = func {%}", "enum A { case func\n init {%} }", "protocol A { func f() {%} }",
      "import func {%}", "func f() {% \"\"\" }",
    ])
  func broken(source: String) {
    expectSame(source.replacing("%", with: Self.long))
  }

  @Test("Every word of a body is known before it is read, those in strings and comments are not")
  func words() throws {
    let source = #"""
      func f() {
        // comment
        navigationController?.push(detail.first, "text \(inner)") { [weak self] in self?.go() }
      }
      """#
    let words = try #require(unit(source).functions[0].deferredBody).words
    for name in ["navigationController", "push", "detail", "first", "inner", "weak", "self", "go"] {
      #expect(words.mention(anyOf: NameSet([name])), "\(name)")
    }
    for name in ["comment", "text", "f", "Controller"] {
      #expect(!words.mention(anyOf: NameSet([name])), "\(name)")
    }
    #expect(words.namesController)
  }

  @Test(
    "What may be assigned to is known before a body is read",
    arguments: [
      ("a.title = b", true), ("title=b", true), ("title += b", true), ("a.title! = b", true),
      ("a.title? = b", true), ("(title) = b", true), ("`title` = b", true), ("_title = b", true),
      ("title\n= b", true), ("title /* of a */ = b", true),
      ("title == b", false), ("title != b", false), ("title <= b", false), ("let title = b", false),
      ("var title = b", false), ("if let title = b {}", false), ("a[title] = b", false),
      ("b = title", false), ("f(title: b)", false),
    ])
  func assignment(statement: String, isAssigned: Bool) throws {
    let source = "func f() {\n  before(argument, another)\n  \(statement)\n}"
    let words = try #require(unit(source).functions[0].deferredBody).words
    #expect(words.assign(anyOf: NameSet(["title"])) == isAssigned)
  }

  @Test("A body is read once, and the same whoever asks")
  func reading() throws {
    let functions = [unit("func f() {\(Self.long)}"), unit("func f() {\(Self.long)}")]
      .map { $0.functions[0] }
    let body = try #require(functions[0].deferredBody)
    #expect(body.statements.count == 2)
    #expect(functions[0].body == body.statements)
    #expect(functions[0] == functions[1])
    #expect(functions[0].hashValue == functions[1].hashValue)
    var changed = functions[0]
    changed.body = []
    #expect(changed.deferredBody == nil)
    #expect(changed.body.isEmpty)
    #expect(changed != functions[0])
  }

  private func deferredCount(_ source: String) -> Int {
    let unit = unit(source)
    return (unit.functions + unit.types.flatMap(\.functions)).count { $0.deferredBody != nil }
  }

  /// Expects a file to be read as it would be without leaving anything for later.
  private func expectSame(_ source: String) {
    let whole = Array(source.utf8).withUnsafeBufferPointer { bytes in
      SwiftReader.wholeUnit(
        bytes, LineTable(of: bytes), into: SourceUnit(path: "File.swift", language: .swift))
    }
    let found = unit(source)
    #expect(found.printed(positions: true) == whole.printed(positions: true))
    let places = { (unit: SourceUnit) in
      (unit.functions + unit.types.flatMap(\.functions)).map(\.position)
        + unit.types.map(\.position)
    }
    #expect(places(found) == places(whole))
  }
}
