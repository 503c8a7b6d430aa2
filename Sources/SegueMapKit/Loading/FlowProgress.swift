import AppReading

/// How far the loading of a flow has come.
public enum FlowProgress: Hashable, Sendable, CustomStringConvertible {
  /// Folders are searched.
  case finding
  /// Files are opened; so many of all are done.
  case reading(Int, of: Int)
  /// The source on which the flow depends is parsed.
  case parsing(Int, of: Int)
  /// What this number of source files does is followed.
  case analysing(sources: Int)
  /// Files are searched for the names that rules ask for.
  case searching(Int, of: Int)

  /// Called on any thread, and not in the order of the numbers.
  public typealias Report = @Sendable (FlowProgress) -> Void

  /// Returns what hands the progress of a reading on, until the loading is cancelled.
  static func reports(
    to report: Report?, until cancellation: LoadCancellation?
  ) -> ReadingProgress.Report {
    { progress in
      report?(FlowProgress(progress))
      return !(cancellation?.isRequested ?? false)
    }
  }

  private init(_ progress: ReadingProgress) {
    self =
      switch progress {
      case .finding: .finding
      case .reading(let done, let total): .reading(done, of: total)
      case .parsing(let done, let total): .parsing(done, of: total)
      case .searching(let done, let total): .searching(done, of: total)
      }
  }

  /// The phase and its counts, such as `reading 12 of 345 files`.
  public var description: String {
    switch self {
    case .finding: "looking for files"
    case .reading(let done, let total): "reading \(done) of \(total) files"
    case .parsing(let done, let total): "parsing \(done) of \(total) source files"
    case .analysing(let count): "following the code of \(count) source files"
    case .searching(let done, let total): "searching \(done) of \(total) files for names"
    }
  }
}
