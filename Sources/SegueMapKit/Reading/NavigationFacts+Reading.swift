import SourceModel
import SourceNavigation

extension NavigationFacts {
  /// What an app's source says; following it needs a deep stack.
  init(of units: [SourceUnit]) {
    self = DeepThreads.result { NavigationAnalysis(units).facts() }
  }
}
