/// The lines of Objective-C source in which an exception is caught.
enum CaughtLines {
  /// Returns the lines of each `@try { … }`, counted from 1; a block in another one has its own.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func all(in source: UnsafeRawBufferPointer) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    /// The line of each open brace that `@try` precedes; `nil` for the others.
    var braces: [Int?] = []
    var isTry = false
    var line = 1
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\""): index = end(ofTextAt: index, in: source)
      case UInt8(ascii: "/"):
        let end = end(ofCommentAt: index, in: source)
        line += source[index..<end].count { $0 == UInt8(ascii: "\n") }
        index = end
      case UInt8(ascii: "@"): if source[index...].starts(with: "@try".utf8) { isTry = true }
      case UInt8(ascii: "{"):
        braces.append(isTry ? line : nil)
        isTry = false
      case UInt8(ascii: "}"): if case let start?? = braces.popLast() { found.append(start...line) }
      default: break
      }
      index += 1
    }
    return found
  }

  /// Returns the index of the quote that ends a text, or of the end of its line.
  private static func end(ofTextAt start: Int, in source: UnsafeRawBufferPointer) -> Int {
    var index = start + 1
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\""): return index
      case UInt8(ascii: "\n"): return index - 1
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return source.count
  }

  /// Returns the index of the last byte of a comment; of the slash itself if none begins there.
  private static func end(ofCommentAt start: Int, in source: UnsafeRawBufferPointer) -> Int {
    let rest = source[start...]
    if rest.starts(with: "//".utf8) {
      return (rest.firstIndex(of: UInt8(ascii: "\n")) ?? source.count) - 1
    }
    guard rest.starts(with: "/*".utf8) else { return start }
    var index = start + 3
    while index < source.count {
      if source[index] == UInt8(ascii: "/"), source[index - 1] == UInt8(ascii: "*") { return index }
      index += 1
    }
    return source.count
  }
}
