import AppleFrameworks
import SourceModel

/// Collects what the declarations of one file use and do; who walks through the file says where each
/// begins and ends.
struct DigestBuilder {
  /// The declaration that is being read.
  struct Member {
    /// By which callers call it; none of what is no function.
    var names: [String] = []
    var isProperty = false
    /// Whether a caller may give it a screen, or call it on one.
    var isShared = false
    /// Whether what it returns is a screen, by its type.
    var makesScreens = false
    /// The class in which it returns a view.
    var viewMaker: String?
    /// The first statement of its body; `nil` before it begins.
    var bodyStart: Int?

    fileprivate var moves = false
  }

  /// A statement that navigates if one of some words stands in the file.
  private struct Undecided {
    let statement: Int
    let companions: Set<String>
    let moves: Bool
    /// The functions that are helpers then, which is known when the member ends.
    var helpers: [String] = []
  }

  let text: SourceText
  private let isSwift: Bool
  private(set) var digest = SourceDigest()
  var member = Member()
  private var statement = SourceDigest.Statement()

  private var places: [String: Int32] = [:]
  /// The last statement that used each word, so that a statement has it once.
  private var lastUse: [Int32] = []
  private var lastCall: [Int32] = []
  /// What was met of the words that count for others.
  private var companions: Set<String> = []
  private var undecided: [Undecided] = []
  /// Where the current member's begin.
  private var firstUndecided = 0
  private var classes: Set<String> = []
  /// Bodies that give a view, which are screens if they stand in a class.
  private var views: [(type: String, statements: [Int])] = []

  init(_ text: SourceText, language: SourceLanguage) {
    self.text = text
    isSwift = language == .swift
  }

  mutating func declare(_ name: String) { digest.declared.insert(name) }

  mutating func declare(class name: String) { classes.insert(name) }

  mutating func want(_ name: String) { digest.wanted.insert(name) }

  /// Says that the statement that is being read gives a variable a value.
  mutating func bind(_ name: String) { digest.bindings.append(place(of: name)) }

  /// Ends the statement that is being read, if it has begun.
  mutating func endStatement() {
    let usesStart = digest.statements.last?.usesEnd ?? 0
    if digest.uses.count == usesStart { return }
    statement.bindingsEnd = digest.bindings.count
    statement.usesEnd = digest.uses.count
    statement.callsEnd = digest.calls.count
    digest.statements.append(statement)
    statement = SourceDigest.Statement()
  }

  /// Says that the body of the member begins.
  mutating func beginBody() {
    endStatement()
    if member.bodyStart == nil { member.bodyStart = digest.statements.count }
  }

  /// Ends the declaration that is being read, and begins another.
  mutating func begin(_ next: Member = Member()) {
    endStatement()
    if let start = member.bodyStart, start < digest.statements.count {
      let body = Array(start..<digest.statements.count)
      if member.makesScreens {
        let returning = body.filter { digest.statements[$0].returns }
        for index in returning.isEmpty ? body : returning {
          digest.statements[index].isFollowed = true
        }
      }
      // A result builder has no `return`.
      if let type = member.viewMaker { views.append((type, body)) }
    }
    if member.isShared, member.moves { digest.helpers.formUnion(member.names) }
    for index in undecided.indices[firstUndecided...] where undecided[index].moves {
      undecided[index].helpers = member.isShared ? member.names : []
    }
    firstUndecided = undecided.count
    digest.members.append(
      SourceDigest.Member(
        statementsEnd: digest.statements.count, isProperty: member.isProperty))
    member = next
  }

  /// - Returns: What was found in the file, after its last token.
  mutating func finish() -> SourceDigest {
    begin()
    for item in undecided {
      if !item.companions.isDisjoint(with: companions) { digest.navigates = true }
      // Whatever else selects the file, the statement may navigate then.
      if item.statement < digest.statements.count {
        digest.statements[item.statement].isFollowed = true
      }
    }
    if digest.navigates { digest.helpers.formUnion(undecided.flatMap(\.helpers)) }
    for (type, statements) in views where classes.contains(type) {
      for index in statements { digest.statements[index].isFollowed = true }
    }
    digest.helpers.subtract(Self.commonNames)
    return digest
  }

  /// Names that every file has, and that a framework calls itself.
  private static let commonNames: Set = [
    "init", "show", "present", "dismiss", "start", "setup", "configure", "application", "prepare",
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "tableView", "collectionView",
    "body", "handle", "update", "open", "scene", "webView", "push",
  ]
}

// MARK: - Words

