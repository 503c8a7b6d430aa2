import InterfaceBuilder
import ScreenModel

/// Where the interface files of a flow lie, so that what its scenes show can be read from them.
///
/// No file's content is kept but that of the documents that lie nowhere else.
struct InterfaceFiles: Sendable {
  private let store: any FileStore
  private let roots: ProjectRoots
  private let documents: [FlowProject.Document]

  init(store: any FileStore, roots: ProjectRoots, documents: [FlowProject.Document]) {
    self.store = store
    self.roots = roots
    self.documents = documents
  }

  /// What came of reading a file again.
  struct Reading: Sendable {
    let path: String
    /// By the object ID of the scene's controller.
    var screens: [String: Screen] = [:]
    /// Why the file could not be read; `nil` where it could.
    var failure: String?
  }

  /// Reads what the scenes of some files show, on all cores.
  ///
  /// - Parameter paths: As the graph has them.
  /// - Returns: In the order of the paths.
  func readings(of paths: [String]) -> [Reading] {
    do throws(SystemError) {
      return try store.whileOpen { [roots, documents] store in
        let files = InterfaceFiles(store: store, roots: roots, documents: documents)
        store.willRead(paths.map(roots.systemPath))
        return DeepThreads.map(paths) { files.reading(of: $0) }
      }
    } catch {
      return paths.map { Reading(path: $0, failure: error.description) }
    }
  }

  private func reading(of path: String) -> Reading {
    var reading = Reading(path: path)
    do throws(SystemError) {
      try withBytes(of: path) { bytes in
        do throws(ParseError) {
          reading.screens = try InterfaceParser.screens(in: bytes, path: path)
        } catch {
          reading.failure = error.message
        }
      }
    } catch {
      reading.failure = error.description
    }
    return reading
  }

  private func withBytes(
    of path: String, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    if let document = documents.first(where: { $0.path == path }) {
      document.bytes.withUnsafeBytes(body)
      return
    }
    var reader = FileReader()
    try store.withBytes(of: roots.systemPath(of: path), reader: &reader, body)
  }
}
