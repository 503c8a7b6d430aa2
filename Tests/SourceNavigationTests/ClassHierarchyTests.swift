import FlowModel
import SourceNavigation
import Testing

@Suite struct ClassHierarchyTests {
  private func hierarchy(_ classes: (name: String, path: String)...) -> ClassHierarchy {
    ClassHierarchy(
      entries: classes.map {
        .init(name: $0.name, location: SourceLocation(path: $0.path, line: 1), kind: .class)
      })
  }

  @Test("A class name refers to the class in the nearest folder")
  func nearest() {
    let classes = hierarchy(("Login", "A/Sources/Login.swift"), ("Login", "B/Sources/Login.swift"))
    let found = classes.indices(named: "Login", near: "B/Main.storyboard")
    #expect(found.map { classes.entries[$0].location.path } == ["B/Sources/Login.swift"])
  }

  @Test("A storyboard's module takes precedence over the folder")
  func module() {
    let classes = hierarchy(("Login", "A/Sources/Login.swift"), ("Login", "B/Sources/Login.swift"))
    let found = classes.indices(named: "Login", module: "A", near: "B/Main.storyboard")
    #expect(found.map { classes.entries[$0].location.path } == ["A/Sources/Login.swift"])
  }

  @Test("A nested class is found by its own name and by its full name")
  func nested() {
    let classes = hierarchy(("Outer.Login", "A.swift"), ("Other.Login", "A.swift"))
    let whole = classes.indices(named: "Outer.Login", near: "A.swift")
    #expect(whole.map { classes.entries[$0].name } == ["Outer.Login"])
    #expect(classes.indices(named: "Login", near: "A.swift").count == 2)
  }

  @Test("The class of a document is known, as AppKit opens its windows")
  func documents() {
    let facts = NavigationFacts(swift: "class Sheet: NSDocument, ObservableObject {}")
    #expect(facts.classes.entries.map(\.superclass?.name) == ["NSDocument"])
  }

  @Test(
    "A Swift 2 selector is recognized in an app that is written in Swift 2",
    arguments: [
      ("func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {}", "back:"),
      ("func prepare(for segue: UIStoryboardSegue, sender: Any?) {}", nil),
    ])
  func swift2(other: String, expected: String?) {
    let source = """
      class List: UIViewController {
        \(other)
        @IBAction func back(segue: UIStoryboardSegue) {}
        @IBAction func leave(_ segue: UIStoryboardSegue) {}
      }
      """
    let handlers = NavigationFacts(swift: source).classes.entries[0].unwindHandlers
    #expect(handlers.map(\.selector) == ["backWithSegue:", "leave:"])
    #expect(handlers.map(\.oldSelector) == [expected, nil])
  }
}
