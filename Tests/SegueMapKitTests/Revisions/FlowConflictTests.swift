import FlowModel
import ProjectFiles
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Reading the sides of a conflict")
struct FlowConflictTests {
  /// Returns a failed merge: both sides changed one storyboard; this side removed another one,
  /// which the other side changed.
  private func failedMerge(style: String = "merge") throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    try repository.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try repository.write(storyboardText(first: "K", second: "L"), to: "Old.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.write(storyboardText(first: "A", second: "T"), to: "Main.storyboard")
    try repository.write(storyboardText(first: "K", second: "M"), to: "Old.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(storyboardText(first: "A", second: "O"), to: "Main.storyboard")
    try repository.git("rm", "--quiet", "Old.storyboard")
    try repository.commit()
    try repository.git(
      "-c", "merge.conflictStyle=\(style)", "merge", "--quiet", "topic", expecting: 1)
    return repository
  }

  private func names(_ flow: AppFlow?) -> [String]? {
    flow?.graph.scenes.map { $0.storyboardIdentifier ?? "" }
  }

  @Test("In an unfinished merge, each side has its files without those that it removed")
  func stages() async throws {
    let repository = try failedMerge()
    let sides = try await FlowConflict(
      in: repository.file("Main.storyboard"), paths: [repository.path]
    ).load()
    #expect(names(sides.base) == ["A", "B", "K", "L"])
    #expect(names(sides.ours) == ["A", "O"])
    #expect(names(sides.theirs) == ["A", "T", "K", "M"])
    #expect(sides.ours.findings.isEmpty)
    #expect((sides.oursName, sides.theirsName) == ("main", "topic"))
  }

  @Test("The index of an unfinished merge is this side, or else the other")
  func index() async throws {
    let repository = try failedMerge()
    let flows = try await FlowComparison(
      of: .revision("HEAD"), and: .index, paths: [repository.path]
    ).load()
    #expect(names(flows.head) == ["A", "O", "K", "M"])
  }

  @Test("A file with conflict markers is split, inside a repository or not")
  func markers() async throws {
    let merge = try failedMerge(style: "diff3")
    let folder = try TemporaryProject()
    let marked = String(decoding: try merge.files.bytes(of: "Main.storyboard"), as: UTF8.self)
    try folder.write(marked, to: "Main.storyboard")
    try folder.write(storyboardText(first: "X", second: "Y"), to: "Other.storyboard")
    let conflict = FlowConflict(in: folder.file("Main.storyboard"), paths: [folder.path])
    for isRepository in [false, true] {
      if isRepository {
        try TemporaryRepository(at: folder.path, in: folder)
          .git("init", "--quiet", "--initial-branch=main")
      }
      let sides = try await conflict.load()
      #expect(names(sides.base) == ["A", "B", "X", "Y"])
      #expect(names(sides.ours) == ["A", "O", "X", "Y"])
      #expect(names(sides.theirs) == ["A", "T", "X", "Y"])
      #expect(sides.theirsName == "topic")
      #expect(sides.oursName == (isRepository ? "main" : "HEAD"))
    }
  }

  @Test("A file without a conflict is reported, and so is a missing one")
  func noConflict() async throws {
    let repository = try TemporaryRepository()
    try repository.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try repository.commit()
    let path = repository.file("Main.storyboard")
    await #expect(throws: FlowError.noConflict(path: path)) {
      try await FlowConflict(in: path, paths: [repository.path]).load()
    }
    let gone = repository.file("Gone.storyboard")
    await #expect(
      throws: FlowError.unreadable(path: gone, reason: "no such file or folder")
    ) {
      try await FlowConflict(in: gone, paths: [repository.path]).load()
    }
  }

  @Test("A conflict is reported and drawn, each format with its own ending")
  func rendered() async throws {
    let repository = try failedMerge()
    let sides = try await FlowConflict(
      in: repository.file("Main.storyboard"), paths: [repository.path]
    ).load()
    let difference = try #require(ConflictDifference(sides))
    #expect(difference.isContested)
    let files = try difference.render(ConflictDifference.formats + [.mermaid])
    #expect(files.map(\.format) == ConflictDifference.formats)
    for file in files where !file.format.isBinary {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      #expect(text.contains("main") && text.contains("topic"))
    }
  }

  @Test("Without a base, it is unknown which side made a change")
  func noBase() async throws {
    let merge = try failedMerge()
    let folder = try TemporaryProject()
    let marked = String(decoding: try merge.files.bytes(of: "Main.storyboard"), as: UTF8.self)
    try folder.write(marked, to: "Main.storyboard")
    let conflict = FlowConflict(in: folder.file("Main.storyboard"), paths: [folder.path])
    #expect(ConflictDifference(try await conflict.load()) == nil)
  }

  @Test("A side that can't be read distorts neither the others nor other files")
  func unreadableSide() async throws {
    let repository = try TemporaryRepository()
    try repository.write(storyboardText(first: "A", second: "B"), to: "Main.storyboard")
    try repository.write(storyboardText(first: "S", second: "T"), to: "Other.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.write("not a storyboard", to: "Main.storyboard")
    try repository.write(storyboardText(first: "S", second: "U"), to: "Other.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(storyboardText(first: "A", second: "C"), to: "Main.storyboard")
    try repository.commit()
    try repository.git("merge", "--quiet", "topic", expecting: 1)
    let sides = try await FlowConflict(
      in: repository.file("Main.storyboard"), paths: [repository.path]
    ).load()
    let difference = try #require(ConflictDifference(sides))
    let text = String(decoding: try difference.render([.text])[0].bytes, as: UTF8.self)
    #expect(text.contains("no change in the flow") && !text.contains("removed"))
    #expect(!difference.isContested)
  }

  @Test("What both sides changed on a screen is told")
  func looks() async throws {
    func storyboard(_ label: String) -> String {
      storyboardText(first: "A", second: "B").replacing(
        "<connections>",
        with: """
          <view key="view" id="v"><subviews><label text="\(label)" id="l"/></subviews></view>
          <connections>
          """)
    }
    let repository = try TemporaryRepository()
    try repository.write(storyboard("Hello"), to: "Main.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.write(storyboard("Hi"), to: "Main.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(storyboard("Hey"), to: "Main.storyboard")
    try repository.commit()
    try repository.git("merge", "--quiet", "topic", expecting: 1)
    let sides = try await FlowConflict(
      in: repository.file("Main.storyboard"), paths: [repository.path]
    ).load()
    let difference = try #require(ConflictDifference(sides))
    #expect(difference.isContested && !difference.contestsFlow)
    let text = String(decoding: try difference.render([.text])[0].bytes, as: UTF8.self)
    #expect(text.contains("label ‘Hello’ renamed to ‘Hey’"))
    #expect(text.contains("label ‘Hello’ renamed to ‘Hi’"))
  }
}
