import InputBounds

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The two ends of a running `git cat-file --batch`: names go in, objects come out in their order.
struct ObjectStream: ~Copyable {
  /// Enough to keep git busy, and few enough for their names to fit into a pipe: git may stop reading
  /// until its answers are read.
  static let requestLimit = 32

  private let requests: OpenFile
  private let responses: OpenFile
  private let timeLimit: InputBound
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The part of the buffer that was read from git and not yet used.
  private var unused = 0..<0

  /// - Parameter timeLimit: How long an answer may take.
  init(
    requests: consuming OpenFile, responses: consuming OpenFile, timeLimit: InputBound
  ) {
    self.timeLimit = timeLimit
    self.requests = requests
    self.responses = responses
  }

  /// Asks for objects; as many answers must be taken before anything else is asked for.
  ///
  /// - Parameter names: At most ``requestLimit``, none with a line break or a NUL.
  func ask(for names: some Sequence<String>) throws(SystemError) {
    var text: [UInt8] = []
    for name in names {
      text += name.utf8
      text.append(UInt8(ascii: "\n"))
    }
    try Pipe.writeAll(text, to: requests.descriptor)
  }

  /// Returns the next object that was asked for; `nil` for one that the repository does not have.
  ///
  /// - Parameter bound: Of a larger object, the bytes are skipped.
  mutating func answer(
    within bound: InputBound
  ) throws(SystemError) -> Result<GitObject, BoundExcess>? {
    let header = try line().split(separator: " ")
    guard header.count == 3, let kind = GitObject.Kind(rawValue: String(header[1])),
      let count = Int(header[2])
    else { return nil }
    guard bound.holds(count) else {
      try skip(count + 1)
      return .failure(BoundExcess(bound, found: count))
    }
    let bytes = try bytes(count)
    // A line break ends it.
    try skip(1)
    return .success(GitObject(id: BlobID(text: String(header[0])), kind: kind, bytes: bytes))
  }

  private mutating func line() throws(SystemError) -> String {
    var text: [UInt8] = []
    while true {
      if unused.isEmpty { try fill() }
      let end = buffer[unused].firstIndex(of: UInt8(ascii: "\n"))
      text += buffer[unused.lowerBound..<(end ?? unused.upperBound)]
      unused = (end.map { $0 + 1 } ?? unused.upperBound)..<unused.upperBound
      if end != nil { return String(decoding: text, as: UTF8.self) }
    }
  }

  private mutating func bytes(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      if unused.isEmpty { try fill() }
      let part = unused.prefix(count - bytes.count)
      bytes += buffer[part]
      unused = part.upperBound..<unused.upperBound
    }
    return bytes
  }

  private mutating func skip(_ count: Int) throws(SystemError) {
    var rest = count
    while rest > 0 {
      if unused.isEmpty { try fill() }
      let part = unused.prefix(rest)
      unused = part.upperBound..<unused.upperBound
      rest -= part.count
    }
  }

  private mutating func fill() throws(SystemError) {
    let descriptor = responses.descriptor
    try Pipe.wait(for: descriptor, within: timeLimit)
    let count = try buffer.withUnsafeMutableBufferPointer { (bytes) throws(SystemError) in
      try descriptor.fillPartly(UnsafeMutableRawBufferPointer(bytes))
    }
    guard count > 0 else { throw .closedPipe }
    unused = 0..<count
  }
}
