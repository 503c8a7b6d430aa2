import Testing

@testable import SourceNavigation

extension BoundsTests {
  @Test("What a body shows is found, however many calls before may lead to screens")
  func manyCalls() {
    let calls = Array(repeating: "helper.open()", count: 2_100).joined(separator: "\n")
    let facts = NavigationFacts(
      swift: """
        class Log: UIViewController {}
        class Help: UIViewController {}
        class Helper {
          func open() { UIApplication.shared.keyWindow?.rootViewController?.present(Help(), animated: true) }
        }
        class Start: UIViewController {
          let helper = Helper()
          func go() {
            \(calls)
            present(Log(), animated: true)
          }
        }
        """)
    #expect(facts.printed.contains("Start present made Log"))
    #expect(facts.printedNotes == ["source-too-involved 8"])
  }
}
