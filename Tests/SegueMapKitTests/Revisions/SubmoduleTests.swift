import FlowModel
import ProjectFiles
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Reading states of a repository with submodules")
struct SubmoduleTests {
  private let kit: TemporaryRepository
  private let app: TemporaryRepository

  /// Creates an app whose submodule was changed once.
  init() throws {
    kit = try TemporaryRepository()
    try kit.write(storyboardText(first: "K", second: "L"), to: "Kit.storyboard")
    try kit.commit()
    app = try TemporaryRepository()
    try app.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try app.git("submodule", "--quiet", "add", kit.path, "Libs/Kit: \"1\"")
    try app.commit()
    try app.git("tag", "first")
    try kit.write(storyboardText(first: "K", second: "M"), to: "Kit.storyboard")
    try kit.commit()
    try app.git("submodule", "--quiet", "update", "--remote")
    try app.commit()
  }

  private func names(
    _ base: FlowState, _ head: FlowState, in repository: TemporaryRepository,
    path: String? = nil
  ) async throws -> [[String]] {
    let paths = [path ?? repository.path]
    let flows = try await FlowComparison(of: base, and: head, paths: paths).load()
    return [flows.base, flows.head].map { flow in
      flow.graph.scenes.map { $0.storyboardIdentifier ?? "" }
    }
  }

  @Test("A submodule is read at the commit of each state")
  func states() async throws {
    let old = ["K", "L", "A", "B"]
    let new = ["K", "M", "A", "B"]
    #expect(try await names(.revision("first"), .revision("HEAD"), in: app) == [old, new])
    #expect(try await names(.revision("first"), .index, in: app) == [old, new])
    #expect(try await names(.revision("first"), .workTree, in: app) == [old, new])
  }

  @Test("A submodule that was removed later is read at its old place")
  func removed() async throws {
    try app.git("rm", "--quiet", "Libs/Kit: \"1\"")
    try app.commit()
    #expect(
      try await names(.revision("first"), .revision("HEAD"), in: app)
        == [["K", "L", "A", "B"], ["A", "B"]])
  }

  @Test("Inside a submodule, it is a repository of its own")
  func inside() async throws {
    #expect(
      try await names(
        .revision("HEAD~1"), .workTree, in: app, path: app.file("Libs/Kit: \"1\""))
        == [["K", "L"], ["K", "M"]])
  }

  @Test("A submodule that was not cloned is an empty folder")
  func notCloned() async throws {
    let folder = try TemporaryProject()
    try app.git("clone", "--quiet", app.path, folder.file("a"))
    let clone = TemporaryRepository(at: folder.file("a"), in: folder)
    #expect(
      try await names(.revision("HEAD~1"), .workTree, in: clone) == [["A", "B"], ["A", "B"]])
  }

  @Test("A commit that the clone of a submodule lacks is reported")
  func missingCommit() async throws {
    let folder = try TemporaryProject()
    try app.git("clone", "--quiet", app.path, folder.file("a"))
    let clone = TemporaryRepository(at: folder.file("a"), in: folder)
    try clone.git("submodule", "--quiet", "init")
    try clone.git("config", "submodule.Libs/Kit: \"1\".url", "file://" + kit.path)
    try clone.git("submodule", "--quiet", "update", "--depth=1")
    let commit = try kit.git("rev-parse", "HEAD~1")
    let path = "Libs/Kit: \"1\""
    await #expect(throws: FlowError.git(.missingSubmodule(path: path, commit: commit))) {
      try await names(.revision("first"), .workTree, in: clone)
    }
  }
}
