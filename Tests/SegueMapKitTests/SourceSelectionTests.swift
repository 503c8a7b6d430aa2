import SourceModel
import SourceScan
import Testing

@testable import SegueMapKit

@Suite("Choosing source files by what others ask for")
struct SourceSelectionTests {
  private func selection(_ texts: [String]) -> SourceSelection {
    var scanner = SourceScanner()
    return SourceSelection(
      glances: texts.enumerated().map { index, text in
        let digest = Array(text.utf8).withUnsafeBufferPointer {
          scanner.digest($0, language: .swift)
        }
        return SourceSelection.Glance(file: index, digest: digest)
      })
  }

  @Test("Every file that declares a name is chosen, once")
  func names() {
    var selection = selection(["class A {}", "struct A {}", "class B: A {}", "extension A {}"])
    #expect(selection.next() == [])
    selection.want(["A", "C"])
    #expect(Set(selection.next()) == [0, 1])
    selection.want(["A"])
    #expect(selection.next() == [])
    selection.want(["A", "B"])
    #expect(selection.next() == [2])
    selection.want(["+A"])
    #expect(selection.next() == [3])
  }

  @Test("Every file that calls a function is chosen")
  func callers() {
    var selection = selection(["router.open(a)", "func close() {}", "router.close()"])
    selection.want(callersOf: ["open"])
    #expect(selection.next() == [0])
    #expect(selection.next() == [])
  }
}
