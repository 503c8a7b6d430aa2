import Dispatch
import FlowAssembly
import FlowModel
import InterfaceBuilder
import Synchronization

/// What was read of the files of a project, in the order of reading.
struct ProjectContents: Sendable {
  var documents: [InterfaceDocument] = []
  var propertyLists: [AppFile] = []
  var projects: [AppFile] = []
  var diagnostics: [Diagnostic] = []

  mutating func append(_ other: ProjectContents) {
    documents += other.documents
    propertyLists += other.propertyLists
    projects += other.projects
    diagnostics += other.diagnostics
  }

  /// Takes in the bytes of one file, parsed if it is an interface file.
  mutating func add(_ bytes: UnsafeRawBufferPointer, role: SourceFile.Role, path: String) {
    switch role {
    case .interface:
      do {
        documents.append(try InterfaceParser.parse(bytes, path: path))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    case .propertyList: propertyLists.append(AppFile(path: path, bytes: Array(bytes)))
    case .project: projects.append(AppFile(path: path, bytes: Array(bytes)))
    }
  }

  mutating func addFailure(_ error: SystemError, path: String) {
    diagnostics.append(Diagnostic(unreadable: path, error))
  }
}

/// Reads and parses files, on all cores.
enum ProjectReader {
  /// Below this many files, starting a thread costs more than it saves.
  private static let filesPerWorker = 16

  /// - Parameter graphPath: A file's path as the graph has it.
  static func contents(
    of files: [SourceFile], graphPath: @Sendable (SourceFile) -> String
  ) -> ProjectContents {
    let workers = min(ProcessEnvironment.processorCount, files.count / filesPerWorker)
    let next = Atomic(0)
    let result = Mutex(ProjectContents())
    DispatchQueue.concurrentPerform(iterations: max(workers, 1)) { _ in
      var reader = FileReader()
      var contents = ProjectContents()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < files.count else { break }
        contents.read(files[index], path: graphPath(files[index]), with: &reader)
      }
      result.withLock { $0.append(contents) }
    }
    return result.withLock { $0 }
  }
}

extension ProjectContents {
  fileprivate mutating func read(_ file: SourceFile, path: String, with reader: inout FileReader) {
    do throws(SystemError) {
      try reader.withBytes(ofFileAt: file.systemPath) { add($0, role: file.role, path: path) }
    } catch {
      addFailure(error, path: path)
    }
  }
}
