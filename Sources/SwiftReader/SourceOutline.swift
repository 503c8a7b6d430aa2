import SourceModel

/// What one pass over the tokens of a file tells before it is parsed.
struct SourceOutline {
  /// Where the source is nested too deeply to be parsed; `nil` where it can be.
  private(set) var offsetBeyondLimit: Int?
  /// The bodies of functions that can be left for later, in order; none of them lies in another.
  private(set) var bodies: [FunctionBody] = []

  /// A body with its braces.
  struct FunctionBody {
    let range: Range<Int>
    let words: BodyWords
  }

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var nesting = NestingGuard()
    var finder = BodyFinder(bytes)
    var scanner = TokenScanner(bytes)
    while let token = scanner.next() {
      nesting.take(token, of: bytes)
      if nesting.isTooDeep {
        offsetBeyondLimit = token.offset
        return
      }
      finder.take(token, isInDoubt: &scanner.isInDoubt)
    }
    bodies = finder.bodies(isInDoubt: scanner.isInDoubt)
  }
}
