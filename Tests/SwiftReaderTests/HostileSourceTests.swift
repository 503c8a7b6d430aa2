import FlowModel
import Foundation
import SourceModel
import Testing

@testable import SwiftReader

@Suite struct HostileSourceTests {
  @Test(
    "Source that is nested too deeply is skipped and reported once",
    arguments: [
      "[", "([", "{", "(", "f(", "a[", "a<", "A<[", "\"\\(", "{ [", "{(a) in ", "if ", "if a {",
      "try ", "switch ", "repeat each ", "macro ", "async ", "else if a {} ", "a ? ", "@a(", "[a: ",
      "[/* [ */", "#\"\\#(", "\"\"\"\n\\(", "let /[/ ", "if\n// if\n", "\n#if b\n",
    ])
  func tooDeep(repeated: String) throws {
    let source = "let first = 1\nlet a = " + String(repeating: repeated, count: 20_000)
    let found = onBigStack { unit(source) }
    let only = try #require(found.findings.first)
    #expect(found.findings.count == 1)
    #expect(found.variables.isEmpty)
    #expect(only.rule == "source-too-deep")
    #expect(only.severity == .warning)
    #expect(only.location.path == "File.swift")
    #expect(only.location.line > 1)
  }

  @Test(
    "Source that is long but not deep is read",
    arguments: [
      "let b = [[[[[[[[[1]]]]]]]]]\n", "b = [[1, 2], [3]]; ", "// ((((\n", "let c = \"[[[(((\"\n",
      "if a { b() } else { c() }\n", "let c = d.filter { $0 < e }\n", "case \"\\(a)\": b[c]\n",
      "let d = /[(]/\n", "x = a<b\ny = (c ? d : e)\n", ") ] ",
      "let é = \"\"\"\n [[ \"\" \n\"\"\"\n",
      "/* /* [ */ ( */", "let e = #\"\\([[\"# + \"\\\"[[\"\n", "await a()\n",
    ])
  func longOnly(repeated: String) {
    let source = String(repeating: repeated, count: 500)
    #expect(onBigStack { unit(source) }.findings.isEmpty)
  }

  @Test(
    "Source with the maximum depth is read",
    arguments: [
      ("if a {}", " else if a {}", 4_900), ("a = ", "(", 240), ("a = ", "{", 240),
      ("a", ".a {", 240),
      ("", "if ", 190), ("a", " ? a", 990), ("a = ", "[", 13), ("a = ", "try ", 190),
      ("a: ", "A<", 190),
    ])
  func deep(start: String, repeated: String, count: Int) {
    let source = "let first = 1\n" + start + String(repeating: repeated, count: count)
    let found = onBigStack { unit(source) }
    #expect(found.findings.isEmpty)
    #expect(found.variables.count == 1)
  }

  @Test(
    "A chain of any length is read without a crash",
    arguments: [
      ".a()", ".a", " + a", " ?? a", " as A", " ? b : c", "!", "?.a", "{}", "[0]", " = a", ", a",
      "\n#if b\n#endif\n", "}", "\u{0}", "\\", "\r", "'", "@", "`",
    ])
  func chains(repeated: String) {
    let source = "let a = a" + String(repeating: repeated, count: 2_000)
    let found = onBigStack { unit(source) }
    #expect(found.findings.isEmpty)
  }

  @Test("A file that ends at any point is read without a crash; every seventh offset is tested")
  func truncated() {
    let bytes = Array(Self.screen.utf8)
    onBigStack {
      for end in stride(from: 0, to: bytes.count, by: 7) { _ = unit(Array(bytes[..<end])) }
    }
    #expect(unit(bytes).types.count == 2)
  }

  @Test("A file with any byte changed or removed is read without a crash", arguments: [0, 1, 2, 3])
  func mutated(seed: Int) {
    let bytes = Array(Self.screen.utf8)
    let others = Array("\"{}[]()<>?:\\`#@/*\n\0\u{7F}.,=".utf8) + [0x80, 0xC3, 0xFF]
    onBigStack {
      for index in stride(from: seed, to: bytes.count, by: 19) {
        var broken = bytes
        broken[index] = others[(index * 7) % others.count]
        if seed.isMultiple(of: 2) { broken.remove(at: (index * 31) % broken.count) }
        _ = unit(broken)
      }
    }
    // The source after an error is still read.
    #expect(unit("let = \n" + Self.screen).types.count == 2)
  }

  @Test("Random bytes are read without a crash")
  func noise() {
    var state: UInt64 = 42
    let noise = (0..<20_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let first = onBigStack { unit(noise) }
    #expect(onBigStack { unit(noise) } == first)
  }

  private static let screen = """
    import UIKit
    // A screen with every kind of syntax.
    @objc(SMList) final class ListViewController<T: Row>: UIViewController, Storyboarded {
      private lazy var detail: DetailViewController? = { [weak self] in self?.make() }()
      @IBOutlet var rows: [[Row]]! { didSet { show(rows[0].first!, sender: nil) } }
      enum Segue: String { case detail = "Show\\(1)", other }
      @IBAction func unwind(toList segue: UIStoryboardSegue) throws {
        guard let source = segue.source as? DetailViewController, #available(iOS 13, *) else { return }
        switch source.kind {
        case .a(let x) where x > 1, .b?: performSegue(withIdentifier: Segue.detail.rawValue, sender: x)
        case is String: navigationController?.pushViewController(x ? a : b ?? c, animated: true)
        default: window?.rootViewController = try? UIStoryboard(name: "Main", bundle: nil).make()
        }
        #if DEBUG
        for (index, row) in rows.enumerated() { print(#"raw \\#(index)"#, row, \\Row.name, /re[g]ex/) }
        #else
        UIView.animate(withDuration: 0.3) { self.x += 1 } completion: { _ in done() }
        #endif
      }
    }
    """
}

/// The result of `work` on a thread with the stack size of the readers' own threads.
@discardableResult
private func onBigStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Result?
  let thread = Thread {
    result = work()
    done.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  done.wait()
  return result!
}
