import Foundation
import Testing

@Suite("Scripts/release.sh")
struct ReleaseTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(
    _ script: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = root.appending(path: "Scripts/\(script)")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    let result = try process.runToEnd()
    return (result.0, result.1)
  }

  @Test("A step that fails within a function ends there, and so does the script")
  func steps() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-euc",
      """
      . '\(root.appending(path: "Scripts/terminal.sh").path)'
      build() { echo first; false; echo second; }
      step "building" build
      echo third
      """,
    ]
    let result = try process.runToEnd()
    #expect(result.0 == 1)
    #expect(result.1 == "building\nfirst\nfailed (1): build\n")
  }

  @Test("A tag that is not the version of the command is refused, and says which is expected")
  func otherTag() throws {
    let result = try run("release.sh", ["check", "v99.0.0"])
    #expect(result.status == 2)
    #expect(result.text.contains("the tag is v99.0.0; expected v"))
  }

  @Test("The changelog has a section for the version, which becomes the notes of its release")
  func notes() throws {
    let result = try run("release.sh", ["notes"])
    #expect(result.status == 0)
    #expect(result.text.contains("### Added\n\n- "))
    #expect(!result.text.contains("\n## "))
  }

  @Test(
    "What users are told to install is the version of the command",
    arguments: [
      "README.md", "Packaging/README.md", "Packaging/SegueMapPlugin/Package.swift",
      "Documentation/CI.md",
    ])
  func versions(file: String) throws {
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    let named = text.matches(
      of: /(?:seguemap[-:@]|SegueMap@v?|download\/v|rev: v|from: ")([0-9]+\.[0-9]+\.[0-9]+)/)
    #expect(!named.isEmpty)
    #expect(try named.allSatisfy { try $0.1 == version() }, "\(named.map(\.0))")
  }

  @Test(
    "A program that other systems may not start is not packed",
    arguments: [
      ("NEEDED libm.so.6\nNEEDED ld-linux-x86-64.so.2\n0x1 0x00 03 GLIBC_2.35", ""),
      ("NEEDED libc.so.6\nNEEDED libgvc.so.6\n0x1 0x00 03 GLIBC_2.35", "libgvc.so.6\nerror: "),
      ("NEEDED libc.so.6\n0x1 0x00 03 GLIBC_2.9\n0x1 0x00 04 GLIBC_2.36", "needs GLIBC_2.36; "),
    ])
  func needs(needs: String, fault: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      FileManager.default.createFile(
        atPath: folder.appending(path: "objdump").path,
        contents: Data("#!/bin/sh\ncat <<'END'\n\(needs)\nEND\n".utf8),
        attributes: [.posixPermissions: 0o755]))
    // A program that takes every argument.
    let result = try run(
      "release.sh", ["build", folder.appending(path: "files").path],
      environment: [
        "PATH": "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "SEGUEMAP_LIBRARIES": "/opt/libraries", "SEGUEMAP_PROGRAM": "/bin/echo",
      ])
    #expect(result.status == (fault.isEmpty ? 0 : 2), "\(result.text)")
    #expect(fault.isEmpty || result.text.contains(fault))
    let packed = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "files").path)
    #expect(packed.count == (fault.isEmpty ? 1 : 0))
    for file in packed {
      #expect(try topLevel(of: folder.appending(path: "files/\(file)")) == ["bin", "share"])
    }
  }

  /// What a tarball puts into the folder that it is unpacked into without its own.
  private func topLevel(of tarball: URL) throws -> Set<Substring> {
    let list = Process()
    list.executableURL = URL(filePath: "/usr/bin/env")
    list.arguments = ["tar", "-tzf", tarball.path]
    return Set(
      try list.runToEnd().output.split(separator: "\n").compactMap {
        $0.split(separator: "/").dropFirst().first
      })
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

  /// A folder with a tarball for each system, as the jobs of release.yml make them.
  private func tarballs() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID())")
    for system in ["linux-x86_64", "linux-arm64", "macos-universal"] {
      let name = "seguemap-\(try version())-\(system)"
      let contents = folder.appending(path: name)
      for folder in ["bin", "share/doc/seguemap", "share/man/man1"] {
        try FileManager.default.createDirectory(
          at: contents.appending(path: folder), withIntermediateDirectories: true)
      }
      for file in ["bin/seguemap", "share/doc/seguemap/LICENSE", "share/man/man1/seguemap.1"] {
        #expect(
          FileManager.default.createFile(
            atPath: contents.appending(path: file).path, contents: Data(system.utf8),
            attributes: [.posixPermissions: file == "bin/seguemap" ? 0o755 : 0o644]))
      }
      let pack = Process()
      pack.executableURL = URL(filePath: "/usr/bin/env")
      pack.arguments = ["tar", "-C", folder.path, "-czf", "\(contents.path).tar.gz", name]
      #expect(try pack.runToEnd().0 == 0)
      try FileManager.default.removeItem(at: contents)
    }
    return folder
  }

  private func version() throws -> String {
    let main = root.appending(path: "Sources/seguemap/SegueMap.swift")
    let line = try String(contentsOf: main, encoding: .utf8).split(separator: "\n")
      .first { $0.contains("version: \"") }
    return String(try #require(line?.split(separator: "\"").dropFirst().first))
  }

  @Test("The tarballs of all systems become one bundle, a list of checksums and a formula")
  func join() throws {
    let folder = try tarballs()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run("release.sh", ["join", folder.path])
    #expect(result.status == 0, "\(result.text)")
    let sums = try String(contentsOf: folder.appending(path: "SHA256SUMS"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: " ") }
    #expect(
      sums.map { String($0[1]) } == [
        "seguemap-\(try version())-linux-arm64.tar.gz",
        "seguemap-\(try version())-linux-x86_64.tar.gz",
        "seguemap-\(try version())-macos-universal.tar.gz", "seguemap.artifactbundle.zip",
      ])
    let formula = try run("release.sh", ["formula", folder.path])
    #expect(formula.text.contains("sha256 \"\(sums[2][0])\""))
    #expect(!formula.text.contains("VERSION") && !formula.text.contains("CHECKSUM"))
  }

  @Test("The bundle has a program for each triple, which may be executed")
  func bundle() throws {
    let folder = try tarballs()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try run("release.sh", ["join", folder.path])
    let unpack = Process()
    unpack.executableURL = URL(filePath: "/usr/bin/env")
    unpack.arguments = [
      "unzip", "-q", folder.appending(path: "seguemap.artifactbundle.zip").path, "-d", folder.path,
    ]
    #expect(try unpack.runToEnd().0 == 0)
    let bundle = folder.appending(path: "seguemap.artifactbundle")
    let info = try JSONDecoder().decode(
      Info.self, from: Data(contentsOf: bundle.appending(path: "info.json")))
    let variants = try #require(info.artifacts["seguemap"]).variants
    #expect(
      variants.flatMap(\.supportedTriples).sorted() == [
        "aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx",
        "x86_64-unknown-linux-gnu",
      ])
    for variant in variants {
      let program = bundle.appending(path: variant.path)
      #expect(FileManager.default.isExecutableFile(atPath: program.path), "\(variant.path)")
      let share = program.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "share").path
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: share).contains("doc/seguemap/LICENSE"))
      #expect(!FileManager.default.fileExists(atPath: "\(share)/man"))
    }
  }

  /// mise knows a system by such words, takes an archive without an architecture for any, and looks for
  /// `bin` in the only folder of it.
  @Test(
    "The name of one file of a release has the words for each system, as mise looks for them",
    arguments: [
      ("linux", "x86_64"), ("linux", "arm64"), ("macos", "x86_64"), ("macos", "arm64"),
    ])
  func words(system: String, architecture: String) throws {
    let folder = try tarballs()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try run("release.sh", ["join", folder.path])
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      let words = $0.replacing(".tar.gz", with: "").split(separator: "-").map(String.init)
      let architectures = Set(words).intersection(["x86_64", "arm64"])
      return words.first == "seguemap" && words.contains(system)
        && architectures.isSubset(of: [architecture])
    }
    #expect(found.count == 1, "\(found)")
    #expect(try topLevel(of: folder.appending(path: found[0])).contains("bin"))
  }

  @Test("The command is the only executable of the package, all of which Mint would install")
  func executables() throws {
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let names = package.matches(of: /\.executable\(name: "([^"]+)"/).map(\.1)
    #expect(names == ["seguemap"])
  }

  private struct Info: Decodable {
    struct Artifact: Decodable { let variants: [Variant] }
    struct Variant: Decodable {
      let path: String
      let supportedTriples: [String]
    }
    let artifacts: [String: Artifact]
  }

  @Test("The formula and the plugin name what release.sh fills in or makes")
  func packages() throws {
    let packaging = root.appending(path: "Packaging")
    let formula = try String(
      contentsOf: packaging.appending(path: "Homebrew/seguemap.rb"), encoding: .utf8)
    #expect(formula.contains(#"sha256 "CHECKSUM""#))
    #expect(formula.contains("vVERSION/seguemap-VERSION-macos-universal.tar.gz"))
    // Whoever takes the tarball for macOS installs the same libraries.
    let libraries = formula.matches(of: /\n  depends_on "([^"]+)"/).map(\.1)
    let documents = try String(
      contentsOf: packaging.appending(path: "README.md"), encoding: .utf8)
    #expect(documents.contains("`brew install \(libraries.joined(separator: " "))`"))
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
