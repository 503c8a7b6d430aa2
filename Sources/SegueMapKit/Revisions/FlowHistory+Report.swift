import FlowReport

extension FlowHistory {
  /// A form in which a history can be told.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// A line a commit, for a terminal.
    case text
    /// Every change of every commit, for other programs; `Documentation/history.schema.json`
    /// describes it.
    case json
  }

  /// Tells of commits one by one, in the order of the walk.
  public struct Report: Sendable {
    private let reporter: any HistoryReporter

    /// - Parameter usesTerminalColors: Whether ``Format/text`` is coloured for a terminal.
    public init(_ format: Format, usesTerminalColors: Bool = false) {
      reporter =
        switch format {
        case .text: TextHistoryReporter(color: usesTerminalColors)
        case .json: JSONHistoryReporter()
        }
    }

    /// What comes before all commits.
    public var opening: String { reporter.opening }

    public func entry(_ step: Step, isFirst: Bool) -> String {
      reporter.entry(step.entry, isFirst: isFirst)
    }

    /// What comes after all commits.
    ///
    /// - Parameter isEmpty: Whether there was none.
    public func closing(isEmpty: Bool) -> String { reporter.closing(isEmpty: isEmpty) }
  }
}
