import FlowModel
import Foundation
import InterfaceBuilder
import Testing

/// Runs over real apps' files where a folder `shared/corpus` lies beside the package or above it.
struct CorpusTests {
  private static let folder = sequence(first: URL(filePath: #filePath)) {
    $0.path == "/" ? nil : $0.deletingLastPathComponent()
  }
  .map { $0.appending(path: "shared/corpus") }
  .first { FileManager.default.fileExists(atPath: $0.path) }

  @Test(
    "Every real file is read, but for those of zero bytes, and no scene or segue is lost",
    .enabled(if: folder != nil))
  func everyFile() throws {
    let folder = try #require(Self.folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: folder.appending(path: file))
      guard !data.isEmpty else {
        #expect(complaint(about: data, path: file)?.contains("the file is empty") == true)
        continue
      }
      let document = try InterfaceDocument(Array(data), path: file)
      let text = String(decoding: data, as: UTF8.self)
      #expect(document.scenes.count == text.count(of: #/<scene /#), "\(file)")
      #expect(
        document.scenes.flatMap(\.segues).count == text.count(of: #/<segue [^>]*destination="/#),
        "\(file)")
      #expect(document.diagnostics == [], "\(file)")
      for segue in document.scenes.flatMap(\.segues) {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[
          segue.location.line - 1]
        #expect(line.contains("id=\"\(segue.id.objectID)\""))
      }
    }
  }
}

extension String {
  fileprivate func count(of pattern: Regex<Substring>) -> Int { matches(of: pattern).count }
}
