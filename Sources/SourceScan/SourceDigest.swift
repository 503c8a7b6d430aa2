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

  /// What the digests of several parts of a file tell, in their order.
  package init(of parts: [SourceDigest]) {
    self.init(
      matters: parts.contains(where: \.matters), declared: parts.flatMap(\.declared),
      called: parts.flatMap(\.called))
  }

  /// Which of some names a file declares, and of which of some functions it is said to call one.
  package func interest(in names: NameSet, _ callees: Callees) -> SourceInterest {
    SourceInterest(
      declared: Set(declared.filter(names.contains)),
      called: callees.isEmpty ? [] : Set(called.filter(callees.contains)))
  }

  /// Whether something in the file is asked for.
  package func meets(_ interest: SourceInterest) -> Bool {
    !interest.isEmpty
      && (declared.contains(where: interest.declared.contains)
        || called.contains(where: interest.called.contains))
  }

  /// Names of functions, as a file's calls are held against them.
  package struct Callees: Sendable {
    private let halves: Set<UInt32>
    /// A bit for each of the last 12 bits of one, as most calls are of none.
    private var lastBits = [UInt64](repeating: 0, count: 64)

    package init(_ names: Set<NameHash>) {
      halves = Set(names.map(\.half))
      for half in halves { lastBits[Int(half >> 6 & 63)] |= 1 << UInt64(half & 63) }
    }

    fileprivate var isEmpty: Bool { halves.isEmpty }

    fileprivate func contains(_ half: UInt32) -> Bool {
      lastBits[Int(half >> 6 & 63)] >> UInt64(half & 63) & 1 != 0 && halves.contains(half)
    }
  }

  /// Whether the file may declare one of these names.
  package func declares(anyOf names: NameSet) -> Bool { declared.contains { names.contains($0) } }

  /// Whether the file may call one of these functions.
  package func calls(anyOf callees: Callees) -> Bool {
    !callees.isEmpty && called.contains { callees.contains($0) }
  }
}
