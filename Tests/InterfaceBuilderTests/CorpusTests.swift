import FlowModel
import Foundation
import InterfaceBuilder
import ScreenModel
import TestSupport
import Testing

/// Reads the files of real apps if they are available.
struct CorpusTests {
  @Test(
    "Every real file except empty ones is read, and no scene or segue is lost",
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
      #expect(document.findings == [], "\(file)")
      for segue in document.scenes.flatMap(\.segues) {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[
          segue.location.line - 1]
        #expect(line.contains("id=\"\(segue.id.objectID)\""))
      }
    }
  }
}

extension CorpusTests {
  @Test(
    "Every real scene has a screen, and all of its views are known",
    .enabled(if: Corpus.path != nil))
  func everyScreen() throws {
    let folder = URL(filePath: try #require(Corpus.path))
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".storyboard") }
    for file in files {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      guard let document = try? InterfaceDocument(bytes, path: file) else { continue }
      let screens = try bytes.withUnsafeBytes { try InterfaceParser.screens(in: $0, path: file) }
      #expect(Set(screens.keys) == Set(document.scenes.map(\.scene.id.objectID)), "\(file)")
      let unknown = screens.values.flatMap { $0.view?.unknownElements ?? [] }
      #expect(unknown.isEmpty, "\(file)")
    }
  }
}

extension ScreenView {
  fileprivate var unknownElements: [String] {
    (kind == .unknown ? [element] : []) + subviews.flatMap(\.unknownElements)
  }
}

extension String {
  fileprivate func count(of pattern: Regex<Substring>) -> Int { matches(of: pattern).count }
}
