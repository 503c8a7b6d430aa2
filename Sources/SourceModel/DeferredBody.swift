import Synchronization

/// A function's body that is read only where it is asked for: few of an app's are.
///
/// What words stand in it is known before, so that nobody need ask for one that can't matter.
package final class DeferredBody: Sendable {
  private enum Content {
    case unread(@Sendable () -> [Statement])
    case read([Statement])
  }

  package let words: BodyWords
  private let content: Mutex<Content>

  /// - Parameter read: Reads the body; called once at most.
  package init(words: BodyWords, _ read: @escaping @Sendable () -> [Statement]) {
    self.words = words
    content = Mutex(.unread(read))
  }

  /// Needs the stack that its reader needs.
  package var statements: [Statement] {
    content.withLock { content in
      switch content {
      case .read(let statements): return statements
      case .unread(let read):
        let statements = read()
        content = .read(statements)
        return statements
      }
    }
  }
}

extension DeferredBody: Hashable {
  package static func == (one: DeferredBody, other: DeferredBody) -> Bool {
    one === other || one.statements == other.statements
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(statements) }
}

/// The words in a body, those in strings and comments left out: among them is every name in it.
package struct BodyWords: Sendable {
  /// In the order of the source.
  private let all: ArraySlice<NameHash>
  /// Those to which something may be assigned.
  private let assigned: [NameHash]
  /// Whether one ends in `Controller`.
  package let namesController: Bool

  package init(all: ArraySlice<NameHash>, assigned: [NameHash], namesController: Bool) {
    self.all = all
    self.assigned = assigned
    self.namesController = namesController
  }

  package func mention(anyOf names: NameSet) -> Bool { all.contains { names.contains($0) } }

  /// Whether one word stands right before another.
  package func mention(_ first: String, before second: String) -> Bool {
    let (first, second) = (NameHash(first), NameHash(second))
    return zip(all, all.dropFirst()).contains { $0 == first && $1 == second }
  }

  package func assign(anyOf names: NameSet) -> Bool { assigned.contains { names.contains($0) } }
}
