import FlowModel
import SourceModel
import Testing

@testable import ObjectiveCReader

@Suite("Invalid source is read as far as possible") struct BrokenSourceTests {
  static let source = """
    #import "A.h"
    #define ID @"a\\"b" // an identifier
    typedef NS_ENUM(NSInteger, E) { x, y };
    @interface A () <P> { Foo *_foo; }
    @property (nonatomic, copy) void (^done)(NSArray<Foo *> *all);
    @end
    @implementation A
    static NSString *const names[] = { @"é", @"b" };
    #if X
    - (IBAction)back:(UIStoryboardSegue *)segue { /* nothing */ }
    #else
    - (id)a:(__weak Foo *)b c:(void (^)(BOOL))d {
      for (Foo *x in @[b, @{@"k": @(1)}]) { if ((y = [x z])) { return (id)^(int i) { d(YES); }; } }
      switch (e) { case x: default: [[Foo alloc] initWithName:e ? f : g, nil]; }
      @try { a[0]->b += ({ c; }); } @catch (E *e) { goto h; } h: do { } while (0);
    #endif
    }
    @end
    """

  @Test("A file that ends at any point keeps its earlier declarations and is read without a crash")
  func truncated() {
    let bytes = Array(Self.source.utf8)
    for length in bytes.indices {
      let unit = Read.unit(bytes.prefix(length))
      #expect(unit.types.count <= 3)
    }
    #expect(Read.unit(bytes).types.map(\.functions.count) == [0, 0, 2])
  }

  @Test("A file with any byte removed is read without a crash")
  func leftOut() {
    let bytes = Array(Self.source.utf8)
    for index in bytes.indices {
      let unit = Read.unit(bytes[..<index] + bytes[(index + 1)...])
      #expect(unit.language == .objectiveC)
    }
  }

  @Test(
    "Source that is nested too deeply is skipped, and the source after it is read",
    arguments: [
      "[", "(", "{", "@[", "@{", "@(", "^{", "({", "a[", "f(", "[x a:", "a?", "a=", "(Foo *)", "!(",
      "if (a) ", "if (a) {", "for (;;) ", "while (", "do ", "switch (a) { case b: ", "else ", "^(",
      "NSArray<", "a<", "return [", "a.b(", "x = ^{ y(", "@synchronized(a) {", "case ", "#if X\n",
      "@try {", "a ? b : ", "a = {", "Foo *x = ", "@", "(^", "void (^",
    ])
  func nested(opening: String) {
    let deep = String(repeating: opening, count: opening == "[" ? 100_000 : 10_000)
    let unit = Read.unit(
      "@implementation A\n- (void)f {\n\(deep)\n}\n- (void)g { h(); }\n@end")
    #expect(unit.types.first?.functions.last?.name == "g")
    #expect(unit.types.first?.functions.last?.body.count == 1)
  }

  @Test(
    "A chain of any length is read", arguments: [".b", "[0]", "()", "->b", "++", ", b", " b"])
  func chain(link: String) {
    let unit = Read.unit(
      "void f() { a\(String(repeating: link, count: 20_000)); g(); }\nvoid h() { i(); }")
    #expect(unit.functions.map(\.name) == ["f", "h"])
    #expect(unit.functions.last?.body.count == 1)
  }

  @Test("A chain of ten thousand conditions is one branch with as many alternatives")
  func conditions() {
    let chain = String(repeating: "if (a) { b(); } else ", count: 10_000)
    let unit = Read.unit("void f() { \(chain) c(); }")
    guard case .branch(let ways)? = unit.functions.first?.body.first else {
      Issue.record("no branch")
      return
    }
    #expect(ways.count == 10_001)
  }

  @Test("Skipped source is reported once")
  func told() {
    let deep = String(repeating: "[", count: 1000)
    #expect(Read.unit("void f() { \(deep) }").findings.map(\.rule) == ["deep-source"])
    #expect(Read.unit(Self.source).findings.isEmpty)
  }

  @Test(
    "An unclosed construct extends to the end of the file",
    arguments: ["/*", "@\"", "\"", "'", "#if 0\n", "#define X \\", "@", "\\", "/", "#", "@\"\\"])
  func unterminated(end: String) {
    #expect(Read.unit("void f() { g(); }\n\(end)").functions.map(\.name) == ["f"])
  }

  @Test("Bytes that are not text are read without a crash")
  func noText() {
    var state: UInt64 = 42
    for _ in 0..<200 {
      let bytes = (0..<300).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      #expect(Read.unit(bytes + Array("\nvoid f() {}".utf8)).path == "A.m")
    }
    let name = Read.unit(Array("static X *a = @\"".utf8) + [0xFF, 0xFE] + Array("\";".utf8))
    #expect(name.variables.first?.value == .string("\u{FFFD}\u{FFFD}"))
  }
}
