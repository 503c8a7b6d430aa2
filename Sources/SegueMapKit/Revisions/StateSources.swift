import AppReading
import FlowDiff
import InputBounds
import ProjectFiles

/// The source files of one state of an app, to compare their texts with those of another state.
struct StateSources: Sendable {
  private let files: [String: SourceFile]
  private let blobs: [String: BlobID]
  private let store: any FileStore

  /// - Parameter roots: What the paths of a graph are relative to.
  init(_ found: [SourceFile], in store: any FileStore, below roots: ProjectRoots) {
    self.store = store
    let source = found.filter(\.role.isSource)
    files = Dictionary(
      source.map { (roots.graphPath(of: $0.systemPath), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    blobs = files.compactMapValues { store.blob(of: $0.systemPath) }
  }

  /// Returns what was edited from this state to another; `nil` if one of them has no source.
  func edits(to later: StateSources) -> SourceEdits? {
    guard !files.isEmpty, !later.files.isEmpty else { return nil }
    let changed = Set(files.keys).union(later.files.keys).filter { path in
      guard let blob = blobs[path] else { return true }
      return blob != later.blobs[path]
    }.sorted()
    return SourceEdits(before: texts(changed), after: later.texts(changed))
  }

  private func texts(_ paths: [String]) -> [String: String] {
    let places = paths.compactMap { path in files[path].map { (path, $0.systemPath) } }
    store.willRead(places.map(\.1))
    var reader = FileReader()
    reader.bound = InputBounds.searchedSize
    var texts: [String: String] = [:]
    for (path, place) in places {
      // What can't be read is reported with the state itself.
      try? store.withBytes(of: place, reader: &reader) {
        texts[path] = String(decoding: $0, as: UTF8.self)
      }
    }
    return texts
  }
}

extension AppFlow {
  /// Identifies a state among those that were read together.
  final class StateID: Sendable {}

  /// Returns what was edited in the source from another state that was read together with this one; `nil`
  /// if that is unknown.
  func edits(from other: AppFlow) -> SourceEdits? {
    other.stateID.flatMap { edits[ObjectIdentifier($0)] }
  }
}
