import Foundation
import TestSupport
import Testing

@testable import ProjectFiles

@Suite("Git's names for bytes")
struct BlobNameTests {
  @Test("They are those that git gives to a file")
  func likeGit() throws {
    let repository = try TemporaryRepository()
    // Around the size of a block, with and without room for the length.
    let sizes = Array(0...130) + [4_096, 100_003]
    for size in sizes {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
      try Data(bytes).write(to: URL(fileURLWithPath: repository.file("\(size)")))
    }
    let names = try repository.git(
      ["hash-object", "--no-filters", "--"] + sizes.map(String.init)
    ).split(separator: "\n")
    for (size, name) in zip(sizes, names) {
      let bytes = try repository.files.bytes(of: "\(size)")
      #expect(bytes.withUnsafeBytes { BlobID(of: $0).text } == name, "\(size) bytes")
    }
  }
}
