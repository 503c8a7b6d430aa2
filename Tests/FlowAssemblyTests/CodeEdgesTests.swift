import FlowModel
import Testing

@testable import FlowAssembly

@Suite("Edges from source") struct CodeEdgesTests {
  @Test("Classes that calls of one place pass have one order, in whichever the calls are found")
  func order() throws {
    let place = SourceLocation(path: "Chat.swift", line: 7)
    let site = CallSite(call: "open", location: place)
    let ways = ["Rooms", "Cells", "Texts"].map { name in
      [
        Passage(
          className: name, location: SourceLocation(path: "\(name).swift", line: 1),
          callSites: [site])
      ]
    }
    let orders = [ways, ways.reversed(), [ways[1], ways[2], ways[0]]].map { ways in
      var edges = CodeEdges()
      for way in ways {
        edges.add(
          .push, from: SceneID(path: "Main.storyboard", objectID: "chat"),
          to: SceneID(path: "Main.storyboard", objectID: "room"), via: nil, caller: "Chat",
          through: way, site: site)
      }
      return edges.segues { _, sources in (sources[0], "Chat") }.flatMap(\.through).map(\.className)
    }
    #expect(orders == Array(repeating: ["Cells", "Rooms", "Texts"], count: 3))
  }
}
