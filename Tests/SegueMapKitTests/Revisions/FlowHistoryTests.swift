import FlowModel
import Foundation
import ProjectFiles
import Synchronization
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Walking along a history")
struct FlowHistoryTests {
  /// Returns the subjects of the commits that changed the flow, each with the second scene before
  /// and after.
  private func steps(
    _ history: FlowHistory, count: Int
  ) async throws -> [String] {
    let steps = Mutex([String]())
    let outcome = try await history.walk { step in
      let name = { (flow: AppFlow) in flow.graph.scenes.last?.storyboardIdentifier ?? "-" }
      steps.withLock { $0.append("\(step.subject): \(name(step.base)) \(name(step.head))") }
      return true
    }
    #expect(outcome.commitCount == count)
    return steps.withLock { $0 }
  }

  private func repository() throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    for (subject, name) in [("One", "B"), ("Two", "C"), ("Three", "C"), ("Four", "D")] {
      try repository.write(storyboardText(first: "A", second: name), to: "App/Main.storyboard")
      try repository.write(subject, to: "notes.txt")
      try repository.commit(subject)
    }
    return repository
  }

  @Test("Commits that changed the flow are reported, newest first")
  func all() async throws {
    let repository = try repository()
    let history = FlowHistory(paths: [repository.path])
    #expect(try await steps(history, count: 4) == ["Four: C D", "Two: B C", "One: - B"])
  }

  @Test("A part of the history is compared with the state before it")
  func part() async throws {
    let repository = try repository()
    let paths = [repository.file("App")]
    #expect(
      try await steps(FlowHistory(after: "HEAD~3", paths: paths), count: 3)
        == ["Four: C D", "Two: B C"])
    #expect(
      try await steps(FlowHistory(of: "HEAD~1", paths: paths, limit: 1), count: 2) == ["Two: B C"])
    #expect(try await steps(FlowHistory(after: "HEAD", paths: paths), count: 0) == [])
  }

  @Test("The changes of a branch count at its merge")
  func merge() async throws {
    let repository = try repository()
    try repository.git("checkout", "--quiet", "-b", "topic", "HEAD~1")
    try repository.write(storyboardText(first: "X", second: "Y"), to: "Topic/Topic.storyboard")
    try repository.commit("On the side")
    try repository.git("checkout", "--quiet", "main")
    try repository.git("merge", "--quiet", "--message=Merge", "topic")
    let history = FlowHistory(after: "HEAD~2", paths: [repository.path])
    #expect(try await steps(history, count: 2) == ["Merge: D Y", "Four: C D"])
    let brought = FlowHistory(of: "HEAD^2", after: "HEAD^", paths: [repository.path])
    #expect(try await steps(brought, count: 1) == ["On the side: C Y"])
  }

  @Test("A shallow clone begins with its oldest commit")
  func shallow() async throws {
    let origin = try repository()
    let folder = try TemporaryProject()
    try origin.git("clone", "--quiet", "--depth=3", "file://" + origin.path, folder.file("a"))
    let history = FlowHistory(paths: [folder.file("a")])
    #expect(try await steps(history, count: 2) == ["Four: C D"])
  }

  @Test("A path without an interface file in any commit is reported")
  func nothing() async throws {
    let repository = try repository()
    let paths = [repository.file("Typo")]
    await #expect(throws: FlowError.nothingToRead(paths: paths, findings: [])) {
      try await FlowHistory(paths: paths).walk { _ in true }
    }
  }

  @Test("A missing revision is reported")
  func unknownRevision() async throws {
    let repository = try repository()
    let error = FlowError.git(.unknownRevision("nope", isShallow: false))
    for history in [
      FlowHistory(of: "nope", paths: [repository.path]),
      FlowHistory(after: "nope", paths: [repository.path]),
    ] {
      await #expect(throws: error) { try await history.walk { _ in true } }
    }
  }

  @Test("The history ends when its reader stops")
  func enough() async throws {
    let repository = try repository()
    let outcome = try await FlowHistory(paths: [repository.path]).walk { _ in false }
    #expect(outcome.commitCount == 1)
  }

  @Test("A commit that only moves views is not reported")
  func noise() async throws {
    let repository = try repository()
    let text = storyboardText(first: "A", second: "D")
    try repository.write(
      text.replacingOccurrences(of: "\n", with: "\n\n"), to: "App/Main.storyboard")
    try repository.commit("Blank lines")
    let history = FlowHistory(after: "HEAD~1", paths: [repository.path])
    #expect(try await steps(history, count: 1) == [])
  }

  @Test("The changes of an unreadable commit are reported with the next readable one, and named")
  func unreadable() async throws {
    let repository = try repository()
    try repository.write("<document", to: "App/Main.storyboard")
    try repository.commit("Broken")
    try repository.write(storyboardText(first: "A", second: "E"), to: "App/Main.storyboard")
    try repository.commit("Mended")
    let history = FlowHistory(after: "HEAD~2", paths: [repository.path])
    #expect(try await steps(history, count: 2) == ["Mended: D E"])
    let outcome = try await history.walk { _ in true }
    #expect(outcome.failures.map(\.finding.location.path) == ["App/Main.storyboard"])
    let untilBroken = FlowHistory(of: "HEAD~1", after: "HEAD~3", paths: [repository.path])
    #expect(try await steps(untilBroken, count: 2) == ["Four: C D"])
  }

  @Test("Names are revisions, ranges or paths")
  func names() async throws {
    let repository = try repository()
    let paths = [repository.path]
    let all = try await FlowHistory(arguments: paths)
    #expect((all.start, all.revision, all.paths) == (nil, "HEAD", paths))
    let since = try await FlowHistory(arguments: ["main~2"] + paths)
    #expect((since.start, since.revision, since.paths) == ("main~2", "HEAD", paths))
    for range in ["main~2..main~1", "main~2...main~1"] {
      let history = try await FlowHistory(arguments: [range] + paths)
      #expect((history.start, history.revision) == ("main~2", "main~1"))
    }
    await #expect(throws: FlowError.git(.unknownRevision("mian", isShallow: false))) {
      try await FlowHistory(arguments: ["mian"] + paths)
    }
  }
}
