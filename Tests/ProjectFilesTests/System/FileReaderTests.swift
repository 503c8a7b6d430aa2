import InputBounds
import TestSupport
import Testing

@testable import ProjectFiles

@Suite("Reading files")
struct FileReaderTests {
  @Test("A file is read up to its bound, and the reader reads the next one")
  func bound() throws {
    let limit = InputBounds.assetSize.limit
    let project = try TemporaryProject([
      "exact": String(repeating: "a", count: limit),
      "larger": String(repeating: "a", count: limit + 1),
    ])
    var reader = FileReader()
    reader.bound = InputBounds.assetSize
    for _ in 0..<2 {
      #expect(try reader.withBytes(ofFileAt: project.file("exact")) { $0.count } == limit)
      var message = ""
      do throws(SystemError) {
        try reader.withBytes(ofFileAt: project.file("larger")) { _ in }
      } catch {
        message = error.description
      }
      #expect(message == "1048577 bytes; an asset's description may have at most 1 MB")
    }
  }

  @Test("A device without end is read up to the bound")
  func endless() {
    var reader = FileReader()
    reader.bound = InputBounds.assetSize
    #expect(
      throws: SystemError.excess(BoundExcess(InputBounds.assetSize)),
      performing: { try reader.withBytes(ofFileAt: "/dev/zero") { _ in } })
  }
}
