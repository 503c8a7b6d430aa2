import FlowModel
import SourceModel
import SourceScan

/// Finds source that would overflow the parser's stack, or take it years, before it is parsed.
///
/// The parser reads each `[` in an expression first as a type and then as a value, so that every level of
/// nested lists doubles its time. It silently skips other brackets beyond its own limit. Nesting without
/// brackets, such as `else if` and `#if`, is limited only by the stack.
struct NestingGuard {
  /// The levels of nesting that the parser accepts. Its default depends on the build (20 in debug, 256 in
  /// release), which would make the two read different source.
  static let deepest = 256

  private struct Level {
    let bracket: UInt8
    /// How many lists enclose it, up to the nearest `{`.
    let lists: Int
  }

  private var levels: [Level] = []
  /// How often the parser reads the start of a list, in total.
  private var looks = 0
  /// How often it may, for a file of this size: far more often than real source needs.
  private let mostLooks: Int
  private var elseIfs = 0
  /// How many `#if` are open.
  private var conditions = 0
  private var followsPound = false
  private var followsElse = false
  /// How many words have followed each other.
  private var words = 0
  // Nesting that no bracket ends. Each count restarts at a token that cannot occur inside it.
  private var prefixes = 0
  private var angles = 0
  private var ternaries = 0

  private init(byteCount: Int) { mostLooks = min(1 << 22, (1 << 16) + 32 * byteCount) }

  private var isTooDeep: Bool {
    levels.count > 250 || looks > mostLooks || elseIfs > 5_000 || conditions > 250 || prefixes > 200
      || angles > 200 || ternaries > 1_000
  }

  /// The offset at which source becomes too deeply nested to parse; `nil` where it does not.
  static func offsetBeyondLimit(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var nesting = NestingGuard(byteCount: bytes.count)
    var tokens = SourceTokens(bytes, language: .swift)
    while let token = tokens.next() {
      nesting.take(token, of: bytes)
      if nesting.isTooDeep { return token.start }
    }
    return nil
  }
}

extension NestingGuard {
  private mutating func take(_ token: SourceToken, of bytes: UnsafeBufferPointer<UInt8>) {
    guard token.kind == .word else {
      words = 0
      prefixes = 0
      followsElse = false
      followsPound = token.kind == .sign(UInt8(ascii: "#"))
      if case .sign(let sign) = token.kind { take(sign, at: token.start, of: bytes) }
      return
    }
    let word = UnsafeBufferPointer(rebasing: bytes[token.start..<token.end])
    if followsPound {
      if word.elementsEqual("if".utf8) { conditions += 1 }
      if word.elementsEqual("endif".utf8) { conditions = max(0, conditions - 1) }
      followsPound = false
      return
    }
    if followsElse, word.elementsEqual("if".utf8) { elseIfs += 1 }
    followsElse = word.count == 4 && word.elementsEqual("else".utf8)
    words += 1
    // Comparing every word would dominate the cost; a long row is still found, a little later.
    if prefixes > 0 || words.isMultiple(of: 64) {
      prefixes = Self.isPrefix(word) ? prefixes + 1 : 0
    }
  }

  private mutating func take(
    _ sign: UInt8, at offset: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    let before = offset > 0 ? bytes[offset - 1] : 0
    switch sign {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(sign)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close(sign)
      if sign == UInt8(ascii: "}") { endExpression() }
    case UInt8(ascii: ";"): endExpression()
    case UInt8(ascii: "<"): if before.isWord { angles += 1 }
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "?"):
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      let followsSpace = before == UInt8(ascii: " ") || (0x09...0x0D).contains(before)
      if followsSpace, next != UInt8(ascii: "?") { ternaries += 1 }
    case UInt8(ascii: ":"): ternaries = max(0, ternaries - 1)
    case UInt8(ascii: "="): angles = 0
    default: break
    }
  }

  private mutating func open(_ bracket: UInt8) {
    let around = bracket == UInt8(ascii: "{") ? 0 : levels.last?.lists ?? 0
    let lists = around + (bracket == UInt8(ascii: "[") ? 1 : 0)
    if lists > around { looks += 1 << min(lists, 30) }
    levels.append(Level(bracket: bracket, lists: lists))
    if bracket == UInt8(ascii: "{") { endExpression() }
  }

  private mutating func endExpression() {
    angles = 0
    ternaries = 0
  }

  /// A bracket that is never closed ends with the enclosing block.
  private mutating func close(_ bracket: UInt8) {
    let opening = bracket.opening
    let isBlock = bracket == UInt8(ascii: "}")
    let index = levels.lastIndex { level in
      level.bracket == opening || (!isBlock && level.bracket == UInt8(ascii: "{"))
    }
    guard let index, levels[index].bracket == opening else { return }
    levels.removeSubrange(index...)
  }

  /// Keywords that may follow each other without limit. The parser recurses for each of them, or scans
  /// again from the first.
  private static func isPrefix(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // All of them have such lengths, and no capitals.
    guard (2...15).contains(word.count), word.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return false
    }
    return prefixes.contains(String(decoding: word, as: UTF8.self))
  }

  private static let prefixes: Set<String> = [
    "actor", "any", "async", "await", "borrow", "case", "consume", "copy", "defer", "do", "each",
    "for", "guard", "if", "inout", "is", "let", "macro", "nonisolated", "precedencegroup",
    "repeat", "return", "sending", "some", "switch", "throw", "throws", "try", "unsafe", "var",
    "while", "yield",
  ]
}

extension Finding {
  static func sourceTooDeep(path: String, at position: SourcePosition) -> Self {
    Finding(
      .warning, rule: "source-too-deep", message: "source is nested too deeply to be read",
      at: SourceLocation(path: path, line: position.line, column: position.column))
  }
}
