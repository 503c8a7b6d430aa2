#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Reads whole files into one buffer, which is used again for each.
package struct FileReader: ~Copyable {
  /// Far above real files: the largest of 950 interface files has 560 kB.
  private static let largestFile = 1 << 28

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  package init() {}

  deinit { buffer.deallocate() }

  /// Calls `body` with the bytes of a file, which are invalid when it returns.
  package mutating func withBytes<Result>(
    ofFileAt path: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(SystemError) -> Result {
    let file = try OpenFile(at: path, for: .read)
    let count = try read(from: file.descriptor)
    return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  /// Reads standard input to its end.
  package mutating func standardInput() throws(SystemError) -> [UInt8] {
    let count = try read(from: .standardInput)
    return Array(buffer[..<count])
  }

  /// - Returns: How many bytes the buffer has. The size of the file is not queried: that would be
  ///   one more call for each file, and the answer may be wrong.
  private mutating func read(from descriptor: FileDescriptor) throws(SystemError) -> Int {
    var count = 0
    while true {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let added = try descriptor.fill(rest)
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
