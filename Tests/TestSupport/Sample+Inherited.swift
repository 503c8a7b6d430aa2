package import FlowModel

extension Sample {
  /// A graph in which three screens inherit two moves of the class `BaseController`, and two of them another one.
  /// The app starts in `One`, which leads to `Two`; nothing leads to `Three`.
  package static let inherited = FlowGraph(
    storyboards: [],
    scenes: ["One", "Two", "Three", "Help", "Login"].map { name in
      classNode(name) { $0.isEntryPoint = name == "One" }
    } + [classNode("BaseController") { $0.isScreen = false }],
    segues: [
      move("push", from: node("One"), to: node("Two")),
      inherited("push", "Help", by: "One", "Three", "Two"),
      inherited("embed", "Login", by: "One", "Three", "Two"),
      inherited("present", "Login", by: "One", "Two"),
    ])

  package static func node(_ name: String) -> SceneID { id(name, in: "App/\(name).swift") }

  private static func inherited(_ kind: String, _ end: String, by heirs: String...) -> Segue {
    var segue = move(kind, from: node("BaseController"), to: node(end))
    segue.sources = heirs.map(node).sorted()
    return segue
  }
}
