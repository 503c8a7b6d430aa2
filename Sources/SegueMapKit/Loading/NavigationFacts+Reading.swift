import ProjectFiles
import SourceModel
import SourceNavigation

extension NavigationFacts {
  /// What an app's source says, worked out on all cores.
  init(of units: [SourceUnit]) {
    let analysis = NavigationAnalysis(units, concurrently: DeepThreads.concurrently)
    self = analysis.facts()
    DeepThreads.letGo(analysis)
  }
}

extension DeepThreads {
  /// How an app's source is followed on all cores.
  static let concurrently: Concurrently = { count, body in _ = map(Array(0..<count), body) }
}
