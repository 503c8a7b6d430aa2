import FlowModel
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Runs over real apps' files where they are at hand.
struct CorpusTests {
  @Test(
    "Every real file is read, but for those of zero bytes, and no scene or segue is lost",
    .enabled(if: Corpus.path != nil))
  func everyFile() throws {
    let folder = URL(filePath: try #require(Corpus.path))
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
