/// Reads whole files into one buffer, used again for each.
package struct FileReader: ~Copyable {
  /// No interface file comes near: the largest of 950 real ones has 560 kB.
  private static let largestFile = 1 << 28

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  package init() {}

  deinit { buffer.deallocate() }

  /// Calls `body` with the bytes of a file, which are gone when it returns.
  package mutating func withBytes<Result>(
    ofFileAt path: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(SystemError) -> Result {
    let file = try FileDescriptor(opening: path, for: .read)
    let count = try read(from: file.rawValue)
    return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  /// Returns all that an open file, a pipe for one, still holds.
  package mutating func bytes(from descriptor: Int32) throws(SystemError) -> [UInt8] {
    let count = try read(from: descriptor)
    return Array(buffer[..<count])
  }

  /// - Returns: How many bytes the buffer holds. What the file is said to hold is not asked for: that
  ///   would be one call more for each, and may be wrong.
  private mutating func read(from descriptor: Int32) throws(SystemError) -> Int {
    var count = 0
    while true {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let added = try FileDescriptor.fill(rest, from: descriptor)
      count += added
      if added < rest.count { return count }
      try grow(to: buffer.count * 4, keeping: count)
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
