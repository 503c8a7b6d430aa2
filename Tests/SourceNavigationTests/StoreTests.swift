import SourceNavigation
import Testing

@Suite("Values assigned to properties") struct StoreTests {
  @Test("A value counts for the class through which it is assigned", arguments: cases)
  func stores(_ sample: NavigationCase) {
    #expect(
      NavigationFacts(
        swift: """
          class Detail: UIViewController {}
          class Other: UIViewController {}

          """ + sample.source
      ).printed.filter { !$0.contains("instantiate") } == sample.expected)
  }

  private static let cases = [
    NavigationCase(
      "in two subclasses, of a property of their base class",
      """
      class Base: UIViewController {
        var next: UIViewController?
        func go() { present(next!, animated: true) }
      }
      class One: Base { override func viewDidLoad() { next = Detail() } }
      class Two: Base { override func viewDidLoad() { self.next = Other() } }
      """, "One present made Detail", "Two present made Other"),
    NavigationCase(
      "in a subclass, and inherited by its own subclass",
      """
      class Base: UIViewController {
        var next: UIViewController?
        func go() { present(next!, animated: true) }
      }
      class One: Base { override func viewDidLoad() { next = Detail() } }
      class Two: One { override func viewDidLoad() { self.next = Other() } }
      """, "One present made Detail, not from Two", "Two present made Detail ?",
      "Two present made Other ?"),
    NavigationCase(
      "from outside, through the base class",
      """
      class Base: UIViewController {
        var next: UIViewController?
        func go() { present(next!, animated: true) }
      }
      class One: Base {}
      class Maker { func fill(_ base: Base) { base.next = Detail() } }
      """, "Base present made Detail"),
  ]
}
