import InputBounds
import SourceModel
import SourceScan

/// Finds manifests that would overflow the parser's stack or take it years, before they are parsed.
///
/// Each level of nested lists doubles the parser's time, and it recurses with every operator and member,
/// `else if` and `#if`, and word before a word. Real manifests stay far below these limits.
struct ManifestNesting {
  private(set) var isTooDeep = false
  private var brackets = 0
  private var lists = 0
  /// The number of consecutive operators and dots, with only words between them.
  private var operators = 0
  /// The number of words that follow each other.
  private var words = 0
  /// The number of `#` and `else`.
  private var branches = 0

  init(_ bytes: [UInt8]) {
    isTooDeep = !InputBounds.manifestSize.holds(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = SourceTokens(bytes, language: .swift)
      while !isTooDeep, let token = tokens.next() {
        take(token, of: bytes)
        isTooDeep =
          brackets > 64 || lists > 12 || operators > 200 || words > 200 || branches > 400
      }
    }
  }

  private mutating func take(_ token: SourceToken, of bytes: UnsafeBufferPointer<UInt8>) {
    words = token.kind == .word ? words + 1 : 0
    switch token.kind {
    case .sign(let sign): count(sign)
    case .word: if bytes[token.start..<token.end].elementsEqual("else".utf8) { branches += 1 }
    case .string: break
    }
  }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      lists += 1
      open()
    case UInt8(ascii: "]"):
      lists = max(0, lists - 1)
      close()
    case UInt8(ascii: "("), UInt8(ascii: "{"): open()
    case UInt8(ascii: ")"), UInt8(ascii: "}"): close()
    case UInt8(ascii: "#"): branches += 1
    case UInt8(ascii: ","), UInt8(ascii: "="): operators = 0
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "?"),
      UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"):
      operators += 1
    default: break
    }
  }

  private mutating func open() {
    brackets += 1
    operators = 0
  }

  private mutating func close() {
    brackets = max(0, brackets - 1)
  }
}
