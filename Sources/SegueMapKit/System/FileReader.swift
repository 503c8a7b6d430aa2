/// Reads whole files into one buffer, used again for each.
struct FileReader: ~Copyable {
  /// No interface file comes near: the largest of 950 real ones has 560 kB.
  private static let largestFile = 1 << 28

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  deinit { buffer.deallocate() }

  /// Calls `body` with the bytes of a file, which are gone when it returns.
  mutating func withBytes<Result>(
    ofFileAt path: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(SystemError) -> Result {
    let file = try FileDescriptor(opening: path, for: .read)
    let status = try file.status()
    if status.kind == .folder { throw SystemError.isFolder }
    let count = try read(from: file.rawValue, expecting: status.size)
    return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  /// Returns all that an open file, a pipe for one, still holds.
  mutating func bytes(from descriptor: Int32) throws(SystemError) -> [UInt8] {
    let count = try read(from: descriptor, expecting: 0)
    return Array(buffer[..<count])
  }

  /// - Parameter size: What the file is said to hold; it may have changed since.
  private mutating func read(
    from descriptor: Int32, expecting size: Int
  ) throws(SystemError) -> Int {
    // One byte more than expected shows the end of the file in the same call.
    try grow(to: size + 1, keeping: 0)
    var count = 0
    while true {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let added = try FileDescriptor.fill(rest, from: descriptor)
      count += added
      if added < rest.count { return count }
      try grow(to: buffer.count * 2, keeping: count)
    }
  }

  private mutating func grow(to size: Int, keeping count: Int) throws(SystemError) {
    if size <= buffer.count { return }
    guard size <= Self.largestFile else { throw .tooLarge }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    buffer.deallocate()
    buffer = larger
  }
}
