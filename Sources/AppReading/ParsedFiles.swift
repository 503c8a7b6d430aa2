import InterfaceBuilder
package import ProjectFiles
import ProjectTargets
import SourceModel
import SourceScan
import Synchronization

/// What files were read to, so that of several states of an app only what differs is parsed anew.
///
/// A file is known by its bytes and its path: what is parsed holds the path in every location.
///
/// What is lowered from source is let go with this, and nests deeply: the last reference is to go on
/// one of ``DeepThreads``.
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

  /// Returns what a file is known by; `nil` where its bytes have no name.
  package func key(of file: SourceFile, path: String, in store: any FileStore) -> Key? {
    store.blob(of: file.systemPath).map { Key(blob: $0, path: path) }
  }
}

/// What one look at a file gives. Source is parsed only once it is known to be selected.
enum FileContent: Sendable {
  case interface(InterfaceFile)
  case appFile(AppFile)
  case source(SourceDigest)
}
