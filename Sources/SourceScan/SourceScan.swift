import CByteBlock
import SourceModel

/// One pass over the bytes of one file.
struct SourceScan {
  private let start: UnsafePointer<UInt8>
  private let count: Int
  private let isSwift: Bool
  private let vocabulary = Vocabulary.shared

  private(set) var evidence: Evidence = []
  private(set) var declared: [NameHash]
  private(set) var called: [UInt32]

  private var lineStart = 0
  /// True after a word that a declared name follows.
  private var awaitsName = false
  /// True where that name is a static member's.
  private var awaitsMember = false
  /// True where it is the name of a type that is extended.
  private var awaitsExtension = false
  private var previousRole = Vocabulary.Role.none
  /// Objective-C: the last word, and where it starts.
  private var previousWord: (name: NameHash, start: Int)?
  /// Objective-C: the start of the line whose declared name has been met.
  private var declaredLine = -1

  /// - Parameters:
  ///   - declared: Empty; its memory is used.
  ///   - called: Likewise.
  init(
    start: UnsafePointer<UInt8>, count: Int, language: SourceLanguage, declared: [NameHash],
    called: [UInt32]
  ) {
    self.start = start
    self.count = count
    isSwift = language == .swift
    self.declared = declared
    self.called = called
  }

  mutating func run() {
    ByteClass.table.withUnsafeBufferPointer { run(classes: $0) }
  }

  private mutating func run(classes: UnsafeBufferPointer<ByteClass>) {
    var isInString = false
    var isInComment = false
    var endsInWord: UInt64 = 0
    for offset in stride(from: 0, to: count, by: ByteBlock.size) {
      let block = block(at: offset)
      var events = block.words & ~(block.words << 1 | endsInWord) | block.newlines | block.marks
      endsInWord = block.words >> 63
      if isInComment {
        events &= Self.bits(from: block.newlines.trailingZeroBitCount)
        isInComment = block.newlines == 0
      }
      while events != 0 {
        let index = events.trailingZeroBitCount
        events &= events &- 1
        let position = offset &+ index
        if block.words &>> UInt64(index) & 1 != 0 {
          meetWord(from: position, to: end(ofWordAt: index, in: block, offset, classes), classes)
          continue
        }
        switch classes[Int(start[position])] {
        case .newline:
          lineStart = position + 1
          isInString = false
          endAwaiting()
        case .quote:
          let isEscaped = position > 0 && start[position - 1] == UInt8(ascii: "\\")
          if !isEscaped { isInString.toggle() }
        case .slash where !isInString && byte(at: position + 1) == UInt8(ascii: "/"):
          let newlines = block.newlines & Self.bits(from: index)
          events &= Self.bits(from: newlines.trailingZeroBitCount)
          isInComment = newlines == 0
        case .boundary where !isSwift: endName(classes)
        case .boundary, .slash, .word, .blank, .other: break
        }
      }
    }
  }

  private func block(at offset: Int) -> ByteBlock {
    count - offset < ByteBlock.size
      ? ByteBlock(start + offset, count: count - offset, isSwift: isSwift)
      : ByteBlock(start + offset, isSwift: isSwift)
  }

  /// None of 64 from the 64th.
  @inline(__always)
  private static func bits(from index: Int) -> UInt64 { ~0 << UInt64(index) }

  @inline(__always)
  private func end(
    ofWordAt index: Int, in block: ByteBlock, _ offset: Int,
    _ classes: UnsafeBufferPointer<ByteClass>
  ) -> Int {
    let length = (~(block.words &>> UInt64(index))).trailingZeroBitCount
    var end = offset &+ index &+ length
    if index &+ length == ByteBlock.size {
      while end < count, classes[Int(start[end])] == .word { end += 1 }
    }
    return end
  }

  /// Takes in a word, if it may be of interest: most are of none.
  @inline(__always)
  private mutating func meetWord(
    from first: Int, to end: Int, _ classes: UnsafeBufferPointer<ByteClass>
  ) {
    let next = byte(at: end)
    let mayHaveRole = vocabulary.mayKnow(wordOf: end &- first, from: start[first])
    if isSwift, next != UInt8(ascii: "("), !mayHaveRole, !awaitsName,
      next != UInt8(ascii: " ") || !hasTrailingClosure(from: first, to: end)
    {
      previousRole = .none
    } else {
      take(from: first, to: end, mayHaveRole: mayHaveRole, classes)
    }
  }

  @inline(never)
  private mutating func take(
    from first: Int, to end: Int, mayHaveRole: Bool, _ classes: UnsafeBufferPointer<ByteClass>
  ) {
    let next = byte(at: end)
    let name = NameHash(
      UnsafeRawPointer(start + first), count: end - first, readable: count - first)
    let role = mayHaveRole ? vocabulary.role(of: name) : .none
    if awaitsName, role != .value, !isSwift || next != UInt8(ascii: ".") {
      declared.append(awaitsMember ? name.asMember : awaitsExtension ? name.asExtension : name)
      endAwaiting()
    }
    let isCalled =
      next == UInt8(ascii: "(") || (!isSwift && next == UInt8(ascii: ":"))
      || hasTrailingClosure(from: first, to: end)
    if isCalled { called.append(name.half) }
    if role != .none { weigh(role, from: first, to: end, classes) }
    previousRole = role
    if !isSwift { previousWord = (name, first) }
  }

