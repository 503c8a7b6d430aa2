import FlowModel
import SourceNavigation
import TestSupport
import Testing

@Suite("Edges that screens inherit")
struct InheritedEdgesTests {
  private let main = StoryboardSketch.family
  private let code = CodeSketch.family

  /// The edges, such as `Base [a, b] -push-> d`.
  private func edges(_ graph: FlowGraph) -> [String] {
    graph.segues.map { segue in
      let heirs = segue.sources.map(\.objectID).joined(separator: ", ")
      let list = heirs.isEmpty ? "" : " [\(heirs)]"
      let destination = segue.destination?.objectID ?? ""
      return "\(segue.source.objectID)\(list) -\(segue.kind.rawValue)-> \(destination)"
    }.sorted()
  }

  @Test("A move in a base class is one edge, whose source is the class")
  func once() throws {
    var code = code
    code.move("Base", "push", .identified("detail"))
    let graph = code.graph(main)
    #expect(edges(graph) == ["Base [a, b] -push-> d"])
    #expect(graph.segues[0].id == SegueID(path: "App/Base.swift", objectID: "Base.push.d"))
    let base = try #require(graph.scene(graph.segues[0].source))
    #expect(base.kind == .class && !base.isScreen && base.returns.isEmpty)
    #expect(graph.baseClasses == [base.id])
  }

  @Test("A subclass that overrides the move does not inherit it")
  func overriding() {
    var code = code
    code.add("Third", "Base")
    code.move("Base", "push", .made("Detail"), except: "List")
    code.move("Detail", "present", .made("Third"))
    #expect(edges(code.graph(main)) == ["Base [b, Third] -push-> d", "d -present-> Third"])
  }

  @Test("What only one screen inherits is an edge of that screen")
  func alone() {
    var code = code
    code.move("Base", "push", .identified("detail"), except: "List")
    #expect(edges(code.graph(main)) == ["b -push-> d"])
    #expect(code.graph(main).baseClasses.isEmpty)
  }

  @Test("The source is the only screen of the class, if it has the move itself")
  func ownScreen() {
    var code = CodeSketch()
    code.add("List")
    code.add("Special", "List")
    code.add("Detail")
    code.move("List", "push", .identified("detail"))
    #expect(edges(code.graph(main)) == ["a [a, b] -push-> d"])
    #expect(code.graph(main).scenes.count == 3)
  }

  @Test("Screens of one class inherit nothing from it")
  func oneClass() {
    #expect(edges(CodeSketch.graphOfSharedClass) == ["a -push-> d", "b -push-> d"])
  }

  @Test("A call of a subclass to the same screen is an edge of its own")
  func ownCall() {
    var code = code
    code.move("Base", "push", .identified("detail"))
    code.move("List", "push", .identified("detail"), line: 30)
    #expect(edges(code.graph(main)) == ["Base [a, b] -push-> d", "a -push-> d"])
  }

  @Test("A body that is followed again for a subclass is one edge if it leads to the same screen")
  func followedAgain() {
    var code = code
    code.move("Base", "push", .identified("detail"), except: "Special")
    var again = code.moves[0]
    again.caller = ClassReference("Special")
    again.exceptions = []
    again.member?.owner = ClassReference("Base")
    code.moves.append(again)
    #expect(edges(code.graph(main)) == ["Base [a, b] -push-> d"])
    code.moves[1].destination = Destination(.made("Other"))
    #expect(edges(code.graph(main)) == ["a -push-> d", "b -push-> Other"])
  }

  @Test("What a class passes on is inherited, too")
  func through() {
    var code = code
    code.add("Coordinator", nil, isController: false)
    code.use("Base", "Coordinator")
    code.move("Coordinator", "push", .made("Detail"))
    let graph = code.graph(main)
    #expect(edges(graph) == ["Base [a, b] -push-> d"])
    #expect(graph.segues[0].through.map(\.className) == ["Coordinator"])
  }
}
