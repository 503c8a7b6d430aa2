import AppleFrameworks

/// A word that means something wherever it occurs, looked up once for all its occurrences in a file.
struct KnownWord: Sendable {
  var keyword: Keyword?
  var signs: WordSigns?

  static let all: [String: KnownWord] = {
    var all: [String: KnownWord] = [:]
    for keyword in Keyword.allCases { all[keyword.rawValue] = KnownWord(keyword: keyword) }
    for (word, signs) in WordSigns.all { all[word, default: KnownWord()].signs = signs }
    return all
  }()
}

/// A word of Swift that begins or modifies a declaration or a statement, and names of like use.
enum Keyword: String, CaseIterable, Sendable {
  case `import`, testable
  case xcTest = "XCTest"
  case testing = "Testing"
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
  case function = "func"
  case initializer = "init"
  case `subscript`, `deinit`, `let`, `var`, `case`
  case `if`, `elseif`, `for`, `return`, `inout`, `switch`, `guard`, `while`
  case instance = "self"
  case existential = "any"
  case opaque = "some"
  case `static`, override, final, `private`, `fileprivate`, `internal`, `public`, open, package
  case dynamic, nonisolated, indirect
  case completion, completionHandler, handler, animations
  case view = "View"
  case anyView = "AnyView"

  /// Whether it may precede the keyword of a declaration, or is one that `class` precedes.
  var isModifier: Bool {
    switch self {
    case .function, .var, .let, .subscript, .static, .override, .final, .private, .fileprivate,
      .internal, .public, .open, .package, .dynamic, .nonisolated, .indirect:
      true
    default: false
    }
  }

  /// Whether it labels a closure that runs later and gives the statement no value.
  var isActionLabel: Bool {
    switch self {
    case .completion, .completionHandler, .handler, .animations: true
    default: false
    }
  }

  /// Whether a `case` after it is a pattern.
  var asksForCase: Bool {
    switch self {
    case .if, .guard, .while: true
    default: false
    }
  }

  /// Whether it begins a declaration of a type.
  var declaresType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension: true
    default: false
    }
  }
}

/// What a word indicates about navigation.
struct WordSigns: Sendable {
  var evidence: [NavigationEvidence] = []
  /// Whether it moves to a screen, rather than only makes one.
  var moves = false
  /// Whether it makes other words count.
  var isCompanion = false

  static let all: [String: WordSigns] = {
    var all: [String: WordSigns] = [:]
    for (word, evidence) in NavigationWords.evidence {
      all[word, default: WordSigns()].evidence = Array(evidence)
      all[word, default: WordSigns()].moves = NavigationWords.moving.contains(word)
      for case .callBeside(let words) in evidence {
        for word in words { all[word, default: WordSigns()].isCompanion = true }
      }
      for case .assignmentBeside(let words) in evidence {
        for word in words { all[word, default: WordSigns()].isCompanion = true }
      }
    }
    return all
  }()
}
