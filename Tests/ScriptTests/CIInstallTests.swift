import Foundation
import Testing

/// Where the Action gets the program from. The stand-in for `seguemap` is not on `PATH` here.
@Suite("Scripts/ci-install.sh and Scripts/ci-host.sh")
struct CIInstallTests {
  /// A copy of the scripts in which the installation of packages and the build are stand-ins.
  private func runner() throws -> FakeRunner {
    let runner = try FakeRunner()
    try runner.shell(
      """
      mv bin/seguemap published
      mkdir -p action/Sources/seguemap
      cp -R '\(FakeRunner.root.path)/Scripts' action/
      cp '\(FakeRunner.root.path)/Package.swift' action/
      echo '    version: "1.2.3",' >action/Sources/seguemap/SegueMap.swift
      printf '#!/bin/sh\\necho "setup $*" >>"$CALLS"\\n' >action/Scripts/setup.sh
      printf '#!/bin/sh\\necho "install $*" >>"$CALLS"; mkdir -p "$1/bin"; cp published "$1/bin/seguemap"\\n' \
        >action/Scripts/install.sh
      printf '#!/bin/sh\\n' >bin/swift && chmod 755 bin/swift
      """)
    return runner
  }

  private func install(
    _ runner: FakeRunner, _ variables: [String: String] = [:]
  ) throws -> FakeRunner.Report {
    let folder = runner.file("").path
    let path = try runner.toolsWithoutHost()
    return try runner.report(
      ["SEGUEMAP_PREFIX": folder + "/prefix", "PATH": path].merging(variables) { $1 },
      in: "..", script: "Scripts/ci-install.sh", of: "action")
  }

  @Test("Without a program it is built, once")
  func build() throws {
    let runner = try runner()
    let first = try install(runner)
    #expect(first.status == 0, "\(first.output)")
    #expect(first.calls.prefix(2).joined(separator: "\n").hasPrefix("setup --tools git\ninstall "))
    #expect(first.outputs == "built=true\n")
    let path = try String(contentsOf: runner.file("path"), encoding: .utf8)
    #expect(path == runner.file("prefix/bin").path + "\n")
    let second = try install(runner)
    #expect(second.calls.contains("setup --to-run --tools git"))
    #expect(second.calls.count { $0.hasPrefix("install") } == 1)
  }

  @Test("Without Swift, a message names both ways out")
  func noSwift() throws {
    let runner = try runner()
    try runner.shell("rm bin/swift")
    let report = try install(runner)
    #expect(report.status == 2)
    #expect(
      report.output.contains("there is no Swift to build SegueMap with: run the job in a container")
    )
    #expect(report.output.contains("binary-url"))
  }

  @Test("A published program is taken if it has the checksum, and needs no Swift")
  func binary() throws {
    let runner = try runner()
    try runner.shell("rm bin/swift")
    let url = "file://" + runner.file("published").path
    let sum = String(try runner.shell("sha256sum published").prefix(64))
    let report = try install(
      runner, ["SEGUEMAP_BINARY_URL": url, "SEGUEMAP_BINARY_SHA256": sum.uppercased()])
    #expect(report.status == 0, "\(report.output)")
    #expect(report.calls.first == "setup --to-run --tools git")
    #expect(report.outputs == "")
    for wrong in ["", "abc", String(repeating: "0", count: 64), sum + "\n"] {
      try runner.shell("rm -rf prefix")
      let refused = try install(
        runner, ["SEGUEMAP_BINARY_URL": url, "SEGUEMAP_BINARY_SHA256": wrong])
      #expect(refused.status == 2)
      #expect(!FileManager.default.fileExists(atPath: runner.file("prefix/bin/seguemap").path))
    }
    for wrong in ["http://example.org/a", "-o/tmp/a", "file:///nowhere/at/all"] {
      let refused = try install(
        runner, ["SEGUEMAP_BINARY_URL": wrong, "SEGUEMAP_BINARY_SHA256": sum])
      #expect(refused.status == 2)
    }
  }

  @Test("A program that does not run here is an error")
  func foreignProgram() throws {
    let runner = try runner()
    try runner.shell("printf '#!/bin/sh\\nexit 1\\n' >published")
    let report = try install(runner)
    #expect(report.status == 2)
    #expect(report.output.contains("does not run here"))
  }

  @Test("'gh' is installed where a comment may need it; that it can't be is no error")
  func gh() throws {
    let runner = try runner()
    try runner.shell(
      "rm bin/gh; printf '#!/bin/sh\\necho \"setup $*\" >>\"$CALLS\"; case $* in *gh*) exit 2 ;; esac\\n' "
        + ">action/Scripts/setup.sh")
    let report = try install(runner)
    #expect(report.status == 0)
    #expect(report.calls.contains("setup --only-tools --tools gh"))
    let silent = try install(runner, ["SEGUEMAP_COMMENT": "false"])
    #expect(silent.calls.count { $0 == "setup --only-tools --tools gh" } == 1)
  }

  @Test("The key of the cache depends on version, content, distribution and architecture")
  func key() throws {
    let runner = try runner()
    let system = runner.file("os-release")
    func key() throws -> String {
      try runner.report(
        ["SEGUEMAP_OS_RELEASE": system.path], script: "Scripts/ci-host.sh", of: "action"
      ).outputs.split(separator: "\n").last { $0.hasPrefix("key=") }.map(String.init) ?? ""
    }
    try Data("ID=ubuntu\nVERSION_ID=\"24.04\"\n".utf8).write(to: system)
    let first = try key()
    let machine = try runner.shell("uname -m").trimmingCharacters(in: .newlines)
    #expect(first.hasPrefix("key=seguemap-1.2.3-"))
    #if os(Linux)
      #expect(first.hasSuffix("-ubuntu-24.04-\(machine)"))
    #endif
    #expect(try key() == first)
    try runner.shell("echo >>action/Sources/seguemap/SegueMap.swift")
    #expect(try key() != first)
  }

  @Test("A named report has a folder and an artifact of its own")
  func names() throws {
    let runner = try runner()
    let report = try runner.report(
      ["SEGUEMAP_NAME": "watch", "SEGUEMAP_ARTIFACT": "seguemap"], script: "Scripts/ci-host.sh",
      of: "action")
    #expect(report.outputs.contains("artifact=seguemap-watch\n"))
    #expect(report.outputs.contains("/seguemap-report-watch\n"))
    let none = try runner.report(
      ["SEGUEMAP_NAME": "a\nb=c"], script: "Scripts/ci-host.sh", of: "action")
    #expect(none.status == 2)
  }
}
