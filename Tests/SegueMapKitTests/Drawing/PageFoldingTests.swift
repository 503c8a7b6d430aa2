import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The groups that a page folds")
struct PageFoldingTests {
  /// Storyboards with two scenes each, of which each leads to the next one.
  private func graph(storyboards count: Int, folders: Int) -> FlowGraph {
    let paths = (0..<count).map { "App/Part\($0 % folders)/Board\($0).storyboard" }
    return Sample.chain(storyboards: paths)
  }

  private func sizes(_ folding: PageFolding) -> [Int] { folding.groups.all.map(\.count) }

  @Test("What is asked for is folded if it fits")
  func asked() {
    let folding = PageFolding(graph(storyboards: 50, folders: 5), by: .storyboard, depth: nil)
    #expect(folding.groups.kind == .storyboard)
    #expect(sizes(folding) == Array(repeating: 2, count: 50))
    #expect(folding.warnings.isEmpty)
  }

  @Test("Of too many storyboards, the folders are folded, and a warning says so")
  func folders() {
    let folding = PageFolding(graph(storyboards: 400, folders: 20), by: .storyboard, depth: nil)
    #expect(folding.groups.kind == .folder)
    #expect(sizes(folding) == Array(repeating: 40, count: 20))
    #expect(
      folding.warnings == ["400 groups are too many for a page to fold; it folds fewer folders"])
  }

  @Test("Of too many storyboards in one folder, the largest are folded, and the others together")
  func others() throws {
    let graph = graph(storyboards: 400, folders: 1)
    let folding = PageFolding(graph, by: .storyboard, depth: nil)
    let others = try #require(folding.groups.all.first { $0.name == "Other screens" })
    let count = folding.groups.all.count
    #expect((40...77).contains(count))
    #expect(others.count == graph.scenes.count - (count - 1) * 2)
    #expect(
      folding.warnings == [
        "400 groups are too many for a page to fold; all but the \(count - 1) largest fold together"
      ])
  }

  @Test(
    "By default, an app in one folder folds storyboards or communities, and a small one nothing")
  func oneFolder() {
    let large = PageFolding(graph(storyboards: 100, folders: 1), by: nil, depth: nil)
    #expect(large.groups.all.count > 1)
    #expect(large.warnings.isEmpty)
    let small = PageFolding(Sample.small, by: nil, depth: nil)
    #expect(small.groups.all.isEmpty)
  }

  @Test("Of too many folders, the largest are folded, not one with nearly all screens")
  func lopsided() {
    let ids = (0..<41).map { number in
      SceneID(
        path: number == 0 ? "App/Side/S.swift" : "App/Main/Part\(number)/S.swift", objectID: "S")
    }
    let scenes = ids.map { id in
      Scene(id: id, kind: .class, name: "S", location: SourceLocation(path: id.path, line: 1))
    }
    let segues = ids.flatMap { source in
      ids.filter { $0 != source }.map { target in
        Segue(
          id: SegueID(path: source.path, objectID: target.path), kind: .show, source: source,
          destination: target, location: SourceLocation(path: source.path, line: 2))
      }
    }
    let graph = FlowGraph(storyboards: [], scenes: scenes, segues: segues)
    let folding = PageFolding(graph, by: .folder, depth: 2)
    #expect(folding.groups.all.count > 5)
    #expect(folding.groups.all.contains { $0.name == "Other screens" })
  }

  @Test("Scenes without a group that would not fit are folded, too")
  func withoutGroup() {
    var scenes = graph(storyboards: 10, folders: 1).scenes
    for number in 0..<1000 {
      let id = SceneID(path: "App/Part0/Screen\(number).swift", objectID: "Screen\(number)")
      var scene = Scene(
        id: id, kind: .class, name: "Screen\(number)",
        location: SourceLocation(path: id.path, line: 1))
      scene.customClass = "Screen\(number)"
      scenes.append(scene)
    }
    let graph = FlowGraph(
      storyboards: graph(storyboards: 10, folders: 1).storyboards, scenes: scenes, segues: [])
    let folding = PageFolding(graph, by: .storyboard, depth: nil)
    #expect(folding.groups.all.reduce(0) { $0 + $1.count } == graph.scenes.count)
  }
}
