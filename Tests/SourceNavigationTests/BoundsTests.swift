import FlowModel
import SourceNavigation
import Testing

@Suite("Source with very many call paths")
struct BoundsTests {
  /// Functions that each call all others and show a screen.
  private func mutual(_ count: Int) -> String {
    (0..<count).map { number in
      let calls = (0..<count).filter { $0 != number }.map { "  f\($0)(c)" }.joined(separator: "\n")
      return """
        class C\(number): UIViewController {}
        func f\(number)(_ c: UIViewController) {
          c.present(C\(number)(), animated: true)
        \(calls)
        }
        """
    }.joined(separator: "\n")
  }

  @Test("A call that exceeds a bound is reported at its location, and the others are found")
  func mutualCalls() {
    let source =
      mutual(40) + "\nclass Start: UIViewController { func go() { f0(self) } }"
    let facts = NavigationFacts(swift: source)
    #expect(facts.printed.contains("Start present made C0"))
    #expect(facts.moves.count <= 41)
  }

  @Test("A chain of subclasses is followed to a maximum depth, and reported once beyond it")
  func inheritance() {
    let classes = (1..<100).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
    let facts = NavigationFacts(swift: "class C0: UIViewController {}\n" + classes)
    #expect(facts.printedNotes == ["source-too-involved 34"])
  }

  @Test("A constant selects its case of a long switch, and an unknown value may select any")
  func longSwitch() {
    let cases = (0..<300).map { "case \"\($0)\": return C\($0)()" }.joined(separator: "\n")
    let classes = (0..<300).map { "class C\($0): UIViewController {}" }.joined(separator: "\n")
    let calls = (0..<300).map { "present(make(\"\($0)\"), animated: true)" }
      .joined(separator: "\n")
    let facts = NavigationFacts(
      swift: """
        \(classes)
        func make(_ name: String) -> UIViewController {
          switch name {
          \(cases)
          default: return UIViewController()
          }
        }
        class Start: UIViewController {
          func go() {
            \(calls)
          }
        }
        """)
    #expect(facts.printed.contains("Start present made C0"))
    let isWhole = (0..<300).allSatisfy { facts.printed.contains("Start present made C\($0)") }
    #expect(isWhole || facts.printedNotes.contains { $0.hasPrefix("source-too-involved") })
  }
}
