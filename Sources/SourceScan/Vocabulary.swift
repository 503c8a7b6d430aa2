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

  private static let mask = 1023
  /// An open table: a slot of 0 is empty.
  private let hashes: [UInt64]
  private let roles: [Role]

  private init() {
    var hashes = [UInt64](repeating: 0, count: Self.mask + 1)
    var roles = [Role](repeating: .none, count: Self.mask + 1)
    for (role, words) in Self.words {
      for word in words {
        let hash = NameHash(word).value
        var slot = Int(truncatingIfNeeded: hash) & Self.mask
        while hashes[slot] != 0 { slot = (slot + 1) & Self.mask }
        hashes[slot] = hash
        roles[slot] = role
      }
    }
    self.hashes = hashes
    self.roles = roles
  }

  @inline(__always)
  func role(of name: NameHash) -> Role {
    var slot = Int(truncatingIfNeeded: name.value) & Self.mask
    while hashes[slot] != 0 {
      if hashes[slot] == name.value { return roles[slot] }
      slot = (slot + 1) & Self.mask
    }
    return .none
  }

  /// Whether a call of this name may move from a screen to another.
  func isNavigation(_ name: String) -> Bool {
    switch role(of: NameHash(name)) {
    case .always, .call, .assignment, .animatedCall, .sentCall, .childCall: true
    default: false
    }
  }
}
