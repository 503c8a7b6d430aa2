import SourceNavigation
import Testing

@Suite("Overriding methods") struct OverrideTests {
  @Test("An override replaces the effects of the superclass", arguments: cases)
  func overriding(_ sample: NavigationCase) {
    #expect(NavigationFacts(swift: sample.source).printed == sample.expected)
  }

  static let cases = [
    NavigationCase(
      "a method that is done in another way",
      """
      class Help: UIViewController {}
      class Base: UIViewController { func help() { present(Help(), animated: true) } }
      class A: Base { override func help() { print("there is no help for what is asked here") } }
      class B: Base {}
      class C: A { override func help() { super.help() } }
      """, "Base present made Help, not from A"),
    NavigationCase(
      "a method that does nothing",
      """
      class Help: UIViewController {}
      class Base: UIViewController { func help() { present(Help(), animated: true) } }
      class A: Base { override func help() {} }
      """, "Base present made Help, not from A"),
    NavigationCase(
      "a method that the superclass does, too",
      """
      class Help: UIViewController {}
      class Base: UIViewController { func help() { present(Help(), animated: true) } }
      class A: Base { override func help() { print("the user asks for help"); super.help() } }
      class B: Base {
        override func help() { ask() }
        func ask() { if flag { super.help() } }
      }
      """, "Base present made Help"),
    NavigationCase(
      "a method of the same name that is another one",
      """
      class Help: UIViewController {}
      class Base: UIViewController { private func help() { present(Help(), animated: true) } }
      class A: Base { func help() {} }
      class B: Base { func help(with topic: String) {} }
      """, "Base present made Help"),
    NavigationCase(
      "segues and closing",
      """
      class Base: UIViewController {
        func done() { dismiss(animated: true) }
        func go() { performSegue(withIdentifier: "x", sender: nil) }
      }
      class A: Base { override func done() {}; override func go() {} }
      """, "Base closes by dismiss, not from A", "Base performs x, not from A"),
    NavigationCase(
      "a screen that each class makes in its own way",
      """
      class X: UIViewController {}
      class Y: UIViewController {}
      class Base: UIViewController {
        func go() { show(make(), sender: nil) }
        func make() -> UIViewController { X() }
      }
      class A: Base { override func make() -> UIViewController { Y() } }
      class B: Base { override func make() -> UIViewController { super.make() } }
      """, "A show made Y", "Base show made X, not from A"),
    NavigationCase(
      "a name that each class tells",
      """
      class Base: UIViewController {
        var segue: String { "none" }
        class var board: String { "Base" }
        func go() { performSegue(withIdentifier: segue, sender: nil) }
        func open() { show(UIStoryboard(name: Self.board, bundle: nil).instantiateInitialViewController()!, sender: nil) }
      }
      class A: Base { override var segue: String { "toA" } }
      class B: Base { override class var board: String { "B" } }
      """, "A performs toA", "B show B/initial", "Base performs none, not from A",
      "Base show Base/initial, not from B"),
    NavigationCase(
      "what the superclass does, asked of it",
      """
      class X: UIViewController {}
      class Root: UIViewController {
        var segue: String { "root" }
        func open() { show(X(), sender: nil) }
      }
      class Base: Root {
        override var segue: String { super.segue + "Base" }
        override func open() { print("the screen is opened"); super.open() }
        func go() { performSegue(withIdentifier: segue, sender: nil) }
      }
      class A: Base { override var segue: String { super.segue + "A" } }
      """, "A performs rootBaseA", "Base performs rootBase, not from A", "Root show made X"),
    NavigationCase(
      "a protocol's default that a type has in another way",
      """
      class Help: UIViewController {}
      protocol Helping {}
      extension Helping where Self: UIViewController {
        func help() { present(Help(), animated: true) } }
      class A: UIViewController, Helping {}
      class B: UIViewController, Helping { func help() {} }
      """, "A present made Help"),
    NavigationCase(
      "a helper of the class that a subclass does in another way",
      """
      class X: UIViewController {}
      class Base: UIViewController {
        func go() { open(X()) }
        func open(_ c: UIViewController) { show(c, sender: nil) }
      }
      class A: Base { override func open(_ c: UIViewController) { present(c, animated: true) } }
      """, "A present made X", "Base show made X, not from A"),
  ]
}
