import ProjectFiles
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Reading what git keeps of an app")
struct GitStateTests {
  @Test("A repository that names its objects with SHA-256 is read")
  func longNames() async throws {
    let files = try TemporaryProject()
    let repository = TemporaryRepository(at: files.path, in: files)
    try repository.git("init", "--quiet", "--object-format=sha256")
    try repository.write(storyboardText(first: "A", second: "B"), to: "App/Main.storyboard")
    try repository.commit()
    let flows = try await FlowComparison(
      of: .revision("HEAD"), and: .index, paths: [files.path]
    ).load()
    #expect(flows.base.sceneCount == 2)
    #expect(flows.head.sceneCount == 2)
  }

  @Test("A file that the clone lacks is an error")
  func missingBlob() async throws {
    let origin = try TemporaryRepository()
    try origin.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try origin.commit()
    let blob = try origin.git("rev-parse", "HEAD:Main.storyboard")
    let object = ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
    try origin.files.remove(object)
    try origin.write(storyboardText(first: "A", second: "C"), to: "Main.storyboard")
    await #expect(throws: FlowError.git(.missingObject(blob))) {
      try await FlowComparison(of: .revision("HEAD"), and: .workTree, paths: [origin.path]).load()
    }
  }

  @Test("A link to a longer path than any file has leads nowhere")
  func longLink() async throws {
    let repository = try TemporaryRepository()
    try repository.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try repository.write(String(repeating: "a/", count: 1_000_000), to: "target")
    let blob = try repository.git("hash-object", "-w", "target")
    try repository.files.remove("target")
    try repository.commit()
    try repository.git("update-index", "--add", "--cacheinfo", "120000,\(blob),Link.storyboard")
    try repository.git("commit", "--quiet", "--message", "Link")
    let flow = try await FlowComparison(
      of: .revision("HEAD"), and: .index, paths: [repository.path]
    ).load().base
    #expect(flow.sceneCount == 2)
  }

  @Test("Two names of the same tree are equal without reading a file")
  func sameTree() async throws {
    let repository = try TemporaryRepository()
    try repository.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try repository.commit()
    try repository.commit("Change nothing")
    let blob = try repository.git("rev-parse", "HEAD:Main.storyboard")
    try repository.files.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    var comparison = FlowComparison(
      of: .revision("HEAD~1"), and: .revision("main"), paths: [repository.path])
    #expect(try await comparison.loadIfChanged() == nil)
    await #expect(throws: FlowError.git(.missingObject(blob))) { try await comparison.load() }
    comparison.paths = [repository.file("Nope")]
    await #expect(throws: FlowError.self) { try await comparison.loadIfChanged() }
  }

  @Test("A folder that was renamed between the states is found, whichever of its names is given")
  func renamedFolder() async throws {
    let repository = try TemporaryRepository()
    for name in ["Main", "Other"] {
      try repository.write(
        storyboardText(first: name + "A", second: name + "B"), to: "Old/UI/\(name).storyboard")
    }
    try repository.commit()
    try repository.git("mv", "Old", "New")
    try repository.write(
      storyboardText(first: "MainA", second: "MainC"), to: "New/UI/Main.storyboard")
    try repository.commit()
    for name in ["New", "Old"] {
      let flows = try await FlowComparison(
        of: .revision("HEAD~1"), and: .revision("HEAD"), paths: [repository.file(name)]
      ).load()
      let text = FlowDifference(from: flows.base, to: flows.head).report(.text)
      #expect(!text.contains("added") && !text.contains("removed"))
      #expect(text.contains("MainC"))
    }
  }
}
