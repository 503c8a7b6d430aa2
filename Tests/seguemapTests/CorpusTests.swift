import Foundation
import SegueMapKit
import TestSupport
import Testing

/// Draws real apps if their files are available.
@Suite("Real apps", .enabled(if: Corpus.checker != nil))
struct CorpusTests {
  /// The comparison with the other program: the number of common elements, of those that it
  /// expected, and of those that only this program has.
  private struct Score: Decodable {
    let scenes: [Int]
    let segues: [Int]
    let references: [Int]
    let wrong: [[Fault]]
    let wrongCount: Int

    enum Fault: Decodable {
      case text(String)
      case key([String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .key(try container.decode([String].self))
        }
      }
    }
  }

  @Test(
    "Each app is drawn, and its graph agrees with another program's", arguments: Corpus.apps)
  func graph(app: String) throws {
    let output = try TemporaryProject()
    let formats = ["json", "svg", "dot", "mmd", "md", "txt"].map { output.file("flow.\($0)") }
    let result = try BuiltCommand(folder: app).run(["."] + formats.flatMap { ["-o", $0] })
    #expect(try output.names().count == formats.count)
    // Only files that their authors left empty are errors.
    let errors = result.messages.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.allSatisfy { $0.contains("the file is empty") }, "\(errors)")
    #expect(result.exitCode == (errors.isEmpty ? 0 : 2))

    let score = try score(of: app, graph: formats[0])
    #expect(score.wrongCount == 0, "\(score.wrong)")
    #expect(score.segues == [score.segues[1], score.segues[1], 0])
    #expect(score.references[0] == score.references[1])
    #expect(score.scenes == [score.scenes[1], score.scenes[1], 0])
  }

  private func score(of app: String, graph: String) throws -> Score {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", try #require(Corpus.checker), app, "--check", graph]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Score.self, from: json)
  }
}
