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

  /// Where the last line begins that began before the block.
  private var lineStart = 0
  /// Where the last word began that began before the block.
  private var wordStart = -1
  /// Whether the byte before the block is a word's: 1, or else 0.
  private var endsInWord: UInt64 = 0
  /// The line with a string in it that has not ended yet; -1 where there is none.
  private var stringLine = -1
  private var isInComment = false

  /// What the name that follows in the line is that of.
  private var awaited: Awaited?
  /// The role of the last word that had one, and where it starts.
  private var previousRole = (role: Vocabulary.Role.none, start: -1)
  /// Objective-C: the last word, and where it starts.
  private var previousWord: (name: NameHash, start: Int)?
  /// Objective-C: the start of the line whose declared name has been met.
  private var declaredLine = -1

  /// A name that a word announces.
  private struct Awaited {
    enum Kind { case plain, member, extended }

    let kind: Kind
    /// The start of the line in which it must stand.
    let line: Int

    func name(_ word: NameHash) -> NameHash {
      switch kind {
      case .plain: word
      case .member: word.asMember
      case .extended: word.asExtension
      }
    }
  }

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
    for offset in stride(from: 0, to: count, by: ByteBlock.size) {
      let bytes = ByteBlock(start + offset, count: count - offset, isSwift: isSwift)
      run(through: bytes, at: offset)
    }
  }

  /// A block as it lies in the file.
  private struct Block {
    let bytes: ByteBlock
    /// Of its first byte.
    let offset: Int
    /// Where words begin that count, a bit for each.
    var starts: UInt64

    /// Of the last byte before an index to which one of some bits belongs.
    @inline(__always)
    func last(of bits: UInt64, before index: Int) -> Int? {
      let earlier = bits & ~SourceScan.bits(from: index)
      return earlier == 0 ? nil : offset &+ 63 &- earlier.leadingZeroBitCount
    }
  }

  private mutating func run(through bytes: ByteBlock, at offset: Int) {
    let starts = bytes.words & ~(bytes.words << 1 | endsInWord)
    var block = Block(bytes: bytes, offset: offset, starts: starts)
    var events = bytes.marks
    endsInWord = bytes.words >> 63
    if isInComment {
      let rest = Self.bits(from: bytes.newlines.trailingZeroBitCount)
      block.starts &= rest
      events &= rest
      isInComment = bytes.newlines == 0
    }
    events |= isSwift ? telling(in: block) : block.starts
    if awaited != nil { events |= Self.lowest(of: block.starts) }
    while events != 0 {
      let index = events.trailingZeroBitCount
      events &= events &- 1
      if block.starts &>> UInt64(index) & 1 != 0 {
        take(at: index, in: block)
        if awaited != nil { events |= Self.lowest(of: block.starts & Self.bits(from: index + 1)) }
        continue
      }
      let position = offset &+ index
      switch start[position] {
      case UInt8(ascii: "\""): meetQuote(at: index, in: block)
      case UInt8(ascii: "/"):
        guard byte(at: position + 1) == UInt8(ascii: "/"), stringLine != line(at: index, in: block)
        else { break }
        let newlines = bytes.newlines & Self.bits(from: index)
        let rest = Self.bits(from: newlines.trailingZeroBitCount)
        events &= rest
        block.starts &= rest | ~Self.bits(from: index)
        isInComment = newlines == 0
      default: endName(line: line(at: index, in: block))
      }
    }
    wordStart = block.last(of: block.starts, before: ByteBlock.size) ?? wordStart
    lineStart = line(at: ByteBlock.size, in: block)
  }

  /// Begins or ends a string, unless the quote is part of one.
  private mutating func meetQuote(at index: Int, in block: Block) {
    if isAfter("\\", block.offset &+ index) { return }
    let line = line(at: index, in: block)
    stringLine = stringLine == line ? -1 : line
  }

  /// Those words that may tell something by themselves: most don't, and need no closer look.
  @inline(__always)
  private func telling(in block: Block) -> UInt64 {
    let words = block.bytes.words
    // Where a word that ends there is followed by one, at once or after another byte.
    let openers = block.bytes.openers | block.bytes.openers &>> 1
    var rest = block.starts
    var telling: UInt64 = 0
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      let length = (~(words &>> UInt64(index))).trailingZeroBitCount
      let end = index &+ length
      let first = block.offset &+ index
      let tells =
        end < ByteBlock.size - 1
        ? openers &>> UInt64(end)
          | vocabulary.mayKnow(wordOf: length, from: start[first], to: start[first &+ length &- 1])
        : mayTell(from: first, to: self.end(ofWordAt: index, in: block))
      telling |= (tells & 1) &<< UInt64(index)
    }
    return telling
  }

  /// The same of a word that may not end in its block.
  private func mayTell(from first: Int, to end: Int) -> UInt64 {
    byte(at: end) == UInt8(ascii: "(") || hasTrailingClosure(from: first, to: end)
      ? 1 : vocabulary.mayKnow(wordOf: end - first, from: start[first], to: start[end - 1])
  }

  /// None of 64 from the 64th.
  @inline(__always)
  private static func bits(from index: Int) -> UInt64 { ~0 << UInt64(index) }

  @inline(__always)
  private static func lowest(of bits: UInt64) -> UInt64 { bits & (~bits &+ 1) }

  @inline(__always)
  private func end(ofWordAt index: Int, in block: Block) -> Int {
    let length = (~(block.bytes.words &>> UInt64(index))).trailingZeroBitCount
    var end = block.offset &+ index &+ length
    if index &+ length == ByteBlock.size {
      while end < count, start[end].isWord { end += 1 }
    }
    return end
  }

  /// Where the line begins in which a byte stands.
  @inline(__always)
  private func line(at index: Int, in block: Block) -> Int {
    block.last(of: block.bytes.newlines, before: index).map { $0 &+ 1 } ?? lineStart
  }

  @inline(never)
  private mutating func take(at index: Int, in block: Block) {
    let first = block.offset &+ index
    let end = end(ofWordAt: index, in: block)
    let next = byte(at: end)
    let name = NameHash(
      UnsafeRawPointer(start + first), count: end - first, readable: count - first)
    let role =
      vocabulary.mayKnow(wordOf: end - first, from: start[first], to: start[end - 1]) == 0
      ? .none : vocabulary.role(of: name)
    if let awaited {
      if awaited.line != line(at: index, in: block) {
        self.awaited = nil
      } else if role != .value, !isSwift || next != UInt8(ascii: ".") {
        declared.append(awaited.name(name))
        self.awaited = nil
      }
    }
    let isCalled =
      next == UInt8(ascii: "(") || (!isSwift && next == UInt8(ascii: ":"))
      || hasTrailingClosure(from: first, to: end)
    if isCalled { called.append(name.half) }
    if role != .none {
      let before = block.last(of: block.starts, before: index) ?? wordStart
      let previous = previousRole.start == before ? previousRole.role : .none
      weigh(
        role, from: first, to: end, after: previous, line: line(at: index, in: block))
      previousRole = (role, first)
    }
    if !isSwift { previousWord = (name, first) }
  }

  private mutating func weigh(
    _ role: Vocabulary.Role, from first: Int, to end: Int, after previous: Vocabulary.Role,
    line: Int
  ) {
    switch role {
    case .none, .static: break
    case .type: if isSwift { announce(.plain, in: line) }
    case .extension: if isSwift { announce(.extended, in: line) }
    case .value: if isSwift { meetValue(after: previous, in: line) }
    case .protocol: if isSwift || isAfter("@", first) { announce(.plain, in: line) }
    case .objectiveCType: if isAfter("@", first) { announce(.plain, in: line) }
    case .define: if !isSwift { announce(.plain, in: line) }
    case .always: evidence.insert(.navigation)
    case .call: if isCalled(end) { evidence.insert(.navigation) }
    case .labelledCall: if isCalledFrom(end) { evidence.insert(.navigation) }
    case .assignment: if isAssigned(end) { evidence.insert(.navigation) }
    case .nibName: if namesNib(end) { evidence.insert(.navigation) }
    case .accessor: if isGenerated(first) { evidence.insert(.navigation) }
    case .animatedCall:
      if previous != .value, byte(at: end) == UInt8(ascii: "(") {
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

  private mutating func announce(_ kind: Awaited.Kind, in line: Int) {
    awaited = Awaited(kind: kind, line: line)
  }

  /// Awaits the name of a `let`, `var` or `func` that is static or stands at the margin.
  private mutating func meetValue(after previous: Vocabulary.Role, in line: Int) {
    // After `class`, which is then no type's.
    if previous == .static || awaited?.line == line {
      announce(.member, in: line)
    } else {
      awaited = nil
      if start[line] != UInt8(ascii: " "), start[line] != UInt8(ascii: "\t") {
        announce(.plain, in: line)
      }
    }
  }

  /// Objective-C: takes the last word before a `=`, `;`, `(` or `[` for what a line declares that
  /// begins at its margin.
  private mutating func endName(line: Int) {
    guard declaredLine != line, let previousWord, previousWord.start >= line,
      start[line].isWord
    else { return }
    declared.append(previousWord.name)
    declaredLine = line
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

  private func isCalledFrom(_ end: Int) -> Bool {
    ["(from:", "(segue:"].contains { text in
      text.utf8.enumerated().allSatisfy { byte(at: end + $0.offset) == $0.element }
    }
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

  private func isGenerated(_ first: Int) -> Bool {
    isAfter(".", first) && first > 1 && start[first - 2] == UInt8(ascii: "R")
      && (first == 2 || !start[first - 3].isWord)
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
