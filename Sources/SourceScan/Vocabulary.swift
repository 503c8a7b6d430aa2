import SourceModel

/// The words that a scan knows, and what each is a sign of.
struct Vocabulary: Sendable {
  /// What a word is a sign of; most only in some surroundings.
  enum Role: UInt8 {
    /// No word that is known.
    case none
    /// Swift's `class` and its like: a type's name follows.
    case type
    /// Likewise the name of what is extended.
    case `extension`
    /// As `type`, in both languages.
    case `protocol`
    /// Swift's `let`, `var`, `func`: a value's name follows.
    case value
    case `static`
    /// Objective-C's `interface` and its like, after `@`: a type's name follows.
    case objectiveCType
    /// After `#`: a constant's name follows.
    case define
    /// Navigation, wherever it stands.
    case always
    /// Navigation where it is called or is part of a selector.
    case call
    /// Navigation where it is called with a first argument labelled `from` or `segue`.
    case labelledCall
    /// Navigation where it is assigned to, or is an argument's label.
    case assignment
    /// Navigation where it labels an argument that is neither `nil` nor handed on.
    case nibName
    /// Navigation after `R.`, as R.swift generates.
    case accessor
    /// `present(_:animated:)`: navigation in a file that says `animated`.
    case animatedCall
    case animated
    /// `show(_:sender:)`: navigation in a file that says `sender`.
    case sentCall
    case sender
    /// `addChild(_:)`, which trees of all kinds have: navigation in a file that puts up a view.
    case childCall
    case embedding
  }

  static let shared = Vocabulary()

  private let names: NameSet
  /// By slot of the name.
  private let roles: [Role]
  /// By a word's first byte, the lengths that words which begin so have, a bit for each; then by a
  /// word's last byte those of words which end so.
  private let lengths: [UInt64]
  /// All that ``isNavigation(_:)`` is true of.
  let navigation: NameSet

  private init() {
    let names = NameSet(Self.words.flatMap(\.1))
    var lengths = [UInt64](repeating: 0, count: 512)
    var roles = [Role](repeating: .none, count: names.slotCount)
    for (role, words) in Self.words {
      for word in words {
        if let slot = names.slot(of: NameHash(word)) { roles[slot] = role }
        guard let first = word.utf8.first, let last = word.utf8.last else { continue }
        lengths[Int(first)] |= 1 << UInt64(word.utf8.count)
        lengths[256 + Int(last)] |= 1 << UInt64(word.utf8.count)
      }
    }
    self.names = names
    self.roles = roles
    self.lengths = lengths
    navigation = NameSet(Self.words.filter(\.0.isNavigation).flatMap(\.1))
  }

  @inline(__always)
  func role(of name: NameHash) -> Role { names.slot(of: name).map { roles[$0] } ?? .none }

  /// 0 of most words that are not known, and quick to tell; of lengths from 64 it may be wrong.
  @inline(__always)
  func mayKnow(wordOf count: Int, from first: UInt8, to last: UInt8) -> UInt64 {
    lengths.withUnsafeBufferPointer { lengths in
      (lengths[Int(first)] & lengths[256 &+ Int(last)]) &>> UInt64(count) & 1
    }
  }

  /// Whether a call of this name may move from a screen to another.
  func isNavigation(_ name: String) -> Bool { navigation.contains(NameHash(name)) }
}

extension Vocabulary.Role {
  fileprivate var isNavigation: Bool {
    switch self {
    case .always, .call, .labelledCall, .assignment, .animatedCall, .sentCall, .childCall: true
    default: false
    }
  }
}
