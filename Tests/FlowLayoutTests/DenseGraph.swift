import FlowModel

/// Graphs with more segues than any real app has.
enum DenseGraph {
  /// Segues between random scenes; the same for the same seed.
  static func random(
    scenes count: Int, segues segueCount: Int, perStoryboard size: Int, seed: UInt64 = 1
  ) -> FlowGraph {
    graph(
      scenes: count, pairs: pairs(of: count, count: segueCount, seed: seed), perStoryboard: size)
  }

  /// Pairs of different numbers below a bound.
  static func pairs(of count: Int, count pairCount: Int, seed: UInt64 = 1) -> [(Int, Int)] {
    var state = seed
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var pairs: [(Int, Int)] = []
    while pairs.count < pairCount {
      let (source, target) = (below(count), below(count))
      if source != target { pairs.append((source, target)) }
    }
    return pairs
  }

  /// A segue between every two scenes.
  static func complete(_ count: Int) -> FlowGraph {
    let pairs = (0..<count).flatMap { source in ((source + 1)..<count).map { (source, $0) } }
    return graph(scenes: count, pairs: pairs, perStoryboard: count)
  }

  static func graph(
    scenes count: Int, pairs: [(Int, Int)], perStoryboard size: Int,
    kinds: [String] = ["show", "show", "presentation", "popover", "embed", "custom"]
  ) -> FlowGraph {
    let scenes = (0..<count).map { index in
      var scene = Scene(
        id: id(of: index, perStoryboard: size), kind: .scene("viewController"),
        name: "Screen \(index)",
        location: SourceLocation(path: path(index / size), line: index + 1))
      scene.isEntryPoint = index == 0
      return scene
    }
    let segues = pairs.enumerated().map { number, pair in
      var segue = Segue(
        id: SegueID(path: path(pair.0 / size), objectID: "e\(number)"),
        kind: SegueKind(rawValue: kinds[number % kinds.count]),
        source: id(of: pair.0, perStoryboard: size),
        destination: id(of: pair.1, perStoryboard: size),
        location: SourceLocation(path: path(pair.0 / size), line: number + 10_000))
      if number % 2 == 0 { segue.identifier = "to\(pair.1)" }
      return segue
    }
    let storyboards = stride(from: 0, to: count, by: size).map {
      Storyboard(path: path($0 / size), name: "Flow\($0 / size)")
    }
    return FlowGraph(storyboards: storyboards, scenes: scenes, segues: segues)
  }

  private static func path(_ storyboard: Int) -> String { "App/Flow\(storyboard).storyboard" }

  private static func id(of scene: Int, perStoryboard size: Int) -> SceneID {
    SceneID(path: path(scene / size), objectID: "s\(scene)")
  }
}
