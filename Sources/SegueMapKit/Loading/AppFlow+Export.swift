import FlowModel
import ProjectFiles
import ReportReader

extension AppFlow {
  /// Reads a flow that was written as ``OutputFormat/json``.
  ///
  /// - Throws: ``FlowError/unreadableReport(path:reason:)``.
  public init(reportAt path: String) throws(FlowError) {
    let bytes = try Self.bytes(ofReportAt: path)
    do throws(ReportError) {
      let (graph, state, folder) = try ReportReader.export(bytes)
      self.init(
        graph: graph, name: Path.withoutExtension(Path.split(path).name),
        diagnostics: graph.diagnostics.map { FlowDiagnostic($0, path: $0.location.path) })
      stateName = state
      repositoryFolder = folder
    } catch {
      throw .unreadableReport(path: path, reason: error.description)
    }
  }

  static func bytes(ofReportAt path: String) throws(FlowError) -> [UInt8] {
    do throws(SystemError) {
      var reader = FileReader()
      return try reader.withBytes(ofFileAt: path) { Array($0) }
    } catch {
      throw .unreadableReport(path: path, reason: error.description)
    }
  }
}
