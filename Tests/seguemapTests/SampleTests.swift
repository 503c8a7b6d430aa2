import Foundation
import SegueMapKit
import TestSupport
import Testing

@Suite("The samples")
struct SampleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: root + "/Samples")
    return (files ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  private let command = BuiltCommand(folder: root)

  @Test("There are samples")
  func any() {
    #expect(Self.names.contains("SocialClient"))
    #expect(Self.names.contains("BrokenApp"))
  }

  @Test(
    "Each sample is drawn in every format, and all but the broken one without messages",
    arguments: names)
  func everyFormat(name: String) throws {
    let output = try TemporaryProject()
    let files = OutputFormat.allCases.map { "flow.\($0.fileExtensions[0])" }
    let result = try command.run(
      ["Samples/\(name)", "--scale", "1"] + files.flatMap { ["-o", output.file($0)] })
    #expect(try output.names() == files.sorted())
    #expect(result.output.isEmpty)
    guard name != "BrokenApp" else { return }
    #expect(result.exitCode == 0)
    // A picture of very many screens is drawn with the command for an overview.
    let notes = result.messages.split(separator: "\n").filter {
      $0.hasPrefix("seguemap: note: the picture has")
    }
    #expect(result.messages == notes.map { "\($0)\n" }.joined())
    #expect(notes.count == (name == "Wayfarer" ? 1 : 0))
  }

  @Test("The faults of the broken sample are reported at their places, and the rest is drawn")
  func broken() throws {
    let result = try command("Samples/BrokenApp")
    #expect(result.exitCode == 2)
    #expect(
      result.messages == """
        Samples/BrokenApp/BrokenApp/Conflict.storyboard:38:1: error: unresolved merge conflict; \
        resolve it and save the file again
        Samples/BrokenApp/BrokenApp/Dangling.storyboard:63: warning: segue 'showAccount' leads to \
        'L1i-3K-GT1'; expected the object id of a scene in this storyboard
        Samples/BrokenApp/BrokenApp/Dangling.storyboard:104: warning: storyboard 'Themes' is not \
        among the files; expected a file of that name
        Samples/BrokenApp/BrokenApp/Dangling.storyboard:112: warning: storyboard 'Main' has no \
        scene 'help'; expected one with that identifier
        Samples/BrokenApp/BrokenApp/Empty.storyboard:1:1: error: the file is empty; restore it, or \
        take it out of the project
        Samples/BrokenApp/BrokenApp/Truncated.storyboard:57:59: error: the file ends too early; \
        restore the rest of it

        """)
    #expect(result.text.contains("NotesViewController"))
    #expect(result.text.contains("✗ missing storyboard 'Themes'"))
  }

  @Test(
    "Each filter shows a part, and the parts differ",
    arguments: [
      ["--from", "Profile"], ["--to", "Profile"], ["--focus", "Profile"],
      ["--focus", "Profile", "--depth", "0"], ["--kind", "show"], ["--kind", "embed,unwind"],
      ["--include", "**/Tweets.storyboard"], ["--exclude", "**/*.storyboard"],
      ["--collapse", "storyboard"],
    ])
  func filters(arguments: [String]) throws {
    let whole = try segueCount([])
    let part = try segueCount(arguments)
    #expect(part < whole)
  }

  private func segueCount(_ arguments: [String]) throws -> Int {
    let result = try command.run(["Samples/SocialClient", "--format", "json"] + arguments)
    #expect(result.exitCode == 0)
    let graph = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
    return (graph?["segues"] as? [Any])?.count ?? 0
  }
}
