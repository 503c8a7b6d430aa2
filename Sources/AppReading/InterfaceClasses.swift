import FlowModel
import InterfaceBuilder
import SourceModel
import Synchronization

/// The classes that the interface files of a reading name, once all of these are read.
///
/// Source that declares one is parsed, whatever else stands in it. Where that is known by the time the
/// file is looked at, it need not be read a second time; what comes out is the same.
final class InterfaceClasses: Sendable {
  private struct State {
    /// How many files are not read yet.
    var pending: Int
    var names: Set<String> = []
  }

  private let state: Mutex<State>

  /// - Parameter count: How many interface files will be read.
  init(count: Int) { state = Mutex(State(pending: count)) }

  /// Takes in an interface file; `nil` for one that could not be read.
  func add(_ document: InterfaceDocument?) {
    state.withLock { state in
      if let document { state.names.formUnion(document.classNames) }
      state.pending -= 1
    }
  }

  /// Their names; `nil` as long as some file is not read.
  ///
  /// - Complexity: O(*n*) for *n* names.
  var names: NameSet? { state.withLock { $0.pending == 0 ? NameSet($0.names) : nil } }
}

extension InterfaceDocument {
  /// The classes that it names.
  var classNames: [String] {
    [filesOwner?.customClass].compactMap(\.self) + scenes.compactMap(\.scene.customClass)
  }
}