extension DigestBuilder {
  /// Takes in the word at a place.
  mutating func take(_ index: Int) {
    let word = text.word(index)
    if word == "return" { statement.returns = true }
    if let sign = WordSigns.all[word] { weigh(sign, of: word, at: index) }
    let isMember = isSwift && text.isMember(index) && text.word(index - 2) != "self"
    if isLabel(index) {
      // What is called so is the parameter of a function.
    } else if !isMember || word.isTypeName {
      use(word)
    } else if text.isImplicitMember(index) {
      use("." + word)
    }
    if word.isTypeName {
      let isMade =
        text.isCalled(index) || ".]".unicodeScalars.contains(text.sign(index + 1))
        || isMadeWithClosure(index)
      if isMade || !isSwift, word.isAppController { want(word) }
    }
    if isCalled(index) { call(word) }
  }

  /// Whether a type's name stands before a closure, and is neither declared nor returned.
  private func isMadeWithClosure(_ index: Int) -> Bool {
    isSwift && text.sign(index + 1) == "{" && text.sign(index - 1) != ">"
      && !["class", "struct", "enum", "actor", "extension", "protocol"].contains(
        text.word(index - 1))
  }

  private func isLabel(_ index: Int) -> Bool {
    guard text.sign(index + 1) == ":", text.touches(index + 1) else { return false }
    return !isSwift || text.sign(index - 1) == "(" || text.sign(index - 1) == ","
  }

  private func isCalled(_ index: Int) -> Bool {
    if isSwift {
      return text.isCalled(index) || (text.isMember(index) && text.sign(index + 1) == "{")
    }
    return text.isCalledOrLabel(index) || text.sign(index + 1) == "]"
  }

  private mutating func use(_ word: String) {
    let place = place(of: word)
    let current = Int32(digest.statements.count)
    guard lastUse[Int(place)] != current else { return }
    lastUse[Int(place)] = current
    digest.uses.append(place)
  }

  private mutating func call(_ word: String) {
    let place = place(of: word)
    let current = Int32(digest.statements.count)
    guard lastCall[Int(place)] != current else { return }
    lastCall[Int(place)] = current
    digest.calls.append(place)
  }

  private mutating func place(of word: String) -> Int32 {
    if let known = places[word] { return known }
    let place = Int32(digest.words.count)
    places[word] = place
    digest.words.append(word)
    lastUse.append(-1)
    lastCall.append(-1)
    return place
  }

  private mutating func weigh(_ sign: WordSigns, of word: String, at index: Int) {
    if sign.isCompanion { companions.insert(word) }
    for evidence in sign.evidence {
      switch evidence {
      case .callBeside(let words), .assignmentBeside(let words):
        guard hasForm(of: evidence, at: index) else { continue }
        undecided.append(
          Undecided(
            statement: digest.statements.count, companions: words, moves: sign.moves))
      default:
        guard hasForm(of: evidence, at: index) else { continue }
        digest.navigates = true
        statement.isFollowed = true
        if sign.moves { member.moves = true }
      }
    }
  }

  private func hasForm(of evidence: NavigationEvidence, at index: Int) -> Bool {
    switch evidence {
    case .word: true
    case .call: text.isCalledOrLabel(index)
    case .labelledCall(let label):
      text.isCalled(index) && text.word(index + 2) == label && text.sign(index + 3) == ":"
    case .callBeside:
      text.isCalled(index) && text.sign(index + 2) != ")" && text.word(index - 1) != "func"
    case .assignment: text.isAssigned(index) || text.sign(index + 1) == ":"
    case .assignmentBeside: text.isAssigned(index)
    case .nibName: namesNib(index)
    case .accessor:
      text.isMember(index) && text.word(index - 2) == "R" && !text.isMember(index - 2)
    }
  }

  /// Whether a label's value is one of its own, neither `nil` nor `nibNameOrNil`.
  private func namesNib(_ index: Int) -> Bool {
    guard text.sign(index + 1) == ":", text.touches(index + 1) else { return false }
    let value = text.word(index + 2)
    return text.sign(index + 2) != "(" && value != "nil" && !value.hasPrefix("nibN")
  }
}

/// What a word may be a sign of.
private struct WordSigns: Sendable {
  var evidence: [NavigationEvidence] = []
  /// Whether it moves where it counts, and does not only make a screen.
  var moves = false
  /// Whether other words count beside it.
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

extension String {
  /// Whether it is called as a controller of the app's or of a library's may be.
  var isAppController: Bool {
    utf8.suffix(10).elementsEqual("Controller".utf8) && isTypeName
      && !["UI", "NS", "WK"].contains { hasPrefix($0) }
  }
}
