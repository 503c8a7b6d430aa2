import Foundation
import Testing

@Suite("Scripts/release.sh")
struct ReleaseTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ script: String, _ arguments: [String]) throws -> (status: Int32, text: String)
  {
    let process = Process()
    process.executableURL = root.appending(path: "Scripts/\(script)")
    process.arguments = arguments
    let result = try process.runToEnd()
    return (result.0, result.1)
  }

  @Test("A tag that is not the version of the command is refused, and says which is expected")
  func otherTag() throws {
    let result = try run("release.sh", ["check", "v99.0.0"])
    #expect(result.status == 2)
    #expect(result.text.contains("the tag is v99.0.0; expected v"))
  }

  @Test("Of no tarballs there is no bundle")
  func nothingToJoin() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run("release.sh", ["join", folder.path])
    #expect(result.status == 2)
    #expect(result.text.contains("no seguemap-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("The formula and the plugin name what release.sh fills in or makes")
  func packages() throws {
    let packaging = root.appending(path: "Packaging")
    let formula = try String(
      contentsOf: packaging.appending(path: "Homebrew/seguemap.rb"), encoding: .utf8)
    #expect(formula.contains(#"sha256 "CHECKSUM""#))
    #expect(formula.contains("vVERSION/seguemap-VERSION-source.tar.gz"))
    let plugin = try String(
      contentsOf: packaging.appending(path: "SegueMapPlugin/Package.swift"), encoding: .utf8)
    #expect(plugin.contains("/seguemap.artifactbundle.zip"))
  }

  // MARK: Scripts/compare-layouts.py

  private func picture(cards: [(Int, Int)], edge: String, label: String = "go") throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID()).svg")
    let scenes = cards.enumerated().map { number, place in
      """
      <g id="s\(number)" class="scene"><title>S\(number)</title>
      <rect x="\(place.0)" y="\(place.1)" width="100" height="50"/><text>S\(number)</text></g>
      """
    }
    try """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900">\(scenes.joined())
    <g id="e" class="segue segue-show"><title>show</title><path d="\(edge)"/></g>
    <g class="labels"><text>\(label)</text></g></svg>
    """.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test(
    "Of another layout, only what cannot be read as well is reported",
    arguments: [
      ([(0, 0), (300, 0), (600, 200)], "M100 25C200 25 200 25 300 25", ""),
      ([(0, 200), (0, 400), (0, 0)], "M50 250L50 400", ""),
      ([(0, 0), (300, 0), (150, 10)], "M100 25L300 25", "edges through a card"),
      ([(0, 0), (300, 0), (340, 20)], "M100 25L300 25", "overlapping cards"),
      ([(0, 0), (300, 0)], "M100 25L300 25", "elements"),
    ])
  func layouts(cards: [(Int, Int)], edge: String, fault: String) throws {
    let committed = try picture(
      cards: [(0, 0), (300, 0), (600, 0)], edge: "M100 25L300 25")
    let made = try picture(cards: cards, edge: edge)
    defer { for file in [committed, made] { try? FileManager.default.removeItem(at: file) } }
    let result = try run("compare-layouts.py", [committed.path, made.path])
    #expect(result.status == (fault.isEmpty ? 0 : 1), "\(result.text)")
    #expect(fault.isEmpty ? result.text.isEmpty : result.text.contains("\(fault): "))
  }
}
