import AppReading
// For a thread that may wait.
import Dispatch
import ProjectFiles
import Synchronization

/// Whether someone no longer needs what is being loaded.
final class LoadCancellation: Sendable {
  private let flag = Atomic(false)

  var isRequested: Bool { flag.load(ordering: .relaxed) }

  func request() { flag.store(true, ordering: .relaxed) }
}

extension FlowProject {
  /// Reads the files on other threads, and makes one flow of them.
  ///
  /// If the task is cancelled, no more files are opened or parsed, and no more bodies of source are followed.
  ///
  /// ```swift
  /// let task = Task { try await FlowProject(paths: ["App"]).loaded() }
  /// task.cancel()
  /// ```
  ///
  /// - Parameter report: Called as the loading goes on.
  /// - Throws: ``FlowError/cancelled``, and as ``load(reporting:)``.
  public func loaded(
    reporting report: FlowProgress.Report? = nil
  ) async throws(FlowError) -> AppFlow {
    let cancellation = LoadCancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Reading waits for the disk, which a thread of Swift's pool must not.
        DispatchQueue.global().async {
          continuation.resume(
            returning: Result { () throws(FlowError) in
              try load(reporting: report, until: cancellation)
            })
        }
      }
    } onCancel: {
      cancellation.request()
    }
    return try result.get()
  }

  func load(
    reporting report: FlowProgress.Report?, until cancellation: LoadCancellation?
  ) throws(FlowError) -> AppFlow {
    let reading = FlowReading(
      project: self, roots: ProjectRoots(paths: paths), store: Disk(), reporting: report,
      until: cancellation)
    let (flow, isEmpty) = reading.flow()
    if cancellation?.isRequested ?? false { throw .cancelled }
    if isEmpty { throw .nothingToRead(paths: paths, findings: flow.findings) }
    return flow
  }
}
