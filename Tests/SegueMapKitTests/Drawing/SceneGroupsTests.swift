import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Groups of screens")
struct SceneGroupsTests {
  /// Two hubs in one folder, each of which leads to some screens, and a screen that nothing leads to.
  private func hubs(leadingTo count: Int) -> FlowGraph {
    let hubs = ["First", "Second"]
    let leaves = hubs.flatMap { hub in (1...count).map { "\(hub)\($0)" } }
    let scenes = (hubs + leaves + ["Alone"]).map { Sample.classNode($0, in: "App/\($0).swift") }
    let segues = scenes.compactMap { scene -> Segue? in
      let hub = scenes.first { hub in
        hubs.contains(hub.id.objectID) && hub.id != scene.id
          && scene.id.objectID.hasPrefix(hub.id.objectID)
      }
      return hub.map { Sample.move("push", from: $0.id, to: scene.id) }
    }
    return FlowGraph(storyboards: [], scenes: scenes, segues: segues)
  }

  private func sizes(_ groups: SceneGroups) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: groups.all.map { ($0.name, $0.count) })
  }

  @Test("A folder with more than 40 screens is divided into those that lead to each other")
  func division() {
    let groups = SceneGroups(hubs(leadingTo: 25), by: nil, depth: nil)
    #expect(groups.kind == .folder)
    #expect(sizes(groups) == ["First": 26, "Second": 26, "App": 1])
  }

  @Test("A small folder stays whole, and so does one that is asked for")
  func whole() {
    let small = SceneGroups(hubs(leadingTo: 10), by: nil, depth: nil)
    #expect(sizes(small) == ["App": 23])
    for groups in [
      SceneGroups(hubs(leadingTo: 25), by: .folder, depth: nil),
      SceneGroups(hubs(leadingTo: 25), by: nil, depth: 0),
    ] {
      #expect(sizes(groups) == ["App": 53])
    }
  }
}
