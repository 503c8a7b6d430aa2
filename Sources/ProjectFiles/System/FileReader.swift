package import InputBounds

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Reads whole files into one buffer, which is used again for each.
package struct FileReader: ~Copyable {
  /// How much of a file is read.
  package var bound = InputBounds.reportSize

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  package init() {}

  deinit { buffer.deallocate() }

  /// Calls `body` with the bytes of a file, which are invalid when it returns.
  package mutating func withBytes<Result>(
    ofFileAt path: String, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(SystemError) -> Result {
    let file = try OpenFile(at: path, for: .read)
    guard let count = try read(from: file.descriptor) else {
      // A device or a pipe has no size.
      let size = (try? FileStatus(of: path).size) ?? 0
      throw .excess(BoundExcess(bound, found: bound.holds(size) ? nil : size))
    }
    return body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  /// Reads standard input to its end.
  package mutating func standardInput() throws(SystemError) -> [UInt8] {
    guard let count = try read(from: .standardInput) else { throw .excess(BoundExcess(bound)) }
    return Array(buffer[..<count])
  }

  /// - Returns: How many bytes the buffer has; `nil` if there are more than the bound. The size of the
  ///   file is not queried: that would be one more call for each file, and the answer may be wrong.
  private mutating func read(from descriptor: FileDescriptor) throws(SystemError) -> Int? {
    var count = 0
    while true {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let added = try descriptor.fill(rest)
      count += added
      if !bound.holds(count) { return nil }
      if added < rest.count { return count }
      grow(to: min(buffer.count * 4, bound.limit + 1), keeping: count)
    }
  }

  private mutating func grow(to size: Int, keeping count: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    buffer.deallocate()
    buffer = larger
  }
}
