import SourceModel
import Testing

@testable import SwiftReader

@Suite("Types whose members are left out")
struct IdleTypeTests {
  /// A file with a class that matters, and what else stands in it.
  private func file(_ rest: String, mattering: String = "let a = 0") -> String {
    "class Screen {\n  func go() { navigate(); \(mattering) }\n}\n\n\(rest)\n"
  }

  /// The types of a file without the members of idle ones; a type matters that says `navigate`.
  private func reading(_ source: String) -> SwiftReader.Reading {
    let bytes = Array(source.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      SwiftReader.reading(bytes, path: "File.swift") { range in
        String(decoding: bytes[range], as: UTF8.self).contains("navigate")
      }
    }
  }

  private func idle(_ source: String) -> [String] {
    reading(source).idle.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) }
  }

  @Test(
    "A type that matters to nobody in its file keeps its header alone",
    arguments: [
      ("struct Album: Model { let title: String }", "struct Album: Model { let title: String }"),
      ("@objc(ALB) public final class Album { }", "class Album { }"),
      ("actor Album { func f() { go() } }", "actor Album { func f() { go() } }"),
      (
        "struct A<B>: C where B: D { enum E { case f } }",
        "struct A<B>: C where B: D { enum E { case f } }"
      ),
      ("#if DEBUG\nstruct A { var b: Int { 0 } }\n#endif", "struct A { var b: Int { 0 } }"),
    ])
  func idleTypes(declaration: String, expected: String) throws {
    let source = file(declaration)
    #expect(idle(source) == [expected])
    let whole = unit(source)
    let types = reading(source).unit.types
    #expect(types[0] == whole.types[0])
    #expect(types.count == 2)
    #expect(types[1].name == whole.types[1].name)
    #expect(types[1].inherited == whole.types[1].inherited)
    #expect(types[1].otherName == whole.types[1].otherName)
    #expect(types[1].position == whole.types[1].position)
    #expect(types[1].variables.isEmpty && types[1].functions.isEmpty)
  }

  @Test(
    "What may be asked for is read",
    arguments: [
      // By its name, by that of a type in it, and through others.
      ("struct A { let b = 0 }", "A()"), ("struct A { struct B { let c = 0 } }", "x(B())"),
      ("struct A { let b = C() }\nstruct C { let d = 0 }", "A()"),
      // Without a name.
      ("enum A { case b }", "let a = 0"), ("protocol A { var b: Int { get } }", "let a = 0"),
      ("extension Screen { var b: Int { 0 } }", "let a = 0"),
      ("extension UIView { var b: Int { 0 } }", "let a = 0"),
      // For what it makes.
      ("struct A { let b = DetailViewController() }", "let a = 0"),
      // Where something is in doubt.
      ("struct A { func b() { c(1 /d/ 2) } }", "let a = 0"),
    ])
  func read(declaration: String, statement: String) {
    let source = file(declaration, mattering: statement)
    #expect(idle(source).isEmpty)
    #expect(reading(source).unit == unit(source))
  }

  @Test("An idle type's extension is idle with it, and read where the type is")
  func extensions() {
    let types = "struct A { let b = 0 }\nextension A: C { func d() { e() } }"
    #expect(idle(file(types)).count == 2)
    #expect(idle(file(types, mattering: "A()")).isEmpty)
  }

  @Test("A long chain of types, each named by the next, is read from end to end")
  func chain() {
    let types = (0..<5_000).map { "struct A\($0) { let next = A\($0 - 1)() }" }
    #expect(idle(file(types.joined(separator: "\n"), mattering: "A4999()")).isEmpty)
    #expect(idle(file(types.joined(separator: "\n"), mattering: "A2499()")).count == 2_500)
  }

  @Test("What stands after an idle type has its own place")
  func places() {
    let source = file(
      "struct A {\n  let b = 0\n}\n\nfunc f() {\n  first(argument, second)\n  navigate()\n}")
    #expect(idle(source).count == 1)
    #expect(reading(source).unit.functions == unit(source).functions)
  }

  @Test(
    "A file that can't be told apart is read whole",
    arguments: ["struct A { let b = 0 } }", "struct A { let b = [0) }", "struct A { let b = 0"])
  func broken(declaration: String) {
    let source = file(declaration)
    #expect(idle(source).isEmpty)
    #expect(reading(source).unit == unit(source))
  }
}
