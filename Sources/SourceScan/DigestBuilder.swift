import AppleFrameworks
import SourceModel

/// Collects the words and statements of one file's declarations, whose bounds a digester reports.
struct DigestBuilder {
  /// The declaration that is being read.
  struct Member {
    /// The names by which it is called; empty for a declaration that is not a function.
    var names: [String] = []
    var isProperty = false
    /// Whether a caller may pass it a screen, or call it on one.
    var isShared = false
    /// The types of its parameters that may be a protocol of screens.
    var parameterTypes: Set<String> = []
    var isStatic = false
    /// Whether its name or type says that it returns a screen.
    var makesScreens = false
    /// Whether its type does.
    var returnsController = false
    /// The type in which it returns a SwiftUI view.
    var viewMaker: String?
    /// The first statement of its body; `nil` before it begins.
    var bodyStart: Int?

    fileprivate var moves = false
  }

  /// A statement that navigates if the file contains one of some words.
  private struct Undecided {
    let statement: Int
    let companions: Set<String>
    let moves: Bool
    /// The functions that are helpers in that case, known when the member ends.
    var helpers: [String] = []
  }

  let text: SourceText
  private let isSwift: Bool
  private(set) var digest = SourceDigest()
  var member = Member()
  private var statement = SourceDigest.Statement()

  /// The indices in ``SourceDigest/words`` of names that are not words of the file.
  private var otherPlaces: [String: Int32] = [:]
  /// The last statement that used each word, so that a statement lists it once.
  private var lastUse: [Int32]
  private var lastCall: [Int32]
  /// The words of the file that make other words count.
  private var companions: Set<String> = []
  private var undecided: [Undecided] = []
  /// The index of the current member's first.
  private var firstUndecided = 0
  private var classes: Set<String> = []
  /// The functions to which a caller may pass a screen, with the statements of each.
  private var shared: [(names: [String], statements: Range<Int>)] = []
  /// Bodies that return a SwiftUI view, which is a screen if the type is a class.
  private var views: [(type: String, statements: [Int])] = []

  init(_ text: SourceText, language: SourceLanguage) {
    self.text = text
    isSwift = language == .swift
    digest.words = text.words
    lastUse = text.words.map { _ in -1 }
    lastCall = lastUse
  }

  mutating func markAsTest() { digest.isTest = true }

  mutating func declare(_ name: String) { digest.declared.insert(name) }

  /// Records a name that the file declares in a type, or an extension of a type that is nested in one.
  mutating func declare(_ name: String, in outer: String?) {
    guard let outer else { return declare(name) }
    digest.nested[name, default: []].insert(outer)
  }

  mutating func declare(class name: String, isVisible: Bool = false) {
    classes.insert(name)
    if isVisible { digest.classes.insert(name) }
  }

  /// Records a type that the file declares, whether or not other files see it.
  mutating func declare(type name: String) { digest.types.insert(name) }

  /// Records a name that is wanted wherever another one is.
  mutating func want(_ name: String, as alias: String) {
    digest.aliases[alias, default: []].insert(name)
  }

  /// Records a name that a declaration of the file depends on wherever that is used.
  mutating func want(_ name: String, inDeclarationOf declared: String) {
    digest.parts[declared, default: []].insert(name)
  }

  /// Records a protocol that the file declares.
  mutating func declare(protocol name: String) { digest.protocols.insert(name) }

  /// Records what a type of the file inherits, or an extension adds.
  mutating func adopt(_ name: String) { digest.adopted.insert(name) }

  /// Records a class that inherits a controller, as far as the names of both say so.
  mutating func declare(screen name: String) { digest.screens.insert(name) }

  /// Records a protocol to which all controllers conform.
  mutating func declare(screenProtocol name: String) { digest.screenProtocols.insert(name) }

  mutating func want(_ name: String) { digest.wanted.insert(name) }

  mutating func markAsStart() { digest.startsApp = true }

  /// Records that the current statement assigns to the variable at an index, if there is a word.
  mutating func bind(_ index: Int) {
    if text.isWord(index) { digest.bindings.append(text.place(index)) }
  }

  /// Records that the current statement assigns to a variable that no token declares.
  mutating func bind(implicit name: String) { digest.bindings.append(place(of: name)) }

  /// Ends the current statement, if it has any words.
  mutating func endStatement() {
    let usesStart = digest.statements.last?.usesEnd ?? 0
    if digest.uses.count == usesStart { return }
    statement.bindingsEnd = digest.bindings.count
    statement.usesEnd = digest.uses.count
    statement.callsEnd = digest.calls.count
    digest.statements.append(statement)
    statement = SourceDigest.Statement()
  }

  /// Begins the body of the current member.
  mutating func beginBody() {
    endStatement()
    if member.bodyStart == nil { member.bodyStart = digest.statements.count }
  }

  /// Ends the current declaration and begins another.
  mutating func begin(_ next: Member = Member()) {
    endStatement()
    if let start = member.bodyStart, start < digest.statements.count {
      let body = Array(start..<digest.statements.count)
      if member.makesScreens {
        let returning = body.filter { digest.statements[$0].returns }
        for index in returning.isEmpty ? body : returning {
          digest.statements[index].isFollowed = true
        }
        if member.returnsController, !member.isStatic { declareMethod() }
      }
      // A result builder has no `return`.
      if let type = member.viewMaker {
        views.append((type, body))
        declareMethod(wanting: body)
      }
    }
    if member.isShared, let start = member.bodyStart {
      shared.append((member.names, start..<digest.statements.count))
    }
    if member.isShared, member.moves { digest.helpers.formUnion(member.names) }
    if !member.isShared, member.moves {
      for type in member.parameterTypes {
        digest.helpersByType[type, default: []].formUnion(
          Set(member.names).subtracting(Self.commonNames))
      }
    }
    for index in undecided.indices[firstUndecided...] where undecided[index].moves {
      undecided[index].helpers = member.isShared ? member.names : []
    }
    firstUndecided = undecided.count
    digest.members.append(
      SourceDigest.Member(
        statementsEnd: digest.statements.count, isProperty: member.isProperty))
    member = next
  }

