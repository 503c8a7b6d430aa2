import Foundation

/// A CI job: a repository with a pull request checked out in the same way as by GitHub, and
/// stand-ins for `seguemap` and `gh` that record their calls.
final class FakeRunner {
  struct Report {
    let status: Int32
    /// Standard output and standard error together.
    let output: String
    /// The calls of the stand-ins, in order.
    let calls: [String]
    /// The summary on the page of the job.
    let summary: String
    /// The outputs for later steps.
    let outputs: String
  }

  private let folder: URL
  var repository: URL { folder.appending(path: "repository") }

  /// - Parameters:
  ///   - outcome: The exit code of `seguemap diff`.
  ///   - comment: An existing comment.
  ///   - mayComment: Whether the token has write access.
  ///   - settings: The path of a settings file in the base; the pull request has one in every folder.
  init(
    outcome: Int = 1, comment: String = "", mayComment: Bool = true, settings: String? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "seguemap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    for name in ["calls", "summary", "outputs"] {
      try Data().write(to: folder.appending(path: name))
    }
    try shell(
      """
      mkdir bin
      cat >bin/seguemap <<'END'
      #!/usr/bin/env bash
      printf 'seguemap' >>"$CALLS"; printf ' <%s>' "$@" >>"$CALLS"; echo >>"$CALLS"
      while [ $# -gt 0 ]; do
        case $1 in -o) echo '<!-- seguemap-diff -->' >"$2"; shift ;; diff) status=\(outcome) ;; esac
        shift
      done
      echo '::error::a file called so' >&2
      exit "${status:-0}"
      END
      cat >bin/gh <<'END'
      #!/usr/bin/env bash
      printf 'gh' >>"$CALLS"; printf ' <%s>' "$@" >>"$CALLS"; echo >>"$CALLS"
      case $* in *--paginate*) printf '%s' '\(comment)'; exit ;; esac
      exit \(mayComment ? 0 : 1)
      END
      chmod 755 bin/*
      cd repository
      git init --quiet --initial-branch=main
      git config user.name A
      git config user.email a@example.org
      mkdir -p App/Sources
      for file in \(settings ?? ""); do echo 'theme: dark' >"$file"; done
      git add --all
      git commit --quiet --allow-empty --message=base
      git checkout --quiet -b topic
      for file in .seguemap.yml App/.seguemap.yml App/Sources/.seguemap.yml; do
        echo 'exclude: "**"' >"$file"
      done
      git add --all
      git commit --quiet --allow-empty --message=change
      git checkout --quiet --detach main
      git commit --quiet --allow-empty --message=later
      git merge --quiet --no-ff --message=merge topic
      """)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the commit that the pull request is compared with.
  func base() throws -> String {
    try shell("git -C repository rev-parse HEAD^1").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// - Parameter place: The folder of the repository in which the script runs.
  func report(
    _ variables: [String: String] = [:], isPullRequest: Bool = true, in place: String = "."
  ) throws -> Report {
    var environment = ["SEGUEMAP_OUTPUT": folder.path + "/report"]
    if isPullRequest {
      environment["GITHUB_BASE_REF"] = "main"
      environment["GITHUB_REF"] = "refs/pull/17/merge"
      environment["GITHUB_REPOSITORY"] = "me/app"
      environment["GH_TOKEN"] = "token"
    }
    environment["GITHUB_ACTIONS"] = "true"
    environment["GITHUB_STEP_SUMMARY"] = folder.path + "/summary"
    environment["GITHUB_OUTPUT"] = folder.path + "/outputs"
    let process = try start(
      ["bash", Self.root.appending(path: "Scripts/ci-report.sh").path],
      in: repository.appending(path: place),
      environment.merging(variables) { $1 })
    let read = { (name: String) in
      try String(contentsOf: self.folder.appending(path: name), encoding: .utf8)
    }
    return Report(
      status: process.status, output: process.output,
      calls: try read("calls").split(separator: "\n").map(String.init),
      summary: try read("summary"), outputs: try read("outputs"))
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @discardableResult
  private func shell(_ script: String) throws -> String {
    let result = try start(["bash", "-euc", script], in: folder, [:])
    guard result.status == 0 else { throw ScriptFailure(output: result.output) }
    return result.output
  }

  struct ScriptFailure: Error { let output: String }

  private func start(
    _ command: [String], in place: URL, _ variables: [String: String]
  ) throws -> (status: Int32, output: String) {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("GIT") && !$0.key.hasPrefix("SEGUEMAP")
    }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["CALLS"] = folder.path + "/calls"
    environment["PATH"] = folder.path + "/bin:" + (environment["PATH"] ?? "/usr/bin:/bin")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = place
    process.environment = environment.merging(variables) { $1 }
    return try process.runToEnd()
  }
}
