package import FlowAnalysis
package import FlowModel

/// Writes the statistics of a flow as text.
///
/// A report ends in one newline and is the same on every host. It escapes text of the user's files as its format
/// requires.
package protocol StatisticsReporter: Sendable {
  func report(_ statistics: FlowStatistics, of graph: FlowGraph) -> String
}

/// What all formats say of a flow, in words.
struct StatisticsWording {
  let statistics: FlowStatistics
  let graph: FlowGraph

  var headline: String {
    [
      counted(statistics.screens.count, "screen"), counted(statistics.segueCount, "segue"),
      counted(statistics.storyboardCount, "storyboard"),
    ].joined(separator: ", ")
  }

  /// The kinds of segues, with their numbers.
  var kinds: [(name: String, count: Int)] {
    statistics.kinds.map { kind in
      let name = kind.kind.rawValue.singleLine.nonEmpty ?? "segue"
      return (kind.origin == .code ? name + ", from code" : name, kind.count)
    }
  }

  /// The screens by taps.
  var depths: [(name: String, screens: [SceneID])] {
    let reached = statistics.depths.enumerated().map { taps, screens in
      (counted(taps, "tap"), screens)
    }
    return statistics.unreached.isEmpty
      ? reached : reached + [("not reached", statistics.unreached)]
  }

  /// How many groups of scenes are listed.
  static let mostGroups = 10

  /// The screens with the most segues.
  var busiest: ArraySlice<FlowStatistics.Traffic> { statistics.busiest.prefix(10) }

  /// Groups of scenes, the largest ones, and how many more there are.
  func groups(_ groups: [[SceneID]]) -> [String] {
    let shown = groups.prefix(Self.mostGroups).map {
      "\(counted($0.count, "scene")): \(names($0))"
    }
    return groups.count > Self.mostGroups
      ? shown + ["and \(groups.count - Self.mostGroups) more"] : shown
  }

  func name(_ id: SceneID) -> String { graph.scene(id)?.caption ?? id.description.singleLine }

  /// The first names of scenes, and how many more there are.
  func names(_ scenes: [SceneID]) -> String {
    let shown = scenes.prefix(Self.mostNames).map(name).joined(separator: ", ")
    return scenes.count > Self.mostNames
      ? "\(shown) and \(scenes.count - Self.mostNames) more" : shown
  }

  /// How many names a line lists.
  static let mostNames = 6
}