  /// Declares the member for calls on any object.
  ///
  /// - Parameter body: Statements whose types are wanted by callers.
  private mutating func declareMethod(wanting body: [Int] = []) {
    for name in member.names where !Self.commonNames.contains(name) {
      declare(name + "()")
      for place in body.flatMap({ digest.uses(of: $0) }) {
        let word = digest.words[Int(place)]
        if word.isTypeName { want(word, as: name + "()") }
      }
    }
  }

  /// Whether a word is a member of a generic parameter, as in `T.identifier`, or of `Self`. Only short names are taken for
  /// those of generic parameters.
  private func isMemberOfAnyType(_ index: Int) -> Bool {
    let base = text.word(index - 2)
    return base == "Self" || base.isTypeName && base.utf8.count <= 2
  }

  /// - Returns: The digest, after the last token of the file.
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
    addCallersOfHelpers()
    return digest
  }

  private func callsHelper(_ statement: Int) -> Bool {
    digest.calls(of: statement).contains { digest.helpers.contains(digest.words[Int($0)]) }
  }

  /// Adds the functions of the file that pass on to a helper what their callers pass to them.
  private mutating func addCallersOfHelpers() {
    var isComplete = digest.helpers.isEmpty
    while !isComplete {
      isComplete = true
      for (names, statements) in shared where !digest.helpers.isSuperset(of: names) {
        guard statements.contains(where: callsHelper) else { continue }
        let known = digest.helpers.count
        digest.helpers.formUnion(Set(names).subtracting(Self.commonNames))
        if digest.helpers.count > known { isComplete = false }
      }
    }
  }

  /// Names that are too common to identify a function, or that frameworks call themselves.
  private static let commonNames: Set = [
    "init", "show", "present", "dismiss", "start", "setup", "configure", "application", "prepare",
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "tableView", "collectionView",
    "body", "handle", "update", "open", "scene", "webView",
  ]
}

// MARK: - Words

extension DigestBuilder {
  /// Records the word at an index.
  mutating func take(_ index: Int) {
    let word = text.word(index)
    let isTypeName = word.isTypeName
    switch text.keyword(index) {
    case .return: statement.returns = true
    case .switch: statement.selects = true
    case .case where text.keyword(index - 1)?.asksForCase == true || text.sign(index - 1) == ",":
      statement.selects = true
    default: break
    }
    let place = text.place(index)
    if let sign = text.signs[Int(place)] { weigh(sign, of: word, at: index) }
    let isMember = isSwift && text.isMember(index) && text.keyword(index - 2) != .instance
    if isLabel(index) {
      // A label names a parameter of another function.
    } else if !isMember || isTypeName {
      use(place)
    } else if text.isImplicitMember(index) {
      use(self.place(of: "." + word))
    } else if isMemberOfAnyType(index) {
      // An extension of any type or protocol may declare it, here or in another file.
      use(place)
      use(self.place(of: "." + word))
    }
    if isTypeName {
      let isMade =
        text.isCalled(index) || ".]".unicodeScalars.contains(text.sign(index + 1))
        || isMadeWithClosure(index)
      if isMade || !isSwift, word.isAppController { want(word) }
      if isSwift
        ? text.isCalled(index) || isMadeWithClosure(index) : makers.contains(text.word(index + 1))
      {
        digest.made.insert(word)
      }
    }
    if isCalled(index) { call(place) }
  }

  /// Whether a type's name precedes a closure, and is neither declared nor returned.
  private func isMadeWithClosure(_ index: Int) -> Bool {
    isSwift && text.sign(index + 1) == "{" && text.sign(index - 1) != ">"
      && text.keyword(index - 1)?.declaresType != true
  }

  /// The messages of Objective-C that make an object.
  private var makers: Set<String> { ["alloc", "new"] }

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

  private mutating func use(_ place: Int32) {
    let current = Int32(digest.statements.count)
    guard lastUse[Int(place)] != current else { return }
    lastUse[Int(place)] = current
    digest.uses.append(place)
  }

  private mutating func call(_ place: Int32) {
    let current = Int32(digest.statements.count)
    guard lastCall[Int(place)] != current else { return }
    lastCall[Int(place)] = current
    digest.calls.append(place)
  }

  private mutating func place(of word: String) -> Int32 {
    if let known = text.place(of: word) ?? otherPlaces[word] { return known }
    let place = Int32(digest.words.count)
    otherPlaces[word] = place
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

  /// Whether the value of a label names a nib: it is neither `nil` nor `nibNameOrNil`.
  private func namesNib(_ index: Int) -> Bool {
    guard text.sign(index + 1) == ":", text.touches(index + 1) else { return false }
    let value = text.word(index + 2)
    return text.sign(index + 2) != "(" && value != "nil" && !value.hasPrefix("nibN")
  }
}

extension String {
  /// Whether it is a name that a controller of the app or of a library may have.
  var isAppController: Bool {
    utf8.suffix(10).elementsEqual("Controller".utf8) && isTypeName
      && !["UI", "NS", "WK"].contains { hasPrefix($0) }
  }
}
