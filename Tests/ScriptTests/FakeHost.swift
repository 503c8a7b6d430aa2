import Foundation

/// The result of a run of a script.
struct Run: Equatable {
  let status: Int32
  /// Standard output and standard error together.
  let output: String
  /// The calls of stand-ins that note them, in order.
  let calls: [String]
}

/// A host whose tools are stand-ins that record their calls.
final class FakeHost {
  private static let shellTools = [
    "bash", "cat", "cp", "cut", "dirname", "env", "grep", "head", "mkdir", "mktemp", "paste", "rm",
    "sed", "sort", "touch", "tr", "true",
  ]

  let folder: URL
  private var tools: URL { folder.appending(path: "bin") }
  private var calls: URL { folder.appending(path: "calls") }
  /// Exists once the software is installed.
  private var marker: String { folder.appending(path: "installed").path }

  /// - Parameter aptWorks: False if `apt-get` succeeds without installing anything.
  init(installed: Bool, userID: Int = 0, aptWorks: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "seguemap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for name in Self.shellTools { try link(name) }
    if installed { try Data().write(to: URL(filePath: marker)) }
    try add("uname", "echo Linux")
    try add("id", "echo \(userID)")
    try add("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
    try add("sudo", note("sudo") + "[ \"$1\" != -n ] || shift; exec \"$@\"")
    try add(
      "apt-get",
      note("apt-get") + (aptWorks ? "case $1 in install) : >'\(marker)' ;; esac" : ""))
    for tool in ["pkg-config", "dot"] { try add(tool, "[ -e '\(marker)' ]") }
    try add("fc-list", "[ ! -e '\(marker)' ] || echo 'A Font'")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds a stand-in, or replaces one.
  ///
  /// A shell writes the file. If this process opened it for writing, a process that another test
  /// starts at that time would inherit the open file, and the kernel would refuse to run it.
  func add(_ name: String, _ script: String) throws {
    let write = #"rm -f "$1" && printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod 755 "$1""#
    let process = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", write, "sh", tools.appending(path: name).path, script])
    process.waitUntilExit()
  }

  /// Makes it a Mac with Homebrew, which keeps libxml2 out of its common folder.
  ///
  /// - Parameter prefix: The folder of Homebrew.
  func becomeMac(homebrew prefix: String) throws {
    try remove("apt-get")
    try add("uname", "echo Darwin")
    try add(
      "brew",
      """
      case $1 in
        --prefix) echo '\(prefix)' ;;
        install) : >'\(marker)'; \(note("brew")) ;;
      esac
      """)
    try add(
      "pkg-config",
      """
      [ -e '\(marker)' ] || exit 1
      [ "$2" = libxml-2.0 ] || exit 0
      case :$PKG_CONFIG_PATH: in *:'\(prefix)/opt/libxml2/lib/pkgconfig':*) ;; *) exit 1 ;; esac
      """)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: tools.appending(path: name))
  }

  func setUp(_ arguments: [String] = []) throws -> Run { try run("setup.sh", arguments) }

  func run(
    _ script: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Run {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    try Data().write(to: calls)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [root.appending(path: "Scripts/\(script)").path] + arguments
    process.environment = ["PATH": tools.path, "TMPDIR": folder.path]
      .merging(environment) { _, new in new }
    let (status, output) = try process.runToEnd()
    let lines = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n")
    return Run(
      status: status, output: output, calls: lines.map(String.init))
  }

  /// Returns a line of shell that records a call.
  func note(_ name: String) -> String { "echo \"\(name) $*\" >>'\(calls.path)'\n" }

  private func link(_ name: String) throws {
    for folder in ["/bin", "/usr/bin"]
    where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      try FileManager.default.createSymbolicLink(
        at: tools.appending(path: name), withDestinationURL: URL(filePath: "\(folder)/\(name)"))
      return
    }
  }
}
