import CByteBlock
import Testing

@testable import SourceScan

@Suite("64 bytes at once")
struct ByteBlockTests {
  /// The bits of the bytes that are of one of some classes, one by one.
  private func bits(of classes: Set<ByteClass>, in bytes: [UInt8]) -> UInt64 {
    bytes.enumerated().reduce(0) { bits, byte in
      classes.contains(ByteClass.table[Int(byte.element)]) ? bits | 1 << byte.offset : bits
    }
  }

  private func read(_ bytes: [UInt8], isSwift: Bool) -> ByteBlock? {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { start in
        bytes.count == ByteBlock.size
          ? ByteBlock(start, isSwift: isSwift)
          : ByteBlock(start, count: bytes.count, isSwift: isSwift)
      }
    }
  }

  @Test("Each byte is told as what it is alone, in every place", arguments: [64, 63, 8, 1])
  func eachByte(count: Int) throws {
    for shift in 0..<256 {
      // 37 has no divisor in common with 256, so that neighbours are of all kinds.
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + shift) }
      for isSwift in [true, false] {
        let block = try #require(read(bytes, isSwift: isSwift))
        let marks: Set<ByteClass> = isSwift ? [.quote, .slash] : [.quote, .slash, .boundary]
        #expect(block.words == bits(of: [.word], in: bytes))
        #expect(block.newlines == bits(of: [.newline], in: bytes))
        #expect(block.marks == bits(of: marks, in: bytes))
      }
    }
  }
}
