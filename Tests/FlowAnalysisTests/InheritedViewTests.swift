import FlowModel
import TestSupport
import Testing

@testable import FlowAnalysis

@Suite("Views of segues that screens inherit")
struct InheritedViewTests {
  private let graph = Sample.inherited

  /// The segues of a view, such as `BaseController [One, Two] Login`.
  private func segues(_ change: (inout FlowView) -> Void) -> [String] {
    var view = FlowView()
    change(&view)
    return graph.applying(view).segues.map { segue in
      let heirs = segue.sources.map(\.objectID).joined(separator: ", ")
      let list = heirs.isEmpty ? "" : " [\(heirs)]"
      return "\(segue.source.objectID)\(list) \(segue.destination?.objectID ?? "")"
    }
  }

  @Test("A view narrows the heirs to what it shows, whatever becomes of the class's file")
  func narrowing() {
    #expect(
      segues { $0.hide = ["App/Three.swift", "App/BaseController.swift"] } == [
        "BaseController [One, Two] Login", "BaseController [One, Two] Login",
        "BaseController [One, Two] Help", "One Two",
      ])
    #expect(segues { $0.from = [Sample.node("Three")] } == ["Three Login", "Three Help"])
    #expect(
      segues { $0.to = [Sample.node("Help")] } == [
        "BaseController [One, Three, Two] Help", "One Two",
      ])
    #expect(segues { $0.focus = [Sample.node("Help")] }.count == 2)
  }

  @Test("The class leaves a view with the last segue that screens inherit from it")
  func leftAlone() {
    var view = FlowView()
    view.kinds = ["push"]
    #expect(graph.applying(view).scene(Sample.node("BaseController")) != nil)
    view.hide = ["App/Help.swift"]
    #expect(graph.applying(view).scene(Sample.node("BaseController")) == nil)
  }

  @Test(
    "An overview has the segue from each group with an heir, once, and does not count the class")
  func overview() {
    let groups = graph.groups(by: .folder, depth: nil)
    #expect(groups[Sample.node("BaseController")] == nil)
    let half = Dictionary(
      uniqueKeysWithValues: ["One", "Two"].map {
        (Sample.node($0), SceneGroup(id: Sample.id("", in: "g"), name: "g"))
      })
    let seen = graph.collapsed(by: .folder, half)
    let ends = seen.segues.map { segue in
      "\(segue.source.path)-\(segue.destination?.objectID ?? "") \(segue.count)"
    }
    #expect(
      ends.sorted() == [
        "App/Three.swift-Help 1", "App/Three.swift-Login 1", "g-Help 1", "g-Login 2",
      ])
    #expect(seen.scene(Sample.id("", in: "g"))?.innerSegueCount == 1)
    #expect(seen.scene(Sample.node("BaseController")) == nil)
    let unfolded = graph.collapsed(
      by: .folder, half, unfolding: half[Sample.node("One")])
    #expect(unfolded.segues.filter(\.isInherited).count == 3)
    #expect(unfolded.scene(Sample.node("BaseController")) != nil)
  }

  @Test("Statistics and names are about screens")
  func statistics() {
    let statistics = FlowStatistics(of: graph)
    #expect(!statistics.screens.contains(Sample.node("BaseController")))
    #expect(statistics.parts.count == 1)
    #expect(statistics.segueCount == 4)
    #expect(statistics.unreached == [Sample.node("Three")])
    #expect(graph.scenes(matching: "BaseController").map(\.id) == [Sample.node("BaseController")])
    #expect(graph.scenes(matching: "Help").count == 1)
  }

  @Test("An app has the class with its heirs, and none without")
  func parts() {
    var scenes = graph.scenes
    for index in scenes.indices {
      let isBase = scenes[index].id.objectID == "BaseController"
      scenes[index].projectTargets = isBase ? ["Kit"] : ["App"]
    }
    let whole = FlowGraph(
      storyboards: [], scenes: scenes, segues: graph.segues,
      targets: [
        ProjectTarget(name: "App", kind: .application),
        ProjectTarget(name: "Kit", kind: .framework),
      ])
    let parts = AppParts(whole).parts
    #expect(parts.map(\.name) == ["App"])
    #expect(parts.first?.graph.scenes.count == 6)
  }

  @Test("A container that inherits a segue is folded into its screen")
  func folding() {
    var scenes = graph.scenes
    for index in scenes.indices where scenes[index].id.objectID == "Three" {
      scenes[index].baseClass = "UINavigationController"
    }
    let root = Sample.classNode("Root")
    let whole = FlowGraph(
      storyboards: [], scenes: scenes + [root],
      segues: graph.segues.filter { $0.kind.rawValue != "embed" } + [
        Sample.move("rootViewController", from: Sample.node("Three"), to: root.id)
      ])
    let folded = ContainerFolding(whole).graph
    #expect(
      folded.segues(to: Sample.node("Help")).map(\.starts)
        == [["One", "Root", "Two"].map(Sample.node)])
  }
}
