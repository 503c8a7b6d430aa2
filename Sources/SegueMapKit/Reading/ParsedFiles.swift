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

  /// How much of a source file is parsed.
  enum Extent {
    /// What matters by itself.
    case needed
    case whole
  }

  private let glances = Mutex<[Key: Glance]>([:])
  private let needed = Mutex<[Key: ParsedSource]>([:])
  private let whole = Mutex<[Key: ParsedSource]>([:])

  subscript(glanceAt key: Key) -> Glance? {
    get { glances.withLock { $0[key] } }
    set { glances.withLock { $0[key] = newValue } }
  }

  subscript(sourceAt key: Key, extent: Extent) -> ParsedSource? {
    get {
      switch extent {
      case .needed: needed.withLock { $0[key] }
      case .whole: whole.withLock { $0[key] }
      }
    }
    set {
      switch extent {
      case .needed: needed.withLock { $0[key] = newValue }
      case .whole: whole.withLock { $0[key] = newValue }
      }
    }
  }
}

/// What a source file was parsed to.
struct ParsedSource: Sendable {
  let unit: SourceUnit
  /// What is told of the members of types that were left out of it; `nil` where none were.
  var idle: SourceDigest?
}
