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
    /// The text of the comment that was made last.
    let body: String
  }

  private let folder: URL
  var repository: URL { folder.appending(path: "repository") }

  /// - Parameters:
  ///   - outcome: The exit code of `seguemap diff`.
  ///   - flowOutcome: Its exit code with `--fail-on flow`.
  ///   - answers: GitHub's answers to `gh api`, by method and path.
  ///   - failures: The last line on standard error of calls that fail, by method and path.
  ///   - settings: The path of a settings file in the base; the pull request has one in every folder.
  init(
    outcome: Int = 1, flowOutcome: Int = 0, answers: [String: String] = [:],
    failures: [String: String] = [:], settings: String? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "seguemap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    for name in ["calls", "summary", "outputs", "body"] {
      try Data().write(to: folder.appending(path: name))
    }
    try shell(
      """
      mkdir bin api
      cat >bin/seguemap <<'END'
      #!/usr/bin/env bash
      printf 'seguemap' >>"$CALLS"; printf ' <%s>' "$@" >>"$CALLS"; echo >>"$CALLS"
      case "$*" in *'--fail-on flow'*) exit \(flowOutcome) ;; esac
      while [ $# -gt 0 ]; do
        case $1 in
          -o) printf '<!-- seguemap-diff -->\ntext of %s\n' "${2##*/}" >"$2"; shift ;;
          --save-*) echo '{}' >"$2"; shift ;;
          diff) status=\(outcome) ;;
        esac
        shift
      done
      echo '::error::a file called so' >&2
      exit "${status:-0}"
      END
      cat >bin/gh <<'END'
      #!/usr/bin/env bash
      printf 'gh' >>"$CALLS"; printf ' <%s>' "${@//$'\n'/ }" >>"$CALLS"; echo >>"$CALLS"
      method=GET filter=.
      while [ $# -gt 0 ]; do
        case $1 in
          --jq) filter=$2; shift ;;
          --method) method=$2; shift ;;
          --field) cp "${2#body=@}" "$(dirname "$CALLS")/body"; shift ;;
          --input) cat >>"$CALLS"; echo >>"$CALLS"; shift ;;
          -f | -F) shift ;;
          --*) ;;
          *) path=$1 ;;
        esac
        shift
      done
      file=$(dirname "$CALLS")/api/$(printf '%s %s' "$method" "$path" | tr / _)
      [ ! -e "$file.failure" ] || { cat "$file.failure" >&2; exit 1; }
      [ -e "$file" ] || { [ "$method" != GET ] || echo 'gh: Not Found (HTTP 404)' >&2; [ "$method" != GET ]; exit; }
      case $path in */zip) cat "$file" ;; *) jq -r "$filter" "$file" ;; esac
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
    for (call, answer) in Self.comments().merging(answers, uniquingKeysWith: { $1 }) {
      try write(answer, to: call)
    }
    for (call, message) in failures { try write(message, to: call + ".failure") }
  }

  private func write(_ text: String, to call: String) throws {
    try Data(text.utf8).write(to: file("api/" + call.replacing("/", with: "_")))
  }

  /// A file of the job that is not in the repository.
  func file(_ name: String) -> URL { folder.appending(path: name) }

  /// GitHub's answer to what comments there are: of the token itself, and of a stranger.
  static func comments(own: [(Int, String)] = [], others: [(Int, String)] = []) -> [String: String]
  {
    let nodes = [(own, true), (others, false)].flatMap { comments, isOwn in
      comments.map { number, marker in
        #"{"url": "https://github.com/me/app/pull/17#issuecomment-\#(number)", "#
          + #""viewerDidAuthor": \#(isOwn), "body": "\#(marker)\nText"}"#
      }
    }
    return [
      "GET graphql":
        #"{"data": {"repository": {"pullRequest": {"comments": {"nodes": ["#
        + nodes.joined(separator: ", ") + "]}}}}}"
    ]
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the commit that the pull request is compared with.
  func base() throws -> String { try commit("HEAD^1") }

  func commit(_ name: String) throws -> String {
    try shell("git -C repository rev-parse \(name)").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns a `PATH` with the stand-ins and the tools of any system, but without what else is installed.
  func toolsWithoutHost() throws -> String {
    try shell(
      """
      for tool in awk basename bash base64 cat chmod cp cut dirname env git head ln ls mkdir mktemp mv od \
        paste rm sed sha256sum sort tail tr uname wc; do
        [ -e bin/$tool ] || ! command -v $tool >/dev/null || ln -sf "$(command -v $tool)" bin/
      done
      """)
    return folder.path + "/bin"
  }

  /// - Parameters:
  ///   - place: The folder of the repository in which the script runs.
  ///   - copy: A copy of this package among the job's files; `nil` for this package.
  func report(
    _ variables: [String: String] = [:], isPullRequest: Bool = true, in place: String = ".",
    script: String = "Scripts/ci-report.sh", of copy: String? = nil
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
    environment["GITHUB_PATH"] = folder.path + "/path"
    environment["RUNNER_TEMP"] = folder.path
    let process = try start(
      ["bash", (copy.map(file) ?? Self.root).appending(path: script).path],
      in: repository.appending(path: place),
      environment.merging(variables) { $1 })
    let read = { (name: String) in try String(contentsOf: self.file(name), encoding: .utf8) }
    return Report(
      status: process.status, output: process.output,
      calls: try read("calls").split(separator: "\n").map(String.init),
      summary: try read("summary"), outputs: try read("outputs"), body: try read("body"))
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @discardableResult
  func shell(_ script: String) throws -> String {
    let result = try start(["bash", "-euc", script], in: folder, [:])
    guard result.status == 0 else { throw ScriptFailure(output: result.output) }
    return result.output
  }

  struct ScriptFailure: Error { let output: String }

  private func start(
    _ command: [String], in place: URL, _ variables: [String: String]
  ) throws -> (status: Int32, output: String) {
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("GIT") && !$0.key.hasPrefix("SEGUEMAP") && $0.key != "GH_TOKEN"
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
