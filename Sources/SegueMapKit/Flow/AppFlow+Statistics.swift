import FlowAnalysis
import FlowReport

/// A format for the statistics of a flow.
public enum StatisticsFormat: String, FileFormat {
  /// For a terminal.
  case text
  /// For other programs; `Documentation/statistics.schema.json` describes it.
  case json
  /// Tables.
  case markdown

  public var fileExtensions: [String] {
    switch self {
    case .text: ["txt"]
    case .json: ["json"]
    case .markdown: ["md"]
    }
  }

  public var isBinary: Bool { false }

  public var isPicture: Bool { false }

  fileprivate var reporter: any StatisticsReporter {
    switch self {
    case .text: TextStatisticsReporter()
    case .json: JSONStatisticsReporter()
    case .markdown: MarkdownStatisticsReporter()
    }
  }
}

extension AppFlow {
  /// Returns the flow in numbers: its screens, its segues by kind, how many taps away its screens are, the
  /// busiest ones, cycles, and the parts that no segue joins.
  ///
  /// - Parameter filter: Which part counts. Containers are folded as in a picture.
  /// - Throws: As ``renderings(filter:style:)``.
  public func statistics(
    filter: FlowFilter = FlowFilter()
  ) throws(FlowError) -> Renderings<StatisticsFormat> {
    var view = try view(for: filter)
    view.collapse = nil
    let part = graph.applying(view)
    let statistics = FlowStatistics(of: part)
    return Renderings { (format) throws(FlowError) in
      RenderedFile(
        format: format, bytes: Array(format.reporter.report(statistics, of: part).utf8))
    }
  }
}
