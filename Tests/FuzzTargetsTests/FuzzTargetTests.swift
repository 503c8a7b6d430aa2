import Foundation
import FuzzTargets
import Testing

/// Inputs in `Fuzz/Seeds/TARGET`, and those in `Fuzz/Finds/TARGET`, which once made a fuzzer stop.
@Suite("An input of the fuzzer")
struct FuzzTargetTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzz")

  /// `KIND/TARGET/FILE`.
  private static let inputs: [String] =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasPrefix("Finds/") || $0.hasPrefix("Seeds/") }
    .filter { $0.split(separator: "/").count == 3 }.sorted()

  @Test("It is read to the end", arguments: inputs)
  func replay(input: String) throws {
    let name = String(input.split(separator: "/")[1])
    let target = try #require(FuzzTarget(rawValue: name), "no such target")
    target.read(Array(try Data(contentsOf: Self.folder.appending(path: input))))
  }
}
