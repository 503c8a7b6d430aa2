package import SourceModel

/// What a glance at a source file's bytes tells, so that only files that can matter are parsed.
///
/// Names are kept as hashes alone. Two names that share one cost a file that is parsed in vain, and
/// change nothing else.
package struct SourceDigest: Hashable, Sendable {
  /// Whether something stands in it that only navigation uses.
  package let matters: Bool
  /// The names that the file may declare outside functions: types and what is extended, constants
  /// and functions of the file, static members, `#define`s. More than it does is harmless.
  private let declared: [NameHash]
  /// Half of the hash of what it may call, in the order of the file: there are many.
  private let called: [UInt32]

  init(matters: Bool, declared: [NameHash], called: [UInt32]) {
    self.matters = matters
    self.declared = declared
    self.called = called
  }

  /// Names of functions, as a file's calls are held against them.
  package struct Callees: Hashable, Sendable {
    fileprivate let halves: Set<UInt32>

    package init(_ names: Set<NameHash>) { halves = Set(names.map(\.half)) }
  }

  /// Whether the file may declare one of these names.
  package func declares(anyOf names: Set<NameHash>) -> Bool {
    !names.isEmpty && declared.contains { names.contains($0) }
  }

  /// Whether the file may call one of these functions.
  package func calls(anyOf callees: Callees) -> Bool {
    !callees.halves.isEmpty && called.contains { callees.halves.contains($0) }
  }
}
