/// How deeply a binary property list nests, and how many values it has once each mention of a value
/// is one of its own.
struct BinaryNesting {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int

  /// - Returns: `nil` for a file whose last bytes do not describe the others.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let numbers = [8, 16, 24].map { Self.number(in: bytes, at: trailer + $0, size: 8) }
    guard let count = numbers[0], let top = numbers[1], let table = numbers[2],
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table <= trailer, count <= (trailer - table) / offsetSize, top < count
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// - Throws: ``BoundExcess``, also for a value that contains itself.
  /// - Complexity: O(*n*) for *n* bytes.
  func check() throws(BoundExcess) {
    try InputBounds.dataValues.check(count)
    var values = [Measure?](repeating: nil, count: count)
    var isOpen = [Bool](repeating: false, count: count)
    var path: [Frame] = []
    // The mentions of a valid file have bytes of their own.
    var mentions = 0
    enter(top, &path, &isOpen)
    while let frame = path.last {
      if frame.next < frame.mentions.count {
        path[path.count - 1].next += 1
        mentions += 1
        guard mentions <= bytes.count else { throw BoundExcess(InputBounds.dataValues) }
        guard let child = reference(frame.mentions, frame.next) else { continue }
        if isOpen[child] { throw BoundExcess(InputBounds.dataDepth) }
        if let known = values[child] {
          path[path.count - 1].measure.add(known)
        } else {
          enter(child, &path, &isOpen)
        }
      } else {
        path.removeLast()
        isOpen[frame.object] = false
        values[frame.object] = frame.measure
        if !path.isEmpty { path[path.count - 1].measure.add(frame.measure) }
      }
    }
    let whole = values[top] ?? Measure()
    try InputBounds.dataDepth.check(whole.depth)
    try InputBounds.dataValues.check(whole.count)
  }

  private struct Measure {
    var depth = 0
    var count = 1

    mutating func add(_ child: Measure) {
      depth = max(depth, child.depth + 1)
      // Twice as much for each level: beyond the bound, the number does not matter.
      count = min(count + child.count, InputBounds.dataValues.limit + 1)
    }
  }

  private struct Frame {
    let object: Int
    /// The bytes of the container's references to its contents.
    let mentions: Mentions
    var next = 0
    var measure = Measure()
  }

  private struct Mentions {
    var start = 0
    var count = 0
  }

  private func enter(_ object: Int, _ path: inout [Frame], _ isOpen: inout [Bool]) {
    isOpen[object] = true
    let mentions = mentions(of: object)
    var frame = Frame(object: object, mentions: mentions)
    if mentions.count > 0 { frame.measure.depth = 1 }
    path.append(frame)
  }

  /// The contents of a list, a set or a dictionary; none of another value.
  private func mentions(of object: Int) -> Mentions {
    guard
      let place = Self.number(in: bytes, at: table + object * offsetSize, size: offsetSize),
      place < bytes.count
    else { return Mentions() }
    let kind = bytes[place] >> 4
    guard [0xA, 0xC, 0xD].contains(kind) else { return Mentions() }
    var count = Int(bytes[place] & 0xF)
    var start = place + 1
    if count == 0xF {
      guard start < bytes.count, bytes[start] >> 4 == 1 else { return Mentions() }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let number = Self.number(in: bytes, at: start + 1, size: size) else {
        return Mentions()
      }
      count = number
      start += 1 + size
    }
    if kind == 0xD { count = count.multipliedReportingOverflow(by: 2).partialValue }
    guard count >= 0, count <= (bytes.count - start) / referenceSize else { return Mentions() }
    return Mentions(start: start, count: count)
  }

  private func reference(_ mentions: Mentions, _ index: Int) -> Int? {
    let place = mentions.start + index * referenceSize
    return Self.number(in: bytes, at: place, size: referenceSize).flatMap { $0 < count ? $0 : nil }
  }

  /// A big-endian number; `nil` for one that is not in the file, or too large.
  private static func number(in bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, size > 0, start <= bytes.count - size else { return nil }
    let digits = bytes[start..<(start + size)].drop { $0 == 0 }
    guard digits.count < 8 else { return nil }
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
