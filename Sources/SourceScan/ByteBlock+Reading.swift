import CByteBlock

extension ByteBlock {
  static let size = 64

  /// - Parameter count: How many bytes there are, of ``size`` at most; the others are of no class.
  init(_ start: UnsafeRawPointer, count: Int, isSwift: Bool) {
    self = withUnsafeTemporaryAllocation(byteCount: Self.size, alignment: 1) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: start, count: count))
      return ByteBlock(bytes.baseAddress.map { UnsafeRawPointer($0) } ?? start, isSwift: isSwift)
    }
  }
}
