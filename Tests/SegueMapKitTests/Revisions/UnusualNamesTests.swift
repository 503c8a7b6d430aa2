import FlowModel
import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

// Other systems have no such names.
#if os(Linux)
  @Suite("File names that are not UTF-8")
  struct UnusualNamesTests {
    private let repository: TemporaryRepository
    private let paths = [
      #"App/M\\xFF.storyboard"#, #"App/M\xFE.storyboard"#, #"App/M\xFF.storyboard"#,
      #"D\xC3\\/Main.storyboard"#,
    ]
    private let scenes = ["text", "FE", "FF", "folder"]

    init() throws {
      repository = try TemporaryRepository()
      try write("FE", to: #"App/M\376.storyboard"#)
      try write("FF", to: #"App/M\377.storyboard"#)
      try write("text", to: #"App/M\\xFF.storyboard"#)
      try write("folder", to: #"D\303\\/Main.storyboard"#)
    }

    /// - Parameter name: With escapes of `printf`.
    private func write(_ scene: String, to name: String) throws {
      try shell(
        #"path=$(printf "$2"); mkdir -p "${path%/*}"; printf '%s' "$3" >"$path""#, name,
        storyboardText(first: "Start", second: scene))
    }

    private func shell(_ script: String, _ arguments: String...) throws {
      let process = try Process.run(
        URL(filePath: "/bin/sh"),
        arguments: ["-ec", #"cd "$1"; "# + script, "sh", repository.path] + arguments)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    @Test("They are read, and no two are the same in the flow")
    func disk() throws {
      let flow = try FlowProject(paths: [repository.path]).load()
      #expect(flow.graph.storyboards.map(\.path) == paths)
      #expect(flow.findings == [])
      for (path, scene) in zip(paths, scenes) {
        let alone = try FlowProject(paths: [repository.file(path)]).load()
        #expect(alone.graph.scenes.map(\.storyboardIdentifier) == ["Start", scene])
      }
    }

    @Test("They are the same on both sides of a difference")
    func states() async throws {
      try repository.commit()
      try write("New", to: #"App/M\377.storyboard"#)
      for (head, isChanged) in [
        (FlowState.index, false), (.revision("HEAD"), false), (.workTree, true),
      ] {
        let flows = try await FlowComparison(
          of: .revision("HEAD"), and: head, paths: [repository.path]
        ).load()
        #expect(flows.base.graph.storyboards.map(\.path) == paths)
        #expect(flows.head.graph.storyboards.map(\.path) == paths)
        let report = FlowDifference(from: flows.base, to: flows.head).report(.text)
        #expect(report.contains(#"App/M\xFF.storyboard:"#) == isChanged)
        #expect(!report.contains("added") && !report.contains("removed"))
      }
    }

    @Test("A folder of such a name may hold the repository")
    func repositoryFolder() async throws {
      try repository.commit()
      try shell(#"git clone --quiet . "$(printf 'R\377')""#)
      let flows = try await FlowComparison(
        of: .revision("HEAD"), and: .workTree, paths: [repository.file(#"R\xFF"#)]
      ).load()
      #expect(flows.base.graph.storyboards.map(\.path) == paths)
      #expect(flows.head.graph.storyboards.map(\.path) == paths)
    }
  }
#endif
