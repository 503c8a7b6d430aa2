import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Moves that screens inherit from a base class")
struct InheritedConnectionTests {
  private static let base = """
    class Base: UIViewController {
      func help() { navigationController?.pushViewController(Help(), animated: true) }
    }
    class Help: UIViewController {}
    class One: Base {}
    class Two: Base {}
    extension Home {
      func open() {
        present(One(), animated: true)
        present(Two(), animated: true)
        present(Three(), animated: true)
      }
    }

    """

  private static let shows = """

    extension Home {
      func open() {
        show(One(), sender: nil)
        show(Two(), sender: nil)
        show(Three(), sender: nil)
      }
    }
    """

  @Test(
    "A move is one edge of the screens that have it",
    arguments: [
      ConnectionCase(
        "a subclass that calls super",
        base
          + "class Three: Base { override func help() { super.help() } }",
        "Base (One, Three, Two) -push-> Help", "Home -present-> One", "Home -present-> Three",
        "Home -present-> Two"),
      ConnectionCase(
        "a subclass that overrides without calling super",
        base + "class Three: Base { override func help() {} }",
        "Base (One, Two) -push-> Help", "Home -present-> One", "Home -present-> Three",
        "Home -present-> Two"),
      ConnectionCase(
        "a subclass of a subclass", base + "class Middle: Base {}\nclass Three: Middle {}",
        "Base (One, Three, Two) -push-> Help", "Home -present-> One", "Home -present-> Three",
        "Home -present-> Two"),
    ])
  func moves(_ example: ConnectionCase) throws {
    #expect(try SourceSketch(example.source).edges == example.expected)
  }

  @Test("A hook that subclasses override makes edges only where it makes a difference")
  func hooks() throws {
    let source = """
      class Base: UIViewController {
        func show() {
          present(made(), animated: true)
          present(Help(), animated: true)
        }
        func made() -> UIViewController { Login() }
      }
      class Help: UIViewController {}
      class Login: UIViewController {}
      class SignUp: UIViewController {}
      class One: Base {}
      class Two: Base {}
      class Three: Base { override func made() -> UIViewController { SignUp() } }
      """ + Self.shows
    #expect(
      try SourceSketch(source).edges == [
        "Base (One, Three, Two) -present-> Help", "Base (One, Two) -present-> Login",
        "Home -show-> One", "Home -show-> Three", "Home -show-> Two",
        "Three -present-> SignUp",
      ])
  }

  @Test("What a subclass switches off by a constant does not happen there")
  func constants() throws {
    let source = """
      class Base: UIViewController {
        var offersHelp: Bool { view.isHidden }
        func command(at place: Int) -> String? { title }
        func show() {
          if offersHelp { present(Help(), animated: true) }
          if let command = command(at: 0) { present(Login(), animated: command.isEmpty) }
        }
      }
      class Help: UIViewController {}
      class Login: UIViewController {}
      class One: Base { override var offersHelp: Bool { false } }
      class Two: Base { override func command(at place: Int) -> String? { nil } }
      class Three: Base { override var offersHelp: Bool { true } }
      """ + Self.shows
    #expect(
      try SourceSketch(source).edges == [
        "Base (One, Three) -present-> Login", "Base (Three, Two) -present-> Help",
        "Home -show-> One", "Home -show-> Three", "Home -show-> Two",
      ])
  }

  @Test("A page to explore, and pages of documents, say once what screens inherit")
  func pages() throws {
    let project = try TemporaryProject([
      "App.swift": "class Home: UIViewController {}\n" + Self.base + "class Three: Base {}"
    ])
    let flow = try FlowProject(paths: [project.path]).load()
    let page = String(decoding: try flow.render(.html).bytes, as: UTF8.self)
    #expect(page.contains("Every Base (3)"))
    #expect(page.contains("\"heirs\":"))
    let pages = try flow.documents(.markdown)
    let text = pages.files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(text.ranges(of: "Every screen of the class leads to:").count == 1)
    #expect(text.ranges(of: "Leads wherever every screen of a class does: ").count == 3)
  }
}
