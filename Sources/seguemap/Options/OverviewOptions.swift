import ArgumentParser
import SegueMapKit

/// How an overview combines scenes.
struct OverviewOptions: ParsableArguments {
  @Option(help: "Draw an overview, with one node for each of these.")
  var collapse: FlowFilter.Collapse?

  @Option(
    help: ArgumentHelp(
      "How many folders name a group of '--collapse folder'. (default: as many as can be read)",
      valueName: "n"))
  var collapseDepth: Int?

  /// Whether the command line asks for an overview.
  var isSet: Bool { collapse != nil || collapseDepth != nil }

  func add(to filter: inout FlowFilter, _ configuration: Configuration) throws {
    filter.collapse = collapse ?? configuration.collapse
    if let depth = collapseDepth ?? configuration.collapseDepth {
      guard depth >= 1 else {
        throw ValidationError("--collapse-depth is \(depth); expected 1 or more")
      }
      guard filter.collapse == .folder else {
        throw ValidationError("--collapse-depth needs --collapse folder")
      }
      filter.collapseDepth = depth
    }
  }
}
