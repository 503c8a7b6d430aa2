import SourceModel

/// The tokens of one file, with each word read once.
struct SourceText {
  let tokens: [SourceToken]
  /// For each of ``words``, what it indicates about navigation.
  let signs: [WordSigns?]

  private let bytes: UnsafeBufferPointer<UInt8>
  /// For every token, the index of its word in ``words``; -1 for a token that is no word.
  private let tokenPlaces: [Int32]
  private let table: WordTable
  /// For each of ``words``, the keyword that it is.
  private let keywords: [Keyword?]

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    var scanner = SourceTokens(bytes, language: language)
    var tokens: [SourceToken] = []
    var tokenPlaces: [Int32] = []
    // Source has about six bytes a token.
    tokens.reserveCapacity(bytes.count / 6)
    tokenPlaces.reserveCapacity(bytes.count / 6)
    var table = WordTable(of: bytes)
    while let token = scanner.next() {
      tokens.append(token)
      tokenPlaces.append(token.kind == .word ? table.place(of: token.start..<token.end) : -1)
    }
    self.bytes = bytes
    self.tokens = tokens
    self.tokenPlaces = tokenPlaces
    self.table = table
    let known = table.words.map { KnownWord.all[$0] }
    signs = known.map { $0?.signs }
    keywords = known.map { $0?.keyword }
  }

  var count: Int { tokens.count }

  /// The distinct words of the file, in the order in which they first occur.
  var words: [String] { table.words }

  func isWord(_ index: Int) -> Bool {
    tokenPlaces.indices.contains(index) && tokenPlaces[index] >= 0
  }

  /// The word at an index; empty where there is none.
  func word(_ index: Int) -> String { isWord(index) ? words[Int(tokenPlaces[index])] : "" }

  /// The keyword at an index; `nil` for another word, and where there is none.
  func keyword(_ index: Int) -> Keyword? {
    isWord(index) ? keywords[Int(tokenPlaces[index])] : nil
  }

  /// The index in ``words`` of the word that a token is.
  func place(_ index: Int) -> Int32 { tokenPlaces[index] }

  /// The sign at an index; a space where there is none.
  func sign(_ index: Int) -> Unicode.Scalar {
    guard tokens.indices.contains(index), case .sign(let byte) = tokens[index].kind else {
      return " "
    }
    return Unicode.Scalar(byte)
  }

  /// The index in ``words`` of a word; `nil` if the file does not contain it.
  func place(of word: String) -> Int32? { table.place(of: word) }

  /// Whether a token follows the one before it without a space.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < count && tokens[index - 1].end == tokens[index].start
  }

  func startsLine(_ index: Int) -> Bool { index < count && tokens[index].startsLine }

  /// Whether a token starts in the first column.
  func isAtMargin(_ index: Int) -> Bool {
    let start = tokens[index].start
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// Whether the word is called: `name(`, `Name<Argument>(`.
  func isCalled(_ index: Int) -> Bool {
    let next = placeBehindGenericArguments(of: index)
    return sign(next) == "(" && touches(next)
  }

  /// The number of tokens in which generic arguments end that are no comparison.
  private static let mostGenericTokens = 32

  /// The index of the token behind a word and its generic arguments, if it has any.
  private func placeBehindGenericArguments(of index: Int) -> Int {
    guard sign(index + 1) == "<", touches(index + 1) else { return index + 1 }
    var depth = 0
    for place in index + 1..<min(count, index + Self.mostGenericTokens) where !isWord(place) {
      switch sign(place) {
      case "<": depth += 1
      case ">":
        depth -= 1
        if depth == 0 { return place + 1 }
      case ",", ".", "?", "[", "]", ":": continue
      default: return index + 1
      }
    }
    return index + 1
  }

  /// Whether the word is called, or begins a part of a selector: `name:`.
  func isCalledOrLabel(_ index: Int) -> Bool {
    isCalled(index) || sign(index + 1) == ":" && touches(index + 1)
  }

  /// Whether the word is assigned to: `name = value`.
  func isAssigned(_ index: Int) -> Bool {
    sign(index + 1) == "=" && !(sign(index + 2) == "=" && touches(index + 2))
  }

  /// Whether the word follows a dot: `base.name`, `.name`.
  func isMember(_ index: Int) -> Bool { sign(index - 1) == "." && touches(index) }

  /// Whether the word follows a dot that has no base: `.name`.
  func isImplicitMember(_ index: Int) -> Bool {
    guard isMember(index) else { return false }
    guard touches(index - 1) else { return true }
    return !isWord(index - 2) && !")]}?!>".unicodeScalars.contains(sign(index - 2))
      && tokens[index - 2].kind != .string
  }
}
