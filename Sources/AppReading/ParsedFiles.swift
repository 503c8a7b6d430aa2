import InterfaceBuilder
package import ProjectFiles
import ProjectTargets
import SourceModel
import SourceScan
import Synchronization

/// What files were parsed to, so that of several states of an app only what differs is parsed anew.
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

  /// What one look at a file gave.
  enum Glance: Sendable {
    case interface(InterfaceFile)
    case appFile(AppFile)
    case source(SourceDigest)
  }

  /// What a source file is parsed for.
  private struct Purpose: Hashable {
    let key: Key
    let interest: SourceInterest
  }

  package init() {}

  private let glances = Mutex<[Key: Glance]>([:])
  private let sources = Mutex<[Purpose: ParsedSource]>([:])

  subscript(glanceAt key: Key) -> Glance? {
    get { glances.withLock { $0[key] } }
    set { glances.withLock { $0[key] = newValue } }
  }

  /// - Parameter interest: What others ask of it, beside what matters by itself.
  subscript(sourceAt key: Key, for interest: SourceInterest) -> ParsedSource? {
    get { sources.withLock { $0[Purpose(key: key, interest: interest)] } }
    set { sources.withLock { $0[Purpose(key: key, interest: interest)] = newValue } }
  }
}

/// What a source file was parsed to.
struct ParsedSource: Sendable {
  let unit: SourceUnit
  /// What is told of the members of types that were left out of it; `nil` where none were.
  var idle: SourceDigest?
}
