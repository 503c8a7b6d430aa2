import FlowAnalysis
public import FlowModel

/// A proposal how to split a storyboard into several, by what its users do.
///
/// The method is that of multilevel graph partitioning, after Karypis and Kumar, "A fast and high quality
/// multilevel scheme for partitioning irregular graphs" (1998), with sizes as a bound:
///
/// 1. Parts are merged along the heaviest edges first, relative to the size of both (heavy-edge matching),
///    while the result is at most ``largestPart`` scenes. Every part stays connected.
/// 2. Scenes at the boundary move to the neighbouring part to which more of their segues lead, the largest
///    gain first (Fiduccia and Mattheyses, "A linear-time heuristic for improving network partitions",
///    1982), if the part that they leave stays connected and neither gets too large or too small.
/// 3. Parts of fewer than ``smallestPart`` scenes join the part to which most of their segues lead.
///
/// A relationship and an embed weigh ``containment`` segues, since a storyboard reference in their place
/// splits what is one screen. Unwinds weigh nothing: they need no reference. What no segue joins to the rest
/// becomes one part, which is the only one that need not be connected.
public struct StoryboardSplit: Sendable {
  public static let largestPart = 15
  public static let smallestPart = 3
  static let containment = 8

  /// A storyboard that is proposed.
  public struct Part: Hashable, Sendable {
    /// The name of the scene with the most segues to others of the part, unique among the parts.
    public let name: String
    /// Sorted.
    public let scenes: [SceneID]
  }

  public let path: String
  /// The largest first.
  public let parts: [Part]
  /// The segues that would lead through storyboard references.
  public let cutSegues: [SegueID]

  /// - Returns: `nil` if no storyboard has the path, or it is best left whole.
  /// - Complexity: O(*s* · *e*) for *s* scenes of the storyboard and *e* segues between them.
  public init?(ofStoryboardAt path: String, in graph: FlowGraph) {
    let scenes = graph.scenes.filter { $0.id.path == path && $0.reference == nil }
    guard scenes.count > Self.largestPart else { return nil }
    var partition = Partition(scenes.map(\.id), in: graph)
    partition.merge()
    partition.refine()
    partition.joinSmallParts()
    let groups = partition.groups
    guard groups.count > 1 else { return nil }
    self.path = path
    let inside = graph.segues.filter { segue in
      segue.kind != .unwind && segue.starts.contains { $0.path == path }
    }
    var owner: [SceneID: Int] = [:]
    for (index, group) in groups.enumerated() { for scene in group { owner[scene] = index } }
    cutSegues = inside.filter { segue in
      let sources = segue.starts.compactMap { owner[$0] }
      return segue.targets.compactMap { owner[$0] }.contains { target in
        sources.contains { $0 != target }
      }
    }.map(\.id)
    parts = Self.named(groups, in: graph)
  }

  private static func named(_ groups: [[SceneID]], in graph: FlowGraph) -> [Part] {
    var taken: Set<String> = []
    return groups.map { group in
      let members = Set(group)
      let ranked = group.compactMap(graph.scene).sorted { a, b in
        (rank(a, members, graph), b.id) > (rank(b, members, graph), a.id)
      }
      let base = ranked.first?.name ?? "Part"
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      return Part(name: name, scenes: group.sorted())
    }
  }

  private static func rank(_ scene: Scene, _ members: Set<SceneID>, _ graph: FlowGraph) -> Int {
    let own = graph.segues(from: scene.id).count { $0.targets.contains(where: members.contains) }
    // A container is named after its file, not after what it shows.
    return own * 2 + (scene.containerWord == nil ? 1 : 0)
  }
}
