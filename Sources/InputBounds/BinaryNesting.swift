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

  /// Checks what the top value contains. A decoder need not be prepared for lengths and mentions that
  /// lead out of the file.
  ///
  /// - Throws: ``PropertyListText/Fault``, an excess also for a value that contains itself.
  /// - Complexity: O(*n*) for *n* bytes.
  func check() throws(PropertyListText.Fault) {
    try Self.check(count, InputBounds.dataValues)
    var values = [Measure?](repeating: nil, count: count)
    var isOpen = [Bool](repeating: false, count: count)
    var path: [Frame] = []
    // The mentions of a valid file have bytes of their own.
    var mentions = 0
    try enter(top, &path, &isOpen)
    while let frame = path.last {
      if frame.next < frame.mentions.count {
        path[path.count - 1].next += 1
        mentions += 1
        guard mentions <= bytes.count else {
          throw .excess(BoundExcess(InputBounds.dataValues))
        }
        guard let child = reference(frame.mentions, frame.next) else { throw .malformed }
        if isOpen[child] { throw .excess(BoundExcess(InputBounds.dataDepth)) }
        if let known = values[child] {
          path[path.count - 1].measure.add(known)
        } else {
          try enter(child, &path, &isOpen)
        }
      } else {
        path.removeLast()
        isOpen[frame.object] = false
        values[frame.object] = frame.measure
        if !path.isEmpty { path[path.count - 1].measure.add(frame.measure) }
      }
    }
    let whole = values[top] ?? Measure()
    try Self.check(whole.depth, InputBounds.dataDepth)
    try Self.check(whole.count, InputBounds.dataValues)
  }

  private static func check(
    _ value: Int, _ bound: InputBound
  ) throws(PropertyListText.Fault) {
    do throws(BoundExcess) {
      try bound.check(value)
    } catch {
      throw .excess(error)
    }
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

  private func enter(
    _ object: Int, _ path: inout [Frame], _ isOpen: inout [Bool]
  ) throws(PropertyListText.Fault) {
    isOpen[object] = true
    guard let mentions = mentions(of: object) else { throw .malformed }
    var frame = Frame(object: object, mentions: mentions)
    if mentions.count > 0 { frame.measure.depth = 1 }
    path.append(frame)
  }

  /// The contents of a list, a set or a dictionary; none of another value. `nil` for a value that is
  /// not whole in the file.
  private func mentions(of object: Int) -> Mentions? {
    guard
      let place = Self.number(in: bytes, at: table + object * offsetSize, size: offsetSize),
      place < table
    else { return nil }
    let kind = bytes[place] >> 4
    let low = Int(bytes[place] & 0xF)
    switch kind {
    case 0x0, 0x3: return place + (kind == 0 ? 0 : 8) < table ? Mentions() : nil
    case 0x1, 0x2: return low <= 4 && place + (1 << low) < table ? Mentions() : nil
    case 0x8: return place + low + 1 < table ? Mentions() : nil
    case 0x4, 0x5, 0x6, 0x7, 0xA, 0xB, 0xC, 0xD: break
    default: return nil
    }
    guard let (start, count) = length(low, after: place) else { return nil }
    let room = table - start
    switch kind {
    case 0x4, 0x5, 0x7: return count <= room ? Mentions() : nil
    case 0x6: return count <= room / 2 ? Mentions() : nil
    case 0xD:
      return count <= room / referenceSize / 2 ? Mentions(start: start, count: 2 * count) : nil
    default: return count <= room / referenceSize ? Mentions(start: start, count: count) : nil
    }
  }

  /// Where the contents of a value begin, and how many there are. A number of 15 and more follows the
  /// value's first byte.
  private func length(_ low: Int, after place: Int) -> (start: Int, count: Int)? {
    guard low == 0xF else { return (place + 1, low) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0xF <= 3 else {
      return nil
    }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    let start = place + 2 + size
    guard start <= table, let count = Self.number(in: bytes, at: place + 2, size: size) else {
      return nil
    }
    return (start, count)
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
