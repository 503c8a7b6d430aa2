import FlowModel
import FlowReport
import ProjectFiles
import ReportReader

extension AppFlow {
  /// Reads a flow that was written as ``OutputFormat/json``.
  ///
  /// - Throws: ``FlowError/unreadableReport(path:reason:)``.
  public init(reportAt path: String) throws(FlowError) {
    try self.init(
      json: Self.bytes(ofReportAt: path), name: Path.withoutExtension(Path.split(path).name),
      path: path)
  }

  /// Reads a flow from the JSON that ``json()`` or ``OutputFormat/json`` is.
  ///
  /// - Parameter name: The name of the app, which the JSON does not have.
  /// - Throws: ``FlowError/unreadableReport(path:reason:)``.
  public init(json: [UInt8], name: String = "") throws(FlowError) {
    try self.init(json: json, name: name, path: "<json>")
  }

  private init(json: [UInt8], name: String, path: String) throws(FlowError) {
    do throws(ReportError) {
      let (graph, state, folder) = try ReportReader.export(json)
      self.init(graph: graph, name: name)
      stateName = state
      repositoryFolder = folder
    } catch {
      throw .unreadableReport(path: path, reason: error.description)
    }
  }

  /// Returns the whole flow as JSON, which `Documentation/graph.schema.json` describes and ``init(json:name:)``
  /// reads.
  public func json() -> [UInt8] {
    Array(
      JSONReporter(stateName: stateName, repositoryFolder: repositoryFolder).report(graph).utf8)
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
