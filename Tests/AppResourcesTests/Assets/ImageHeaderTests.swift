import AppResources
import Testing

@Suite("The head of an image's file") struct ImageHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 7, 8, 6, 0, 0, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, 0xC2]
    + [0, 17, 8, 0, 7, 1, 2, 3, 1]

  @Test("A PNG states its size at the start, a JPEG at the start of its frame")
  func size() throws {
    let png = try #require(ImageHeader(Self.png))
    #expect((png.format, png.width, png.height) == (.png, 258, 7))
    let jpeg = try #require(ImageHeader(Self.jpeg))
    #expect((jpeg.format, jpeg.width, jpeg.height) == (.jpeg, 258, 7))
  }

  @Test("Bytes that are no image, or an image without a size, have no header")
  func none() {
    #expect(ImageHeader([]) == nil)
    #expect(ImageHeader(Array("%PDF-1.4".utf8)) == nil)
    var empty = Self.png
    empty[18...19] = [0, 0]
    #expect(ImageHeader(empty) == nil)
    // Xcode's own format for devices begins with an additional chunk.
    var crushed = Self.png
    crushed[12...15] = [0x43, 0x67, 0x42, 0x49]
    #expect(ImageHeader(crushed) == nil)
  }

  @Test("A file that is cut or damaged anywhere causes no crash")
  func damaged() {
    for file in [Self.png, Self.jpeg] {
      for end in file.indices {
        #expect(ImageHeader(Array(file[..<end])).map { $0.width > 0 } ?? true)
        for value: UInt8 in [0, 1, 0xD8, 0xFF] {
          var changed = file
          changed[end] = value
          #expect(ImageHeader(changed).map { $0.height > 0 } ?? true)
        }
      }
    }
  }
}