  private mutating func weigh(
    _ role: Vocabulary.Role, from first: Int, to end: Int,
    _ classes: UnsafeBufferPointer<ByteClass>
  ) {
    switch role {
    case .none, .static: break
    case .type: if isSwift { awaitsName = true }
    case .extension: if isSwift { (awaitsName, awaitsExtension) = (true, true) }
    case .value: if isSwift { meetValue(classes) }
    case .protocol: if isSwift || isAfter("@", first) { awaitsName = true }
    case .objectiveCType: if isAfter("@", first) { awaitsName = true }
    case .define: if !isSwift { awaitsName = true }
    case .always: evidence.insert(.navigation)
    case .call: if isCalled(end) { evidence.insert(.navigation) }
    case .assignment: if isAssigned(end) { evidence.insert(.navigation) }
    case .nibName: if namesNib(end) { evidence.insert(.navigation) }
    case .accessor: if isGenerated(first, classes) { evidence.insert(.navigation) }
    case .animatedCall:
      if previousRole != .value, byte(at: end) == UInt8(ascii: "(") {
        evidence.insert(.animatedCall)
      }
    case .animated: evidence.insert(.animated)
    case .sentCall:
      if byte(at: end) == UInt8(ascii: "("), byte(at: end + 1) != UInt8(ascii: ")") {
        evidence.insert(.sentCall)
      }
    case .sender: evidence.insert(.sender)
    case .childCall: if isCalled(end) { evidence.insert(.childCall) }
    case .embedding: evidence.insert(.embedding)
    }
  }

  /// Awaits the name of a `let`, `var` or `func` that is static or stands at the margin.
  private mutating func meetValue(_ classes: UnsafeBufferPointer<ByteClass>) {
    // After `class`, which is then no type's.
    awaitsMember = previousRole == .static || awaitsName
    awaitsName = awaitsMember || classes[Int(start[lineStart])] != .blank
  }

  @inline(__always)
  private mutating func endAwaiting() {
    (awaitsName, awaitsMember, awaitsExtension) = (false, false, false)
  }

  /// Objective-C: takes the last word before a `=`, `;`, `(` or `[` for what a line declares that
  /// begins at its margin.
  private mutating func endName(_ classes: UnsafeBufferPointer<ByteClass>) {
    guard declaredLine != lineStart, let previousWord, previousWord.start >= lineStart,
      classes[Int(start[lineStart])] == .word
    else { return }
    declared.append(previousWord.name)
    declaredLine = lineStart
  }
}

// MARK: - What stands round a word

extension SourceScan {
  /// 0 beyond the end.
  @inline(__always)
  private func byte(at position: Int) -> UInt8 { position < count ? start[position] : 0 }

  private func firstNonblank(from position: Int) -> Int {
    var position = position
    while byte(at: position) == UInt8(ascii: " ") { position += 1 }
    return position
  }

  @inline(__always)
  private func isAfter(_ mark: Unicode.Scalar, _ first: Int) -> Bool {
    first > 0 && start[first - 1] == UInt8(ascii: mark)
  }

  /// `.show { … }`
  @inline(__always)
  private func hasTrailingClosure(from first: Int, to end: Int) -> Bool {
    isSwift && byte(at: end + 1) == UInt8(ascii: "{") && byte(at: end) == UInt8(ascii: " ")
      && isAfter(".", first)
  }

  private func isCalled(_ end: Int) -> Bool {
    byte(at: end) == UInt8(ascii: "(") || byte(at: end) == UInt8(ascii: ":")
  }

  private func isAssigned(_ end: Int) -> Bool {
    let mark = firstNonblank(from: end)
    return byte(at: mark) == UInt8(ascii: ":")
      || (byte(at: mark) == UInt8(ascii: "=") && byte(at: mark + 1) != UInt8(ascii: "="))
  }

  /// Whether a label's value is one of its own: `nil`, and the parameter that an initialiser hands
  /// on to the one it overrides, stand in every controller that Xcode's template began.
  private func namesNib(_ end: Int) -> Bool {
    guard byte(at: end) == UInt8(ascii: ":") else { return false }
    let value = firstNonblank(from: end + 1)
    let bytes = (0..<4).map { byte(at: value + $0) }
    return bytes[0] != UInt8(ascii: "(") && bytes[..<3] != Array("nil".utf8)[...]
      && bytes != Array("nibN".utf8)
  }

  private func isGenerated(_ first: Int, _ classes: UnsafeBufferPointer<ByteClass>) -> Bool {
    isAfter(".", first) && first > 1 && start[first - 2] == UInt8(ascii: "R")
      && (first == 2 || classes[Int(start[first - 3])] != .word)
  }
}

/// What a file has shown so far.
struct Evidence: OptionSet {
  let rawValue: UInt8

  static let navigation = Evidence(rawValue: 1)
  static let animatedCall = Evidence(rawValue: 2)
  static let animated = Evidence(rawValue: 4)
  static let sentCall = Evidence(rawValue: 8)
  static let sender = Evidence(rawValue: 16)
  static let childCall = Evidence(rawValue: 32)
  static let embedding = Evidence(rawValue: 64)

  var isNavigation: Bool {
    contains(.navigation) || isSuperset(of: [.animatedCall, .animated])
      || isSuperset(of: [.sentCall, .sender]) || isSuperset(of: [.childCall, .embedding])
  }
}
