import CByteBlock
import Testing

@testable import SourceScan

@Suite("64 bytes at once")
struct ByteBlockTests {
  private func read(_ bytes: [UInt8], isSwift: Bool) -> ByteBlock? {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { ByteBlock($0, count: bytes.count, isSwift: isSwift) }
    }
  }

  /// The bits of the bytes of which something is true, one by one.
  private func bits(_ bytes: [UInt8], where isMeant: (Character) -> Bool) -> UInt64 {
    bytes.prefix(ByteBlock.size).enumerated().reduce(0) { bits, byte in
      isMeant(Character(Unicode.Scalar(byte.element))) ? bits | 1 << byte.offset : bits
    }
  }

  @Test("Each byte is told as what it is alone, in every place", arguments: [100, 64, 63, 8, 1])
  func eachByte(count: Int) throws {
    for shift in 0..<256 {
      // 37 has no divisor in common with 256, so that neighbours are of all kinds.
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + shift) }
      for isSwift in [true, false] {
        let block = try #require(read(bytes, isSwift: isSwift))
        let words = bits(bytes) { !$0.isASCII || $0.isLetter || $0.isNumber || $0 == "_" }
        #expect(block.words == words)
        #expect(block.newlines == bits(bytes) { $0 == "\n" || $0 == "\r" })
        #expect(block.marks == bits(bytes) { (isSwift ? "\"/" : "\"/=;([").contains($0) })
        #expect(block.openers == bits(bytes) { $0 == "(" || $0 == "{" })
      }
    }
  }
}
