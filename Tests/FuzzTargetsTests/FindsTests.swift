import Foundation
import FuzzTargets
import Testing

/// Inputs that once made a fuzzer stop, in `Fuzz/Finds/TARGET`.
@Suite("A find of the fuzzer")
struct FindsTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz/Finds")

  private static let finds: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.contains("/") }.sorted()

  @Test("It is read to the end", arguments: finds)
  func replay(find: String) throws {
    let name = try #require(find.split(separator: "/").first).description
    let target = try #require(FuzzTarget(rawValue: name), "no such target")
    target.read(Array(try Data(contentsOf: Self.folder.appending(path: find))))
  }
}
