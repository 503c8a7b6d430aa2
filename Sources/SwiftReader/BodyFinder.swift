import SourceModel

/// Finds the bodies of functions and of a file's types among its tokens.
///
/// It need not be right: who reads a file looks whether each body that was found is one. It must only
/// miss no word of a body, and so leaves out those in which anything is in doubt.
struct BodyFinder {
  /// What a word before a brace says of it.
  private enum Pending { case nothing, function, type }

  private struct Level {
    let bracket: UInt8
    /// Whether declarations stand here, a type's or the file's.
    let declares: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// What was found so far.
  private(set) var bodies: [SourceOutline.FunctionBody] = []
  private(set) var types: [SourceOutline.TypeBody] = []
  /// All words.
  private(set) var words: [NameHash] = []

  private var levels: [Level] = []
  private var pending = Pending.nothing
  private var body: OpenBody?
  private var type: OpenType?
  /// Whether the brackets don't match, or something outside all bodies is in doubt.
  private var isBroken = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// - Parameter isInDoubt: Whether anything was so, of this token or one before; false afterwards.
  mutating func take(_ token: TokenScanner.Token, isInDoubt: inout Bool) {
    guard !isBroken else { return }
    if body == nil {
      if isInDoubt { isBroken = true }
      takeOutside(token)
    } else {
      if isInDoubt { body?.isInDoubt = true }
      takeInside(token)
    }
    isInDoubt = false
  }

  private mutating func takeWord(from start: Int, to end: Int) -> NameHash {
    let word = bytes.hash(from: start, to: end)
    words.append(word)
    if bytes.namesController(from: start, to: end) {
      type?.namesController = true
      body?.namesController = true
    }
    return word
  }

  /// Whether what was found is known for sure, after all tokens.
  func isSure(isInDoubt: Bool) -> Bool { !isBroken && !isInDoubt && levels.isEmpty }
}

// MARK: - Outside bodies

extension BodyFinder {
  private var standsAmongDeclarations: Bool { levels.last?.declares ?? true }

  private mutating func takeOutside(_ token: TokenScanner.Token) {
    switch token.kind {
    case .word(let end):
      let word = takeWord(from: token.offset, to: end)
      if standsAmongDeclarations { takeKeyword(word, at: token.offset) }
    case .open(let bracket): open(bracket, at: token.offset)
    case .close(let bracket):
      close(bracket)
      finishType(at: token.offset + 1)
    case .semicolon:
      pending = .nothing
      dropType()
    case .angle, .closingAngle, .ternary, .colon, .equals, .other: break
    }
  }

  private mutating func takeKeyword(_ word: NameHash, at offset: Int) {
    // `.init` and `` `class` `` are names.
    let before = offset > 0 ? bytes[offset - 1] : 0
    let isName = before == UInt8(ascii: ".") || before == UInt8(ascii: "`")
    if !isName, Keywords.functions.contains(word) {
      pending = .function
    } else if !isName, Keywords.types.contains(word) {
      pending = .type
      begin(word, at: offset)
      return
    } else if !isName, Keywords.others.contains(word) {
      pending = .nothing
      dropType()
    } else if type?.awaitsName == true {
      type?.names.append(word)
    }
    type?.awaitsName = false
  }

  /// Begins a type of the file, or goes on with it where one stands in it.
  private mutating func begin(_ keyword: NameHash, at offset: Int) {
    if levels.isEmpty {
      type = OpenType(keyword: keyword, offset: offset, firstWord: words.count - 1)
    }
    type?.awaitsName = true
  }

  /// Forgets what began like a type and is none, such as a variable that is called `actor`.
  private mutating func dropType() {
    if levels.isEmpty { type = nil }
  }

  private mutating func open(_ bracket: UInt8, at offset: Int) {
    guard bracket == UInt8(ascii: "{"), standsAmongDeclarations else {
      levels.append(Level(bracket: bracket, declares: false))
      return
    }
    if levels.isEmpty {
      if pending == .type { type?.start = offset } else { type = nil }
    }
    levels.append(Level(bracket: bracket, declares: pending == .type))
    if pending == .function {
      body = OpenBody(start: offset, level: levels.count, firstWord: words.count)
    }
    pending = .nothing
  }

  private mutating func close(_ bracket: UInt8) {
    guard let level = levels.popLast(), level.bracket == bracket.opening else {
      isBroken = true
      return
    }
    if bracket == UInt8(ascii: "}"), standsAmongDeclarations { pending = .nothing }
  }

  /// Takes in the type whose last brace was met.
  private mutating func finishType(at end: Int) {
    guard levels.isEmpty, let type, let start = type.start else { return }
    self.type = nil
    guard type.canWait else { return }
    types.append(
      SourceOutline.TypeBody(
        range: start..<end, keyword: type.offset, isExtension: type.isExtension,
        names: type.names, words: type.firstWord..<words.count))
  }
}

// MARK: - Inside bodies

extension BodyFinder {
  private mutating func takeInside(_ token: TokenScanner.Token) {
    switch token.kind {
    case .word(let end):
      let word = takeWord(from: token.offset, to: end)
      body?.take(word, from: token.offset, to: end)
    case .open(let bracket): levels.append(Level(bracket: bracket, declares: false))
    case .close(let bracket):
      close(bracket)
      if let body, levels.count < body.level { finish(body, at: token.offset + 1) }
    case .equals: body?.takeEquals(at: token.offset, in: bytes)
    case .angle, .closingAngle, .ternary, .colon, .semicolon, .other: break
    }
  }

  private mutating func finish(_ body: OpenBody, at end: Int) {
    self.body = nil
    if body.isInDoubt { type?.isInDoubt = true }
    guard !body.isInDoubt, end - body.start >= Self.shortest else { return }
    bodies.append(
      SourceOutline.FunctionBody(
        range: body.start..<end, words: body.firstWord..<words.count, assigned: body.assigned,
        namesController: body.namesController))
  }

  /// To parse a shorter one costs no more than to leave it for later.
  private static let shortest = 32
}
