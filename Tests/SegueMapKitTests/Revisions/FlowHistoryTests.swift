import FlowModel
import Synchronization
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Walking along a history")
struct FlowHistoryTests {
  /// The subjects of the commits that changed the flow, each with the second scene after it.
  private func steps(
    _ history: FlowHistory, count: Int
  ) async throws -> [String] {
    let steps = Mutex([String]())
    let looked = try await history.walk { step in
      let name = { (flow: AppFlow) in flow.graph.scenes.last?.storyboardIdentifier ?? "-" }
      steps.withLock { $0.append("\(step.subject): \(name(step.base)) \(name(step.head))") }
    }
    #expect(looked == count)
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

  @Test("Commits that changed a file of the app are told, the oldest first")
  func all() async throws {
    let repository = try repository()
    let history = FlowHistory(paths: [repository.path])
    #expect(try await steps(history, count: 4) == ["One: - B", "Two: B C", "Four: C D"])
  }

  @Test("A part of the history begins with what was before it")
  func part() async throws {
    let repository = try repository()
    let paths = [repository.file("App")]
    #expect(
      try await steps(FlowHistory(after: "HEAD~3", paths: paths), count: 3)
        == ["Two: B C", "Four: C D"])
    #expect(
      try await steps(FlowHistory(of: "HEAD~1", paths: paths, limit: 2), count: 2) == ["Two: B C"])
    #expect(try await steps(FlowHistory(after: "HEAD", paths: paths), count: 0) == [])
  }

  @Test("What a branch brought counts where it was merged")
  func merge() async throws {
    let repository = try repository()
    try repository.git("checkout", "--quiet", "-b", "topic", "HEAD~1")
    try repository.write(storyboardText(first: "X", second: "Y"), to: "Topic/Topic.storyboard")
    try repository.commit("On the side")
    try repository.git("checkout", "--quiet", "main")
    try repository.git("merge", "--quiet", "--message=Merge", "topic")
    let history = FlowHistory(after: "HEAD~2", paths: [repository.path])
    #expect(try await steps(history, count: 2) == ["Four: C D", "Merge: D Y"])
  }

  @Test("A shallow clone begins with its oldest commit")
  func shallow() async throws {
    let origin = try repository()
    let folder = try TemporaryProject()
    try origin.git("clone", "--quiet", "--depth=3", "file://" + origin.path, folder.file("a"))
    let history = FlowHistory(paths: [folder.file("a")])
    #expect(try await steps(history, count: 3) == ["Four: C D"])
  }

  @Test("A revision that is not there is told")
  func unknownRevision() async throws {
    let repository = try repository()
    let error = FlowError.git(.unknownRevision("nope", isShallow: false))
    for history in [
      FlowHistory(of: "nope", paths: [repository.path]),
      FlowHistory(after: "nope", paths: [repository.path]),
    ] {
      await #expect(throws: error) { try await history.walk { _ in } }
    }
  }
}
