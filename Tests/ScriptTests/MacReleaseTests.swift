import Foundation
import Testing

/// Runs `Scripts/release.sh` and `build.sh` where stand-ins make them believe that this is a Mac.
@Suite("A release on a Mac")
final class MacReleaseTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "mac-\(UUID())")
  private var files: URL { folder.appending(path: "files") }

  init() throws {
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    try add("uname", #"[ "$1" = -m ] && echo "${MACHINE:-arm64}" || echo Darwin"#)
    try add(
      "brew", #"[ "$1" = --prefix ] && echo /opt/homebrew || printf 'harfbuzz\ngettext\n'"#)
    try add("otool", #"printf '%s:\n\t%s (compatibility version 1.0.0)\n' "$2" "$NEEDS""#)
    try add("tar", #"[ "$1" != --version ] || exec echo bsdtar; PATH=${PATH#*:} exec tar "$@""#)
    try add(
      "lipo", #"[ "$2" = -verify_arch ] || { cat "$4" "$5" >"$3" && chmod 755 "$3"; }"#)
    // A toolchain, which has a library for systems that are older than a feature.
    let resources = folder.appending(path: "toolchain/swift")
    let additions = folder.appending(path: "toolchain/swift-6.2/macosx")
    try FileManager.default.createDirectory(at: additions, withIntermediateDirectories: true)
    try Data("span".utf8).write(to: additions.appending(path: "libswiftCompatibilitySpan.dylib"))
    try add("swiftc", #"echo '    "runtimeResourcePath": "\#(resources.path)"'"#)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds a stand-in. A shell writes it, for the reason that `FakeHost` gives.
  private func add(_ name: String, _ script: String) throws {
    let write = #"printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod 755 "$1""#
    let process = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", write, "sh", folder.appending(path: name).path, script])
    process.waitUntilExit()
  }

  private func release(
    _ command: String, _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    try run("release.sh", [command, files.path], environment)
  }

  private func run(
    _ script: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = root.appending(path: "Scripts/\(script)")
    process.arguments = arguments
    var all = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    all["PATH"] = "\(folder.path):\(all["PATH"] ?? "")"
    process.environment = all
    return try process.runToEnd()
  }

  @Test(
    "A program is packed if all that it needs is the system's, Swift's or of the formula",
    arguments: [
      ("/usr/lib/libxml2.2.dylib", true),
      ("/System/Library/Frameworks/Foundation.framework/Versions/C/Foundation", true),
      ("/opt/homebrew/opt/graphviz/lib/libgvc.7.dylib", true),
      ("/opt/homebrew/opt/libxml2/lib/libxml2.16.dylib", true),
      ("/opt/homebrew/opt/harfbuzz/lib/libharfbuzz.0.dylib", true),
      ("/opt/homebrew/opt/icu4c@77/lib/libicuuc.77.dylib", false),
      ("/usr/local/opt/graphviz/lib/libgvc.7.dylib", false),
      ("@rpath/libswiftCompatibilitySpan.dylib", true),
      ("@rpath/libswiftUnknown.dylib", false),
    ])
  func needs(library: String, isThere: Bool) throws {
    // A program that takes every argument.
    let result = try release("build", ["SEGUEMAP_PROGRAM": "/bin/echo", "NEEDS": library])
    #expect(result.status == (isThere ? 0 : 2), "\(result.output)")
    #expect(result.output.contains("the program needs \(library), which") == !isThere)
    let packed = try FileManager.default.contentsOfDirectory(atPath: files.path)
    #expect(packed.count == (isThere ? 1 : 0))
    #expect(packed.allSatisfy { $0.hasSuffix("-macos-arm64.tar.gz") })
  }

  @Test("The programs of both Macs become one tarball, in their place")
  func universal() throws {
    let script = "case $1 in doctor | completions) echo fine ;; esac"
    try add("program", script)
    for machine in ["arm64", "x86_64"] {
      let result = try release(
        "build",
        [
          "SEGUEMAP_PROGRAM": folder.appending(path: "program").path, "MACHINE": machine,
          "NEEDS": "@rpath/libswiftCompatibilitySpan.dylib",
        ])
      #expect(result.status == 0, "\(result.output)")
    }
    let result = try release("universal")
    #expect(result.status == 0, "\(result.output)")
    let packed = try FileManager.default.contentsOfDirectory(atPath: files.path)
    #expect(packed.count == 1)
    let tarball = try #require(packed.first)
    #expect(tarball.hasSuffix("-macos-universal.tar.gz"))
    let name = tarball.dropLast(".tar.gz".count)
    #expect(
      try contents(of: "\(name)/bin/seguemap", in: tarball)
        == "#!/bin/sh\n\(script)\n#!/bin/sh\n\(script)\n")
    #expect(
      try contents(of: "\(name)/lib/libswiftCompatibilitySpan.dylib", in: tarball) == "span")
  }

  private func contents(of member: String, in tarball: String) throws -> String {
    let unpack = Process()
    unpack.executableURL = URL(filePath: "/usr/bin/env")
    unpack.arguments = ["tar", "-xzOf", files.appending(path: tarball).path, member]
    return try unpack.runToEnd().output
  }

  @Test("The program looks for such a library in the folder where it is packed")
  func libraryFolder() throws {
    try add("swift", #"echo "$@""#)
    let options = try run("build.sh", ["release", "--product", "seguemap"]).output
    #expect(options.contains(" -Xlinker -rpath -Xlinker @loader_path/../lib "))
    #expect(!options.contains("static"))
    #expect(try !run("build.sh", ["debug"]).output.contains("rpath"))
  }
}
