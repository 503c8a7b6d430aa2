import FlowModel
import FlowReport
import ProjectFiles
import ReportReader

extension AppFlow {
  /// Reads a flow that was written as ``OutputFormat/json``.
  ///
  /// - Throws: ``FlowError/unreadableReport(path:reason:)``.
  public init(reportAt path: String) throws(FlowError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      var reader = FileReader()
      bytes = try reader.withBytes(ofFileAt: path) { Array($0) }
    } catch {
      throw .unreadableReport(path: path, reason: error.description)
    }
    do throws(ReportError) {
      let (graph, folder) = try ReportReader.export(bytes)
      self.init(
        graph: graph, name: Path.withoutExtension(Path.split(path).name),
        diagnostics: graph.diagnostics.map { FlowDiagnostic($0, path: $0.location.path) })
      repositoryFolder = folder
    } catch {
      throw .unreadableReport(path: path, reason: error.description)
    }
  }

  /// The whole flow as ``OutputFormat/json``, with the place of its paths in the repository, so that a later
  /// ``FlowComparison`` can say it.
  public var export: RenderedFlow {
    let report = JSONReporter(repositoryFolder: repositoryFolder).report(graph)
    return RenderedFlow(format: .json, bytes: Array(report.utf8))
  }
}
