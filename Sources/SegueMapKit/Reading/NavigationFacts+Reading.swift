import SourceModel
import SourceNavigation

extension NavigationFacts {
  /// What an app's source says, worked out on all cores.
  init(of units: [SourceUnit]) {
    let analysis = NavigationAnalysis(units) { count, body in
      _ = DeepThreads.map(Array(0..<count), body)
    }
    self = analysis.facts()
    DeepThreads.letGo(analysis)
  }
}
