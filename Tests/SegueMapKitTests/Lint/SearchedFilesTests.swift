import FlowLint
import FlowModel
import Foundation
import SegueMapKit
import Synchronization
import TestSupport
import Testing

@Suite("Files that rules search for names")
struct SearchedFilesTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Login", second: "Home").replacing(
        "</scenes>",
        with: """
          <scene><objects><viewController id="lost" storyboardIdentifier="Lost" \
          sceneMemberID="viewController"/></objects></scene></scenes>
          """),
      "App.swift": "import UIKit",
      "Names.json": "{}",
    ])
  }

  private func flow() throws -> AppFlow {
    var app = FlowProject(paths: [project.path])
    app.readsForRules = true
    return try app.load()
  }

  @Test("One that is too large is a warning, and what it might name is no fault")
  func size() throws {
    let whole = try flow()
    #expect(whole.findings.isEmpty)
    #expect(
      whole.lint().findings.map(\.rule) == ["unperformed-segue", "unreachable-screen"])
    let file = try FileHandle(forWritingTo: URL(filePath: project.file("Names.json")))
    try file.truncate(atOffset: (32 << 20) + 1)
    try file.close()
    let part = try flow()
    #expect(part.findings.map(\.rule) == ["unreadable"])
    #expect(part.findings.map(\.severity) == [.warning])
    #expect(part.findings.map(\.location.path) == [project.file("Names.json")])
    #expect(part.lint().findings.isEmpty)
    let other = try FlowProject(paths: [project.path]).load()
    #expect(other.findings.isEmpty)
  }

  @Test("Searching them is a phase with counts")
  func progress() async throws {
    let phases = Mutex<Set<String>>([])
    var app = FlowProject(paths: [project.path])
    app.readsForRules = true
    _ = try await app.loaded { progress in
      phases.withLock { _ = $0.insert(progress.description) }
    }
    #expect(phases.withLock { $0.contains("searching 2 of 2 files for names") })
  }
}
