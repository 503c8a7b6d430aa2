import FlowAssembly
import InterfaceBuilder
import SourceModel
import SourceScan
import Synchronization

/// What files were parsed to, so that of several states of an app only what differs is parsed anew.
///
/// A file is known by its bytes and its path: what is parsed holds the path in every location.
///
/// What is lowered from source is let go with this, and nests deeply: the last reference is to go on
/// one of ``DeepThreads``.
final class ParsedFiles: Sendable {
  struct Key: Hashable {
    let blob: BlobID
    /// As the graph has it.
    let path: String
  }

  /// What one look at a file gave.
  enum Glance: Sendable {
    case interface(Result<InterfaceDocument, ParseError>)
    case appFile(AppFile)
    case source(SourceDigest)
  }

  private let glances = Mutex<[Key: Glance]>([:])
  private let units = Mutex<[Key: SourceUnit]>([:])

  subscript(glanceAt key: Key) -> Glance? {
    get { glances.withLock { $0[key] } }
    set { glances.withLock { $0[key] = newValue } }
  }

  subscript(unitAt key: Key) -> SourceUnit? {
    get { units.withLock { $0[key] } }
    set { units.withLock { $0[key] = newValue } }
  }
}
