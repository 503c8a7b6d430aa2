import SourceModel

/// Finds the bodies of functions among a file's tokens.
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
  private var found: [SourceOutline.FunctionBody] = []
  private var levels: [Level] = []
  private var pending = Pending.nothing
  private var body: OpenBody?
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

  /// All bodies that were found; none where it can't be told for sure.
  func bodies(isInDoubt: Bool) -> [SourceOutline.FunctionBody] {
    isBroken || isInDoubt || !levels.isEmpty ? [] : found
  }
}

// MARK: - Outside bodies

extension BodyFinder {
  private var standsAmongDeclarations: Bool { levels.last?.declares ?? true }

  private mutating func takeOutside(_ token: TokenScanner.Token) {
    switch token.kind {
    case .word(let end):
      if standsAmongDeclarations { takeKeyword(from: token.offset, to: end) }
    case .open(let bracket): open(bracket, at: token.offset)
    case .close(let bracket): close(bracket)
    case .semicolon: pending = .nothing
    case .angle, .closingAngle, .ternary, .colon, .equals, .other: break
    }
  }

  private mutating func takeKeyword(from start: Int, to end: Int) {
    // `.init` and `` `class` `` are names.
    let before = start > 0 ? bytes[start - 1] : 0
    guard before != UInt8(ascii: "."), before != UInt8(ascii: "`") else { return }
    let word = bytes.hash(from: start, to: end)
    if Keywords.functions.contains(word) {
      pending = .function
    } else if Keywords.types.contains(word) {
      pending = .type
    } else if Keywords.others.contains(word) {
      pending = .nothing
    }
  }

  private mutating func open(_ bracket: UInt8, at offset: Int) {
    guard bracket == UInt8(ascii: "{"), standsAmongDeclarations else {
      levels.append(Level(bracket: bracket, declares: false))
      return
    }
    levels.append(Level(bracket: bracket, declares: pending == .type))
    if pending == .function { body = OpenBody(start: offset, level: levels.count) }
    pending = .nothing
  }

  private mutating func close(_ bracket: UInt8) {
    guard let level = levels.popLast(), level.bracket == bracket.opening else {
      isBroken = true
      return
    }
    if bracket == UInt8(ascii: "}"), standsAmongDeclarations { pending = .nothing }
  }
}

// MARK: - Inside bodies

extension BodyFinder {
  private mutating func takeInside(_ token: TokenScanner.Token) {
    switch token.kind {
    case .word(let end):
      body?.take(from: token.offset, to: end, in: bytes)
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
    guard !body.isInDoubt, end - body.start >= Self.shortest else { return }
    found.append(SourceOutline.FunctionBody(range: body.start..<end, words: body.words))
  }

  /// To parse a shorter one costs no more than to leave it for later.
  private static let shortest = 32
}
