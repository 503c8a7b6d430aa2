import ScreenModel

/// Matches the parts of a screen in two states: by object ID first, then by what they say, inside
/// parts that are already matched.
struct PartMatcher {
  private(set) var pairing: Pairing
  private let before: ScreenTree
  private let after: ScreenTree

  init(_ before: ScreenTree, _ after: ScreenTree) {
    self.before = before
    self.after = after
    pairing = Pairing(beforeCount: before.parts.count, afterCount: after.parts.count)
  }

  mutating func match() {
    pairing.pair(0, 0)
    pairing.pairInOrder(
      before: { Self.identity(before.parts[$0]) }, after: { Self.identity(after.parts[$0]) })
    guard !pairing.looseBefore.isEmpty, !pairing.looseAfter.isEmpty else { return }
    matchContents()
    let found = pairing.pairUnique(
      before: { Self.words(before.parts[$0]) }, after: { Self.words(after.parts[$0]) })
    if found { matchContents() }
  }

  /// Matches the contents of parts that are matched, from the outermost inward, so that a part that
  /// was pasted again, with new object IDs, is matched with all that it contains.
  private mutating func matchContents() {
    for index in before.parts.indices {
      guard let place = pairing.after[index] else { continue }
      let earlier = before.children[index].filter { pairing.after[$0] == nil }
      let later = after.children[place].filter { pairing.before[$0] == nil }
      guard !earlier.isEmpty, !later.isEmpty else { continue }
      var contents = Pairing(beforeCount: earlier.count, afterCount: later.count)
      contents.pairInOrder(
        before: { before.likeness[earlier[$0]] }, after: { after.likeness[later[$0]] })
      contents.pairInOrder(
        before: { Self.caption(before.parts[earlier[$0]]) },
        after: { Self.caption(after.parts[later[$0]]) })
      contents.pairInOrder(
        before: { Self.nameless(before.parts[earlier[$0]]) },
        after: { Self.nameless(after.parts[later[$0]]) })
      for pair in contents.pairs { pairing.pair(earlier[pair.before], later[pair.after]) }
    }
  }

  private struct Key: Hashable {
    let kind: ScreenPart.Kind
    var objectID = ""
    var text: String?
    var customClass: String?
  }

  private static func identity(_ part: ScreenPart) -> Key? {
    part.objectID.isEmpty ? nil : Key(kind: part.kind, objectID: part.objectID)
  }

  private static func caption(_ part: ScreenPart) -> Key? {
    (part.text ?? part.values[.image] ?? part.values[.placeholder]).map {
      Key(kind: part.kind, text: $0)
    }
  }

  /// The kind of a part that has no object ID, or of a plain container, of which one is like any
  /// other.
  private static func nameless(_ part: ScreenPart) -> Key? {
    guard part.objectID.isEmpty || caption(part) == nil && part.kind.isContainer else { return nil }
    return Key(kind: part.kind, customClass: part.values[.customClass])
  }

  private static func words(_ part: ScreenPart) -> [Key] {
    part.text.map {
      [Key(kind: part.kind, text: $0, customClass: part.values[.customClass])]
    } ?? []
  }
}

extension ScreenPart.Kind {
  /// Whether the part is there for the sake of others.
  fileprivate var isContainer: Bool {
    switch self {
    case .view(.view), .view(.stack), .view(.scroll), .view(.container), .view(.table),
      .view(.tableSection), .view(.collection), .view(.visualEffect), .view(.box), .view(.grid),
      .view(.navigationBar), .view(.toolbar), .view(.tabBar), .view(.tabView),
      .view(.watchGroup), .view(.watchTable), .navigationItem, .tabItem, .window:
      true
    default: false
    }
  }
}
