import Foundation
import TestSupport
import Testing

@Suite("Scripts/ci-docs.sh")
struct CIDocsTests {
  /// Runs the script in a clone, with a stand-in for `seguemap` that writes the page `Flow/README.md`, and with
  /// `--check` exits with a code.
  ///
  /// - Returns: The exit code, all output, and the subjects of the commits that were pushed.
  private func run(
    _ environment: [String: String], checkOutcome: Int = 0
  ) throws -> (status: Int32, output: String, commits: [String]) {
    let project = try TemporaryProject()
    try project.writeProgram(
      """
      #!/usr/bin/env bash
      echo "called $*"
      case "$*" in *--check*) exit \(checkOutcome) ;; esac
      mkdir -p Flow && echo page >Flow/README.md
      """, to: "bin/seguemap")
    let script = FakeRunner.root.appending(path: "Scripts/ci-docs.sh").path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      set -e
      git init -q --bare remote.git && git clone -q remote.git clone 2>/dev/null && cd clone
      git -c user.name=a -c user.email=a@b commit -q --allow-empty -m First
      git push -q origin HEAD
      status=0; "$1" || status=$?
      echo "== $(git -C ../remote.git log --all --format=%s | paste -s -d , -)"
      exit $status
      """, "bash", script,
    ]
    process.currentDirectoryURL = URL(filePath: project.path)
    var values = ProcessInfo.processInfo.environment
    for name in values.keys where name.hasPrefix("GITHUB_") || name.hasPrefix("GIT_") {
      values[name] = nil
    }
    values["PATH"] = "\(project.path)/bin:\(values["PATH"] ?? "")"
    values["SEGUEMAP_PATHS"] = "App One\nApp"
    values["SEGUEMAP_DOCS"] = "Flow"
    process.environment = values.merging(environment) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let commits = output.split(separator: "== ").last?.split(separator: "\n").first ?? ""
    return (
      process.terminationStatus, output, commits.split(separator: ",").map(String.init)
    )
  }

  @Test("Documents that are up to date pass, with each path as one argument")
  func upToDate() throws {
    let result = try run(["SEGUEMAP_CODE": "false"])
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        "called docs --check --output Flow --kind markdown --no-code -- App One App"))
    #expect(result.commits == ["First"])
  }

  @Test("Documents that are not up to date fail the job, and say what to do")
  func stale() throws {
    let result = try run([:], checkOutcome: 1)
    #expect(result.status == 1)
    #expect(result.output.contains("not up to date; write them with 'seguemap docs'"))
  }

  @Test("After a push, documents are committed and pushed")
  func commit() throws {
    let result = try run(["SEGUEMAP_DOCS_MODE": "commit", "GITHUB_EVENT_NAME": "push"])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.commits == ["Update the documents of the screens", "First"])
  }

  @Test("In a pull request, documents are checked and nothing is pushed")
  func pullRequest() throws {
    let result = try run(
      ["SEGUEMAP_DOCS_MODE": "commit", "GITHUB_EVENT_NAME": "pull_request"], checkOutcome: 1)
    #expect(result.status == 1)
    #expect(result.commits == ["First"])
  }

  @Test("Another mode is an error that names both")
  func unknownMode() throws {
    let result = try run(["SEGUEMAP_DOCS_MODE": "write"])
    #expect(result.status == 2)
    #expect(result.output.contains("expected 'check' or 'commit'"))
  }
}
