import InterfaceBuilder
package import ProjectFiles
import ProjectTargets
import SourceModel
import SourceScan
import Synchronization

/// The results of parsing, kept so that of several states of an app only what differs is parsed again.
///
/// The key of a file is its bytes and its path, since every location in the result holds the path.
///
/// This releases what is lowered from source, which nests deeply: drop the last reference on one of
/// ``DeepThreads``.
package final class ParsedFiles: Sendable {
  package struct Key: Hashable {
    package let blob: BlobID
    /// As the graph has it.
    package let path: String
  }

  private let contents = Mutex<[Key: FileContent]>([:])
  private let units = Mutex<[Key: SourceUnit]>([:])

  package init() {}

  subscript(contentAt key: Key) -> FileContent? {
    get { contents.withLock { $0[key] } }
    set { contents.withLock { $0[key] = newValue } }
  }

  subscript(unitAt key: Key) -> SourceUnit? {
    get { units.withLock { $0[key] } }
    set { units.withLock { $0[key] = newValue } }
  }

  /// Returns the key of a file; `nil` where git has no name for its bytes.
  package func key(of file: SourceFile, path: String, in store: any FileStore) -> Key? {
    store.blob(of: file.systemPath).map { Key(blob: $0, path: path) }
  }
}

/// The result of opening a file. Source is parsed later, if it is selected.
enum FileContent: Sendable {
  case interface(InterfaceFile)
  case propertyList(AppFile)
  case project(ProjectFile)
  // Indirect, as a digest is large and is passed on several times.
  indirect case source(SourceDigest)
}
