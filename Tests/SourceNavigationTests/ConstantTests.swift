import SourceNavigation
import Testing

@Suite("Constants") struct ConstantTests {
  @Test("An identifier is evaluated from any kind of expression", arguments: identifierCases)
  func identifiers(_ sample: NavigationCase) {
    let facts = NavigationFacts([
      (
        "List.swift",
        """
        class List: UIViewController {
          enum Segue: String { case toDetail, other = "toOther" }
          static let own = "own"
          let kept = "kept"
          var worked: String { "wor" + "ked" }
          func go() { performSegue(withIdentifier: \(sample.source), sender: nil) }
        }
        """
      ),
      (
        "Constants.swift",
        """
        let global = "global"
        struct Names { struct Segues { static let deep = "deep" } }
        enum Plain: String { case login; var name: String { "go-" + rawValue } }
        enum Cased { case one, two
          var id: String { switch self { case .one: return "first"; case .two: return "second" } } }
        extension NSStoryboardSegue.Identifier { static let settings = "settings" }
        extension String { static let text = "text" }
        extension UIViewController { static var id: String { String(describing: self) } }
        extension NSObject {
          static var ownName: String { NSStringFromClass(self).components(separatedBy: ".").last! }
        }
        """
      ),
    ])
    #expect(facts.printed == sample.expected.map { "List performs \($0)" })
  }

  static let identifierCases = [
    NavigationCase("a literal", #""a b-c""#, "a b-c"),
    NavigationCase("a sum", #""to" + "Detail""#, "toDetail"),
    NavigationCase("an interpolation", #""to\(List.own)""#, "toown"),
    NavigationCase("an implicit raw value", "Segue.toDetail.rawValue", "toDetail"),
    NavigationCase("a raw value", "Segue.other.rawValue", "toOther"),
    NavigationCase("a static constant", "Self.own", "own"),
    NavigationCase("a property", "kept", "kept"),
    NavigationCase("a computed property", "self.worked", "worked"),
    NavigationCase("a global constant of another file", "global", "global"),
    NavigationCase("a nested constant of another file", "Names.Segues.deep", "deep"),
    NavigationCase("a computed property of a case", "Plain.login.name", "go-login"),
    NavigationCase("the branch of a case", "Cased.two.id", "second"),
    NavigationCase("a constant of AppKit's type", ".settings", "settings"),
    NavigationCase("a constant of String", ".text", "text"),
    NavigationCase("the name of the class", "String(describing: Self.self)", "List"),
    NavigationCase("the name of a class", #""\(List.self)""#, "List"),
    NavigationCase("the name by its helper", "List.id", "List"),
    NavigationCase("the Objective-C name", "NSStringFromClass(List.self)", "List"),
    NavigationCase("the Objective-C name of a type's own", "List.ownName", "List"),
    NavigationCase(
      "the last part of the name",
      #"NSStringFromClass(List.self).components(separatedBy: ".").last!"#, "List"),
    NavigationCase("one of two", #"flag ? "a" : "b""#, "a ?", "b ?"),
    NavigationCase("lower case", #""ABC".lowercased()"#, "abc"),
  ]

  @Test("A local constant has its assigned value")
  func local() {
    let facts = NavigationFacts(
      swift: """
        class List: UIViewController {
          func go(row: Int) {
            var id = ""
            switch row { case 0: id = "first"; default: id = "second" }
            performSegue(withIdentifier: id, sender: nil)
          }
        }
        """)
    #expect(facts.printed.contains("List performs first ?"))
    #expect(facts.printed.contains("List performs second ?"))
  }

  @Test("An identifier in a case that another function executes is followed")
  func payload() {
    let facts = NavigationFacts(
      swift: """
        enum Step { case none, segue(String), alert(String) }
        class List: UIViewController {
          func tap() { run(.segue("detail")) }
          func fail() { run(.alert("Error")) }
          private func run(_ step: Step) {
            switch step {
            case .segue(let identifier): performSegue(withIdentifier: identifier, sender: self)
            case .alert, .none: break
            }
          }
        }
        """)
    #expect(facts.printed == ["List performs detail"])
  }

  @Test("An enumeration of identifiers may be declared in a superclass")
  func inherited() {
    let facts = NavigationFacts(
      swift: """
        class Base: UIViewController {
          enum Identifier: String { case detail = "showDetail", help }
        }
        class Middle: Base {}
        class List: Middle {
          func tap() { performSegue(withIdentifier: Identifier.detail.rawValue, sender: self) }
          func help() { performSegue(withIdentifier: Identifier.help.rawValue, sender: self) }
        }
        """)
    #expect(facts.printed == ["List performs help", "List performs showDetail"])
  }
}
