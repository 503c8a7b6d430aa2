import Foundation
import TestSupport
import Testing

@Suite("Completion in shells")
struct CompletionTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Sign In", second: "$(touch owned)")
    ])
  }

  /// Returns what a script of a shell prints; `$SEGUEMAP` is the program, and `seguemap` is on the path.
  private func output(
    of shell: String, _ script: String, completions: String
  ) throws -> [String] {
    let program = BuiltCommand.executable.deletingLastPathComponent().path
    try project.write(
      try BuiltCommand(folder: project.path)("completions", completions).text, to: "script")
    try project.write(script, to: "test")
    var command = BuiltCommand(folder: project.path)
    command.environment["PATH"] = "\(program):/usr/bin:/bin"
    let result = try command.shell("\(shell) ./test")
    #expect(result.messages == "")
    return result.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
  }

  @Test("bash completes a line without a command as one of draw")
  func bash() throws {
    let lines = try output(
      of: "bash",
      """
      source ./script
      offer() {
        COMP_LINE="$*"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_POINT=${#COMP_LINE}
        COMPREPLY=()
        _seguemap seguemap "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        (IFS='|'; printf '%s\\n' "${COMPREPLY[*]}")
      }
      offer seguemap d
      offer seguemap A
      offer seguemap --them
      offer seguemap App --theme ''
      offer seguemap App --focus ''
      offer seguemap draw App --focus Sig
      offer seguemap diff --fail-on ''
      offer seguemap diff Ap
      offer seguemap routes ''
      offer seguemap lint --only unreach
      offer seguemap rules unreach
      """, completions: "bash")
    #expect(
      lines == [
        "draw|diff|docs|doctor", "App", "--theme", "light|dark|auto", "Sign In", "Sign In",
        "flow|looks", "App/", "Sign In", "unreachable-screen", "unreachable-screen",
      ])
    #expect(try !project.names().contains("owned"))
  }

  @Test(
    "fish completes a line without a command as one of draw",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fish() throws {
    let lines = try output(
      of: "fish --no-config",
      """
      source ./script
      for line in 'seguemap d' 'seguemap --them' 'seguemap App --theme ' 'seguemap App --focus S' \
      'seguemap diff --fail-on '
        string join -- '|' (complete -C $line | string replace -r '\\t.*' '')
      end
      """, completions: "fish")
    #expect(
      lines == ["diff|docs|doctor|draw", "--theme", "light|dark|auto", "Sign In", "flow|looks"])
  }

  @Test(
    "zsh can read its script",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zsh() throws {
    #expect(try output(of: "zsh -f -n", "source ./script", completions: "zsh") == [])
    #expect(
      try output(
        of: "zsh -f",
        """
        compdef() { echo "$@" }
        source ./script
        print ${+functions[_seguemap]} ${+functions[_seguemap_typed]}
        """, completions: "zsh") == ["_seguemap seguemap", "1 1"])
  }

  @Test("Names of branches, tags, targets and scenes are offered; those of settings' paths, too")
  func names() throws {
    let repository = TemporaryRepository(at: project.path, in: project)
    try repository.git("init", "--quiet", "--initial-branch", "trunk")
    try repository.commit()
    try repository.git("tag", "v1.0")
    let command = BuiltCommand(folder: project.path)
    let states = try command(
      "---completion", "diff", "--", "positional@0", "2", "0", "seguemap", "diff", "")
    #expect(states.text.split(separator: "\n") == ["trunk", "v1.0", "App/"])
    try project.write("paths: App\n", to: ".seguemap.yml")
    let scenes = try command(
      "---completion", "draw", "--", "--focus", "3", "0", "seguemap", "draw", "--focus", "")
    #expect(scenes.text == "Sign In\n")
  }

  @Test("A word that is near a command and no path is taken for the command")
  func commandTypo() throws {
    let command = BuiltCommand(folder: project.path)
    for (typo, meant) in [("dif", "diff"), ("darw", "draw"), ("route", "routes")] {
      let result = try command(typo)
      #expect(result.exitCode == 64)
      #expect(
        result.messages.hasPrefix(
          "seguemap: error: '\(typo)' is no file or folder; did you mean the command '\(meant)'?\n")
      )
    }
    try project.write(storyboardText(first: "A", second: "B"), to: "dif/Main.storyboard")
    #expect(try command("dif").exitCode == 0)
    #expect(try command("nothing").messages == "nothing: error: no such file or folder\n")
  }

  @Test("An unknown shell lists those that there are")
  func unknownShell() throws {
    let result = try BuiltCommand(folder: project.path)("completions", "csh")
    #expect(result.exitCode == 64)
    #expect(result.messages.contains("'bash', 'zsh' or 'fish'"))
  }
}
