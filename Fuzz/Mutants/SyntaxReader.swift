/// Reads a file into a tree. Whatever it does not know becomes a leaf as it stands.
struct SyntaxReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The nodes that are open, the root first.
  private var open = [SyntaxTree()]

  init(_ text: String) { bytes = Array(text.utf8) }

  func finish() -> SyntaxTree { open[0] }

  private mutating func add(_ pieces: SyntaxTree.Piece...) {
    open[open.count - 1].children.append(SyntaxTree(head: pieces))
  }

  private mutating func begin(_ head: [SyntaxTree.Piece]) {
    let node = SyntaxTree(head: head)
    open[open.count - 1].children.append(node)
    open.append(node)
  }

  private mutating func end(_ tail: String) {
    open[open.count - 1].tail = tail
    open.removeLast()
  }

  private func isNext(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[position...].starts(with: text)
  }

  /// Returns the text up to the next occurrence of another, which is included.
  private mutating func text(through mark: StaticString) -> String {
    let start = position
    while position < bytes.count, !isNext(mark) { position += 1 }
    position = min(position + mark.utf8CodeUnitCount, bytes.count)
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func text(while isIncluded: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isIncluded(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - XML

extension SyntaxReader {
  mutating func readXML() {
    while position < bytes.count {
      if isNext("<!--") {
        add(.init(text: text(through: "-->")))
      } else if isNext("</") {
        let tag = text(through: ">")
        if open.count > 1 { end(tag) } else { add(.init(text: tag)) }
      } else if isNext("<?") || isNext("<!") {
        add(.init(text: text(through: ">")))
      } else if isNext("<") {
        readTag()
      } else {
        let text = text { $0 != UInt8(ascii: "<") }
        add(.init(text: text, isValue: !text.allSatisfy(\.isWhitespace)))
      }
    }
  }

  private mutating func readTag() {
    let (quote, end) = (UInt8(ascii: "\""), UInt8(ascii: ">"))
    var head: [SyntaxTree.Piece] = []
    while position < bytes.count, bytes[position] != end {
      head.append(.init(text: text { $0 != quote && $0 != end }))
      guard position < bytes.count, bytes[position] == quote else { continue }
      position += 1
      head[head.count - 1].text += "\""
      head.append(.init(text: text { $0 != quote }, isValue: true))
      position = min(position + 1, bytes.count)
      head.append(.init(text: "\""))
    }
    position = min(position + 1, bytes.count)
    let isEmpty = head.last?.text.hasSuffix("/") ?? false
    head.append(.init(text: ">"))
    if isEmpty {
      open[open.count - 1].children.append(SyntaxTree(head: head))
    } else {
      begin(head)
    }
  }
}

// MARK: - Other text

extension SyntaxReader {
  /// Each line is a node, and so is what brackets enclose, which consists of lines itself.
  mutating func readText() {
    begin([])
    var closing: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        position += 1
        // The closing bracket follows in ASCII: `)` at once, the others after one character.
        closing.append(byte == UInt8(ascii: "(") ? byte + 1 : byte + 2)
        begin([.init(text: String(Unicode.Scalar(byte)))])
        begin([])
      case _ where byte == closing.last:
        position += 1
        closing.removeLast()
        end("")
        end(String(Unicode.Scalar(byte)))
      case UInt8(ascii: "\n"):
        position += 1
        end("\n")
        begin([])
      case _ where byte.isWord: add(.init(text: text(while: \.isWord), isValue: true))
      default:
        position += 1
        add(.init(text: String(Unicode.Scalar(byte))))
      }
    }
  }

  private mutating func readString() {
    position += 1
    let content = text { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    let hasEnd = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
    if hasEnd { position += 1 }
    add(.init(text: "\""), .init(text: content, isValue: true), .init(text: hasEnd ? "\"" : ""))
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
