import SourceModel

/// What others ask of a source file: names that it declares and functions that it calls.
package struct SourceInterest: Hashable, Sendable {
  private(set) var declared: Set<NameHash>
  /// Half of the hash of each.
  private(set) var called: Set<UInt32>

  init(declared: Set<NameHash>, called: Set<UInt32>) {
    self.declared = declared
    self.called = called
  }

  /// Nothing.
  package init() { self.init(declared: [], called: []) }

  package var isEmpty: Bool { declared.isEmpty && called.isEmpty }

  package func union(_ other: SourceInterest) -> SourceInterest {
    SourceInterest(
      declared: declared.union(other.declared), called: called.union(other.called))
  }
}
