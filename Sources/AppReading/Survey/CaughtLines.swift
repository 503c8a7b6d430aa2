import SourceModel
import SourceScan

/// The lines of Objective-C source in which an exception is caught.
enum CaughtLines {
  /// Returns the lines of each `@try { … }`, counted from 1; a block in another one has its own.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(in source: UnsafeBufferPointer<UInt8>) -> [ClosedRange<Int>] {
    var tokens = SourceTokens(source, language: .objectiveC)
    var found: [ClosedRange<Int>] = []
    /// The line of each open brace that `@try` precedes; `nil` for the others.
    var braces: [Int?] = []
    var isTry = false
    var line = 1
    var place = 0
    while let token = tokens.next() {
      line += source[place..<token.start].count { $0 == UInt8(ascii: "\n") }
      place = token.start
      switch token.kind {
      case .word:
        let isMarked = place > 0 && source[place - 1] == UInt8(ascii: "@")
        if isMarked, source[place..<token.end].elementsEqual("try".utf8) { isTry = true }
      case .sign(UInt8(ascii: "{")):
        braces.append(isTry ? line : nil)
        isTry = false
      case .sign(UInt8(ascii: "}")):
        if case let start?? = braces.popLast() { found.append(start...line) }
      case .string, .sign: break
      }
    }
    return found
  }
}
