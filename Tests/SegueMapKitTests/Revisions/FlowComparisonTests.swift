import FlowModel
import ProjectFiles
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Reading two states of an app")
struct FlowComparisonTests {
  private func storyboard(_ first: String, _ second: String) -> String {
    storyboardText(first: first, second: second)
  }

  /// Returns the storyboard identifiers of both states' scenes.
  private func names(
    _ base: FlowState, _ head: FlowState, in repository: TemporaryRepository,
    paths: [String] = [""]
  ) async throws -> [[String]] {
    let paths = paths.map { $0.isEmpty ? repository.path : repository.file($0) }
    let flows = try await FlowComparison(of: base, and: head, paths: paths).load()
    return [flows.base, flows.head].map { flow in
      flow.graph.scenes.map { $0.storyboardIdentifier ?? "" }
    }
  }

  private func repository() throws -> TemporaryRepository {
    let repository = try TemporaryRepository()
    try repository.write(storyboard("A", "B"), to: "App/Main.storyboard")
    try repository.commit()
    try repository.git("tag", "first")
    return repository
  }

  @Test("A commit, a tag, the index and the work tree are states of their own")
  func states() async throws {
    let repository = try repository()
    try repository.write(storyboard("C", "D"), to: "App/Main.storyboard")
    let second = try repository.commit()
    try repository.write(storyboard("E", "F"), to: "App/Main.storyboard")
    try repository.git("add", "--all")
    try repository.write(storyboard("G", "H"), to: "App/Main.storyboard")
    let before = try repository.traces()
    #expect(
      try await names(.revision("first"), .revision(second), in: repository)
        == [["A", "B"], ["C", "D"]])
    #expect(
      try await names(.revision("HEAD"), .index, in: repository) == [["C", "D"], ["E", "F"]])
    #expect(try await names(.index, .workTree, in: repository) == [["E", "F"], ["G", "H"]])
    #expect(
      try await names(.revision("main~1"), .workTree, in: repository) == [["A", "B"], ["G", "H"]])
    #expect(try repository.traces() == before)
  }

  @Test("A state in git is read in the same way as the disk")
  func likeDisk() async throws {
    let repository = try repository()
    try repository.write(storyboard("P", "P"), to: "Pods/Main.storyboard")
    try repository.write(storyboard("S", "T"), to: ".shared/Linked.storyboard")
    try repository.files.link("Shared", to: ".shared")
    try repository.files.link("Out", to: "/usr")
    try repository.files.link("Loop", to: "Loop")
    try repository.write(
      "class A: UIViewController { func a() { performSegue(withIdentifier: \"next\") } }",
      to: "App/A.swift")
    try repository.write("class B {}", to: "App/B.swift")
    try repository.write("// !$*UTF8*$!\n{}", to: "Kiosk.xcodeproj/project.pbxproj")
    try repository.commit()
    let onDisk = try FlowProject(paths: [repository.path]).load()
    let expected = String(decoding: try onDisk.render(.json).bytes, as: UTF8.self)
    #expect(onDisk.fileCount == 2)
    for state in [FlowState.revision("HEAD"), .index, .workTree] {
      let flows = try await FlowComparison(
        of: .revision("first"), and: state, paths: [repository.path]
      ).load()
      #expect(String(decoding: try flows.head.render(.json).bytes, as: UTF8.self) == expected)
      #expect(flows.head.name == "Kiosk")
      #expect(flows.head.sourceCount == onDisk.sourceCount)
      #expect(flows.head.findings == onDisk.findings)
    }
  }

  @Test("The work tree includes new files, but not ignored or deleted ones")
  func workTree() async throws {
    let repository = try repository()
    try repository.write("Generated\n", to: ".gitignore")
    try repository.write(storyboard("G", "G"), to: "Generated/Main.storyboard")
    try repository.write(storyboard("N", "O"), to: "New.storyboard")
    #expect(
      try await names(.revision("HEAD"), .workTree, in: repository)
        == [["A", "B"], ["A", "B", "N", "O"]])
    try repository.git("rm", "--quiet", "--force", "App/Main.storyboard")
    #expect(
      try await names(.revision("HEAD"), .workTree, in: repository) == [["A", "B"], ["N", "O"]])
  }

  @Test("Three dots compare with the merge base")
  func mergeBase() async throws {
    let repository = try repository()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.write(storyboard("C", "D"), to: "App/Main.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(storyboard("X", "Y"), to: "App/Main.storyboard")
    try repository.commit()
    let base = FlowState.mergeBase("main", "topic")
    #expect(
      try await names(base, .revision("topic"), in: repository) == [["A", "B"], ["C", "D"]])
  }

  @Test("Revisions without a common commit are reported")
  func noMergeBase() async throws {
    let repository = try repository()
    try repository.git("checkout", "--quiet", "--orphan", "other")
    try repository.commit("Begin anew")
    let expected = FlowError.git(.noMergeBase("main", "other", isShallow: false))
    await #expect(throws: expected) {
      try await names(.mergeBase("main", "other"), .workTree, in: repository)
    }
  }

  @Test(
    "A missing revision is an error, whatever its name",
    arguments: [
      "nope", "", "--all", "-p", "a\nHEAD", "HEAD\nHEAD", "HEAD:App", "first^9", " ", "...",
    ])
  func unknownRevision(name: String) async throws {
    let repository = try repository()
    let expected = FlowError.git(.unknownRevision(name, isShallow: false))
    await #expect(throws: expected) {
      try await names(.revision(name), .workTree, in: repository)
    }
    await #expect(throws: expected) {
      try await names(.mergeBase("HEAD", name), .workTree, in: repository)
    }
  }

  @Test("A revision that a shallow clone lacks is reported, with the way to fetch it")
  func shallow() async throws {
    let origin = try repository()
    try origin.write(storyboard("C", "D"), to: "App/Main.storyboard")
    try origin.commit()
    let folder = try TemporaryProject()
    try origin.git("clone", "--quiet", "--depth=1", "file://" + origin.path, folder.file("a"))
    let clone = TemporaryRepository(at: folder.file("a"), in: folder)
    #expect(try await names(.revision("HEAD"), .workTree, in: clone) == [["C", "D"], ["C", "D"]])
    for name in ["first", "HEAD~1"] {
      let expected = FlowError.git(.unknownRevision(name, isShallow: true))
      #expect(
        expected.description
          == "revision '\(name)' is not in this clone; fetch it first (git fetch --depth=…)")
      await #expect(throws: expected) {
        try await names(.revision(name), .workTree, in: clone)
      }
    }
  }

  @Test("A bare repository is not read unless it is named as one")
  func bare() async throws {
    let origin = try repository()
    let folder = try TemporaryProject()
    try origin.git("clone", "--quiet", "--bare", origin.path, folder.file("a.git"))
    let bare = TemporaryRepository(at: folder.file("a.git"), in: folder)
    await #expect(throws: FlowError.git(.unnamedBareRepository(path: bare.file("App")))) {
      try await names(.revision("main"), .revision("main"), in: bare, paths: ["App"])
    }
  }

  @Test("A file that git stores with other line ends is the same")
  func lineEnds() async throws {
    let repository = try repository()
    try repository.write("* text=auto eol=crlf\n", to: ".gitattributes")
    try repository.write(
      "class A: UIViewController {\n  func a() {\n    show(B())\n  }\n}\nclass B: UIViewController {}\n",
      to: "App/A.swift")
    try repository.commit()
    let clone = try TemporaryProject()
    try repository.git("clone", "--quiet", repository.path, clone.file("clone"))
    #expect(try clone.bytes(of: "clone/App/Main.storyboard").contains(UInt8(ascii: "\r")))
    let flows = try await FlowComparison(
      of: .revision("HEAD"), and: .workTree, paths: [clone.file("clone")]
    ).load()
    #expect(flows.head.sourceCount == 1)
    #expect(FlowDifference(from: flows.base, to: flows.head).isEmpty)
  }

  @Test("An unchanged file of the work tree is parsed once for both states")
  func parsedOnce() async throws {
    let repository = try repository()
    let blob = try repository.git("rev-parse", "HEAD:App/Main.storyboard")
    // It can't be read from git, and need not be.
    try repository.files.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    #expect(
      try await names(.revision("HEAD"), .workTree, in: repository) == [["A", "B"], ["A", "B"]])
  }

  @Test("A linked work tree has its own files and index")
  func linkedWorkTree() async throws {
    let origin = try repository()
    let folder = try TemporaryProject()
    try origin.git("worktree", "add", "--quiet", "-b", "topic", folder.file("tree"))
    let tree = TemporaryRepository(at: folder.file("tree"), in: folder)
    try tree.write(storyboard("C", "D"), to: "App/Main.storyboard")
    #expect(try await names(.index, .workTree, in: tree) == [["A", "B"], ["C", "D"]])
    try tree.commit()
    #expect(
      try await names(.revision("main"), .revision("topic"), in: tree) == [
        ["A", "B"], ["C", "D"],
      ])
    #expect(
      try await names(.revision("main"), .workTree, in: origin) == [["A", "B"], ["A", "B"]])
  }

  @Test("A part of the app is read in both states, even if only one of them has it")
  func part() async throws {
    let repository = try repository()
    try repository.write(storyboard("C", "D"), to: "Kit/Main.storyboard")
    try repository.commit()
    let head = FlowState.revision("HEAD")
    #expect(
      try await names(.revision("first"), head, in: repository, paths: ["Kit"])
        == [[], ["C", "D"]])
    #expect(
      try await names(head, .revision("first"), in: repository, paths: ["Kit"])
        == [["C", "D"], []])
    #expect(
      try await names(head, .workTree, in: repository, paths: ["App/Main.storyboard"])
        == [["A", "B"], ["A", "B"]])
    await #expect(throws: FlowError.self) {
      try await names(head, .workTree, in: repository, paths: ["Nowhere"])
    }
  }

  @Test("The paths of both states are relative to the same folder")
  func relativePaths() async throws {
    let repository = try repository()
    try repository.git("mv", "App", "Kiosk")
    try repository.commit()
    let flows = try await FlowComparison(
      of: .revision("first"), and: .revision("HEAD"),
      paths: [repository.file("App"), repository.file("Kiosk")]
    ).load()
    #expect(flows.base.graph.storyboards.map(\.path) == ["App/Main.storyboard"])
    #expect(flows.head.graph.storyboards.map(\.path) == ["Kiosk/Main.storyboard"])
  }

  @Test("A folder outside a repository is reported, and so is one beside it")
  func noRepository() async throws {
    let folder = try TemporaryProject(["Main.storyboard": storyboard("A", "B")])
    await #expect(throws: FlowError.git(.notARepository(path: folder.path))) {
      try await FlowComparison(of: .revision("HEAD"), and: .workTree, paths: [folder.path]).load()
    }
    let repository = try repository()
    await #expect(throws: FlowError.git(.outside(path: folder.path))) {
      try await FlowComparison(
        of: .revision("HEAD"), and: .workTree, paths: [repository.path, folder.path]
      ).load()
    }
  }

  @Test("Files with unusual names are read")
  func hostileNames() async throws {
    let repository = try repository()
    let names = ["--help", "-x y", "a\nb", "a\tb\"c'", "$(touch x)", "é\u{301}", ":(top)", "*"]
    for name in names { try repository.write(storyboard("C", "D"), to: name + "/" + name + ".xib") }
    try repository.commit()
    for state in [FlowState.revision("HEAD"), .index, .workTree] {
      let flows = try await FlowComparison(
        of: .revision("first"), and: state, paths: [repository.path]
      ).load()
      #expect(flows.head.findings.isEmpty)
      #expect(flows.head.graph.scenes.count >= 2)
      let folders = Set(
        flows.head.graph.scenes.compactMap { $0.id.path.split(separator: "/").first })
      #expect(folders.isSuperset(of: names.map { Substring($0) }))
    }
  }

  @Test("Two folders and two exports are compared without git")
  func outsideGit() async throws {
    let folder = try TemporaryProject([
      "Old/Main.storyboard": storyboard("A", "B"), "New/Main.storyboard": storyboard("C", "D"),
    ])
    let old = FlowState.files([folder.file("Old")])
    let flows = try await FlowComparison(of: old, and: .files([folder.file("New")])).load()
    #expect(flows.base.graph.storyboards == flows.head.graph.storyboards)
    #expect(flows.head.graph.scenes.map(\.storyboardIdentifier) == ["C", "D"])

    try flows.head.render(.json).write(to: folder.file("flow.json"))
    let report = try await FlowComparison(of: .report(folder.file("flow.json")), and: old).load()
    #expect(report.base.graph.scenes == flows.head.graph.scenes)
    #expect(report.base.name == "flow")
    await #expect(throws: FlowError.self) {
      try await FlowComparison(of: .report(folder.file("Old/Main.storyboard")), and: old).load()
    }
  }

  @Test("A file that one state can't read is left out of both, wherever the states are")
  func unreadable() async throws {
    let repository = try repository()
    try repository.write(storyboard("S", "T"), to: "App/Settings.storyboard")
    try repository.commit()
    let broken = "<<<<<<< HEAD"
    let states = [("old/", storyboard("A", "B")), ("new/", broken)]
    for (folder, text) in states {
      try repository.write(text, to: folder + "Main.storyboard")
      try repository.write(storyboard("S", "T"), to: folder + "Settings.storyboard")
    }
    let report = repository.file("old.json")
    let old = try FlowProject(paths: [repository.file("old")]).load()
    try old.render(.json).write(to: report)
    let folders = [repository.file("old"), repository.file("new")].map { FlowState.files([$0]) }
    for (base, head) in [(folders[0], folders[1]), (.report(report), folders[1])] {
      for states in [(base, head), (head, base)] {
        let flows = try await FlowComparison(of: states.0, and: states.1).load()
        let lines = FlowDifference(from: flows.base, to: flows.head).report(.text)
          .split(separator: "\n")
        #expect(lines.count == 2 && lines[1].contains("Main.storyboard:1"))
      }
    }
    // The file that can't be read may have been moved.
    try repository.git("mv", "App/Main.storyboard", "Main.storyboard")
    try repository.write(broken, to: "Main.storyboard")
    let flows = try await FlowComparison(
      of: .revision("HEAD"), and: .index, paths: [repository.path]
    ).load()
    #expect(FlowDifference(from: flows.base, to: flows.head).isEmpty == false)
    try repository.git("add", "Main.storyboard")
    let moved = try await FlowComparison(
      of: .revision("HEAD"), and: .index, paths: [repository.path]
    ).load()
    let text = FlowDifference(from: moved.base, to: moved.head).report(.text)
    #expect(text.split(separator: "\n").count == 2 && text.contains("unresolved merge conflict"))
  }

  @Test("A file that no state can read is no difference and no error")
  func unreadableEverywhere() async throws {
    let repository = try repository()
    try repository.write("<<<<<<< HEAD", to: "App/Legacy.xib")
    try repository.commit()
    try repository.write("<<<<<<< HEAD, again", to: "App/Legacy.xib")
    let flows = try await FlowComparison(
      of: .revision("HEAD"), and: .workTree, paths: [repository.path]
    ).load()
    #expect(FlowDifference(from: flows.base, to: flows.head).isEmpty)
    #expect(!flows.base.hasErrors && !flows.head.hasErrors)
    #expect(flows.head.filesUnreadInBoth.map(\.rule) == ["unread-in-both"])
  }
}
