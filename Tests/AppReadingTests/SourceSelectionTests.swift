import SourceModel
import SourceScan
import Testing

@testable import AppReading

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
    #expect(Set(selection.next().map(\.file)) == [0, 1])
    selection.want(["A"])
    #expect(selection.next() == [])
    selection.want(["A", "B"])
    #expect(selection.next().map(\.file) == [2])
    selection.want(["+A"])
    #expect(selection.next().map(\.file) == [3])
  }

  @Test("Every file that calls a function is chosen")
  func callers() {
    var selection = selection(["router.open(a)", "func close() {}", "router.close()"])
    selection.want(callersOf: ["open"])
    #expect(selection.next().map(\.file) == [0])
    #expect(selection.next() == [])
  }

  @Test("What was left out of a file that was read is chosen with what the file was read for")
  func leftovers() {
    var selection = selection(["class A {}; class B {}; class C {}"])
    selection.want(["A"])
    let first = selection.next()
    #expect(first.map(\.file) == [0])
    var scanner = SourceScanner()
    let rest = Array("class B {}; class C {}".utf8).withUnsafeBufferPointer {
      scanner.digest($0, language: .swift)
    }
    selection.add([SourceSelection.Glance(file: 0, digest: rest, interest: first[0].interest)])
    #expect(selection.next().isEmpty)
    selection.want(["A", "C"])
    let second = selection.next()
    #expect(second.map(\.file) == [0])
    #expect(second[0].interest != first[0].interest)
    #expect(second[0].interest.union(first[0].interest) == second[0].interest)
  }
}
