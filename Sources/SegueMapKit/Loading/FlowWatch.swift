import AppReading
import ProjectFiles

/// Reads an app again whenever one of its files changes.
///
/// ```swift
/// let watch = FlowWatch(FlowProject(paths: ["App"]))
/// var flow = try watch.load()
/// while true {
///   await watch.waitForChange()
///   flow = try watch.load()
/// }
/// ```
///
/// Only what changed is read, parsed and analysed again.
public final class FlowWatch: Sendable {
  private let project: FlowProject
  private let files = WatchedFiles()
  private let parsed = ParsedFiles()
  private let memory = SourceMemory()
  /// The real paths of files that are written, so that writing them is no change.
  private let outputs: Set<String>

  /// How long a change may go unnoticed.
  public static let interval = Duration.milliseconds(250)

  /// - Parameters:
  ///   - project: What to read.
  ///   - outputs: The paths of files that are written from it.
  public init(_ project: FlowProject, outputs: [String] = []) {
    self.project = project
    self.outputs = Set(
      outputs.compactMap { path in
        let (folder, name) = Path.split(path)
        return (try? Path.real(folder.isEmpty ? "." : folder)).map { Path.joined($0, name) }
      })
  }

  /// Reads the files, as ``FlowProject/load()`` does.
  ///
  /// - Parameter report: Called as the reading goes on.
  /// - Throws: ``FlowError/nothingToRead(paths:findings:)``.
  public func load(
    reporting report: FlowProgress.Report? = nil
  ) throws(FlowError) -> AppFlow {
    files.reset()
    let reading = FlowReading(
      project: project, roots: ProjectRoots(paths: project.paths), store: files, parsed: parsed,
      memory: memory, reporting: report)
    let (flow, isEmpty) = reading.flow()
    if isEmpty {
      throw .nothingToRead(paths: project.paths, findings: flow.findings)
    }
    return flow
  }

  /// Whether a file that the last flow was read from is different now, or a file came or went.
  public var hasChanged: Bool { files.hasChanged(ignoring: outputs) }

  /// Looks every ``interval``, and returns once something changed.
  ///
  /// - Throws: `CancellationError`.
  public func waitForChange() async throws {
    while !hasChanged { try await Task.sleep(for: Self.interval) }
  }
}
