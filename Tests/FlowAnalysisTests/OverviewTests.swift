import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@Suite("Overviews") struct OverviewTests {
  /// Returns a graph of classes, one for each path.
  private static func graph(
    _ paths: [String], targets: [String: [String]] = [:], _ segues: [(String, String)] = []
  ) -> FlowGraph {
    let scenes = paths.map { path in
      var scene = Scene(
        id: id(path), kind: .class, name: String(path.split(separator: "/").last ?? ""),
        location: SourceLocation(path: path, line: 1))
      scene.projectTargets = targets[path] ?? []
      return scene
    }
    return FlowGraph(
      storyboards: [], scenes: scenes,
      segues: segues.enumerated().map { number, ends in
        var segue = Segue(
          id: SegueID(path: ends.0, objectID: "s\(number)"), kind: SegueKind(rawValue: "push"),
          source: id(ends.0), destination: id(ends.1),
          location: SourceLocation(path: ends.0, line: 2))
        segue.origin = .code
        return segue
      })
  }

  private static func id(_ path: String) -> SceneID { SceneID(path: path, objectID: "C") }

  private func groups(_ graph: FlowGraph) -> [String] {
    graph.scenes.map { "\($0.id.path) \($0.count)" }
  }

  @Test("By folder, a group is named by as many folders as the view says, below the common one")
  func folders() {
    let graph = Self.graph(["App/A/X/1.swift", "App/A/Y/2.swift", "App/B/3.swift", "App/4.swift"])
    #expect(groups(graph.collapsed(by: .folder, depth: 1)) == ["App 1", "App/A 2", "App/B 1"])
    #expect(
      groups(graph.collapsed(by: .folder, depth: 2)) == [
        "App 1", "App/A/X 1", "App/A/Y 1", "App/B 1",
      ])
  }

  @Test("Localised storyboards belong to the folder that contains their languages")
  func localised() {
    let graph = Self.graph(["App/A/Base.lproj/1.storyboard", "App/A/2.swift", "App/B/3.swift"])
    #expect(groups(graph.collapsed(by: .folder, depth: 1)) == ["App/A 2", "App/B 1"])
  }

  @Test(
    "Without a depth, the folders with the most screens are split until there are 12 to 40 groups",
    arguments: [60, 400, 3_000])
  func readableFolders(_ count: Int) {
    let paths = (0..<count).map { "App/F\($0 % 7)/G\($0 % 5)/H\($0 % 11)/\($0).swift" }
    let overview = Self.graph(paths).collapsed(by: .folder)
    #expect((12...40).contains(overview.scenes.count))
    #expect(overview.scenes.reduce(0) { $0 + $1.count } == count)
  }

  @Test("Apps that are drawn side by side have 12 to 40 folders together, each with its share")
  func foldersOfApps() {
    var view = FlowView()
    view.collapse = .folder
    let apps = [(name: "A", count: 350), ("B", 40), ("C", 3)].map { app in
      Self.graph((0..<app.count).map { "\(app.name)/F\($0 % 7)/G\($0 % 5)/\($0).swift" })
    }
    let overviews = apps.collapsed(as: view)
    #expect((12...40).contains(overviews.reduce(0) { $0 + $1.scenes.count }))
    #expect(overviews.map { $0.scenes.reduce(0) { $0 + $1.count } } == [350, 40, 3])
    #expect(overviews[0].scenes.count > overviews[1].scenes.count)
    let alike = [apps[0], apps[0]].collapsed(as: view)
    #expect(alike[0].scenes.count + alike[1].scenes.count <= 40)
  }

  @Test("By target, screens of one target are a group, and those of none stay")
  func targets() {
    let graph = Self.graph(
      ["1.swift", "2.swift", "3.swift"], targets: ["1.swift": ["App"], "2.swift": ["App"]],
      [("1.swift", "3.swift"), ("1.swift", "2.swift")])
    let overview = graph.collapsed(by: .target)
    #expect(groups(overview) == ["3.swift 1", "App 2"])
    #expect(overview.scenes.map(\.innerSegueCount) == [0, 1])
    #expect(overview.segues.map { "\($0.source) \($0.targets)" } == ["App# [3.swift#C]"])
  }

  @Test("Closely connected screens are a community, named after the one with the most segues")
  func communities() {
    let left = ["l1", "l2", "l3", "l4"]
    let right = ["r1", "r2", "r3", "r4"]
    let inner = [left, right].flatMap { names in
      names.dropFirst().map { (names[0], $0) } + [(names[1], names[2]), (names[2], names[3])]
    }
    let graph = Self.graph(left + right + ["alone"], inner + [("l4", "r4"), ("l2", "r4")])
    let overview = graph.collapsed(by: .community)
    #expect(overview.scenes.map { "\($0.name) \($0.count)" } == ["alone 1", "l1 4", "r1 4"])
    #expect(overview.segues.map(\.count) == [2])
    #expect(overview.scenes.map(\.innerSegueCount) == [0, 5, 5])
  }

  @Test("Only a storyboard's overview keeps kinds of segues apart; unwinds always are")
  func kinds() {
    let overview = Sample.full.collapsed(by: .folder, depth: 1)
    let ends = overview.segues.map { "\($0.source) \($0.targets) \($0.kind == .unwind)" }
    #expect(Set(ends).count == ends.count)
  }

  @Test("A view of certain segues has no possible ones")
  func certain() {
    var view = FlowView()
    view.includesPossible = false
    let seen = Sample.code.applying(view)
    #expect(!Sample.code.segues.filter(\.isPossible).isEmpty)
    #expect(seen.segues.filter(\.isPossible).isEmpty)
    #expect(!seen.segues.isEmpty)
  }
}
