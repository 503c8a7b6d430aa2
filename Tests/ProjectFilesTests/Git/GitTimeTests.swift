import Foundation
import InputBounds
import TestSupport
import Testing

@testable import ProjectFiles

/// Git waits for a pipe that stands where it expects a file.
@Suite("Git that waits without end")
struct GitTimeTests {
  private static let limit = InputBound(1, "seconds", of: "an answer of git")
  private static let failure = GitError.failed(
    reason: "it took more than 1 seconds; an answer of git may have at most 1")

  @Test(
    "It is ended after a time, and the error says so",
    arguments: ["core.excludesFile", "include.path", ".git/info/exclude", ".gitignore"])
  func commands(place: String) async throws {
    let repository = try TemporaryRepository()
    try repository.write("", to: "A.storyboard")
    let isFile = place.contains("/") || place.hasPrefix(".")
    let pipe = repository.file(isFile ? place : "App/pipe")
    try repository.write("", to: "App/keep")
    try? FileManager.default.removeItem(atPath: pipe)
    try #require(mkfifo(pipe, 0o600) == 0)
    if !isFile { try repository.git("config", place, pipe) }
    let command = GitCommand(
      folder: repository.path, gitFolder: repository.file(".git"), hasWorkTree: true,
      timeLimit: Self.limit)
    let error = await #expect(throws: GitError.self) {
      try await command.bytes(["ls-files", "--others", "--exclude-standard", "-z"])
    }
    #expect(error == Self.failure)
  }

  @Test("An object that is a pipe ends the reading of objects")
  func objects() async throws {
    let repository = try TemporaryRepository()
    try repository.write("text", to: "A.storyboard")
    try repository.commit()
    let blob = try repository.git("rev-parse", "HEAD:A.storyboard")
    let place = repository.file(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    try FileManager.default.removeItem(atPath: place)
    try #require(mkfifo(place, 0o600) == 0)
    await #expect(throws: GitError.self) {
      try await GitRepository(around: repository.path, timeLimit: Self.limit)
        .withObjects { objects in Result { try objects.bytes(of: BlobID(text: blob)) } }.get()
    }
  }
}
