import SourceModel

/// The tokens of one file, with what stands around each.
struct SourceText {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [SourceToken]

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    var scanner = SourceTokens(bytes, language: language)
    var tokens: [SourceToken] = []
    tokens.reserveCapacity(bytes.count / 6)
    while let token = scanner.next() { tokens.append(token) }
    self.tokens = tokens
  }

  var count: Int { tokens.count }

  /// The word at a place; empty where none stands.
  func word(_ index: Int) -> String {
    guard isWord(index) else { return "" }
    return String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The sign at a place; a space where none stands.
  func sign(_ index: Int) -> Unicode.Scalar {
    guard tokens.indices.contains(index), case .sign(let byte) = tokens[index].kind else {
      return " "
    }
    return Unicode.Scalar(byte)
  }

  /// Whether nothing, not even a space, stands before a token and after the one before it.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < count && tokens[index - 1].end == tokens[index].start
  }

  func startsLine(_ index: Int) -> Bool { index < count && tokens[index].startsLine }

  /// Whether a token stands in the first column.
  func isAtMargin(_ index: Int) -> Bool {
    let start = tokens[index].start
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// Whether the word at a place is called: `name(`.
  func isCalled(_ index: Int) -> Bool { sign(index + 1) == "(" && touches(index + 1) }

  /// Whether it is called, or begins a part of a selector: `name:`.
  func isCalledOrLabel(_ index: Int) -> Bool {
    (sign(index + 1) == "(" || sign(index + 1) == ":") && touches(index + 1)
  }

  /// Whether it is given a value: `name = value`.
  func isAssigned(_ index: Int) -> Bool {
    sign(index + 1) == "=" && !(sign(index + 2) == "=" && touches(index + 2))
  }

  /// Whether it stands after a dot: `base.name`, `.name`.
  func isMember(_ index: Int) -> Bool { sign(index - 1) == "." && touches(index) }

  /// Whether it stands after a dot and nothing before: `.name`.
  func isImplicitMember(_ index: Int) -> Bool {
    guard isMember(index) else { return false }
    guard touches(index - 1) else { return true }
    return !isWord(index - 2) && !")]}?!>".unicodeScalars.contains(sign(index - 2))
      && tokens[index - 2].kind != .string
  }
}
