import ArgumentParser
import ProjectFiles

/// `seguemap completions`: what a shell needs to complete the command.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the script with which a shell completes the command.",
    discussion: """
      It offers commands, options, their values, files, and the names of scenes, targets and \
      revisions. 'make install' installs it for all three shells.

      EXAMPLES
        seguemap completions bash > ~/.local/share/bash-completion/completions/seguemap
        seguemap completions zsh > ~/.zfunc/_seguemap       with ~/.zfunc in fpath
        seguemap completions fish > ~/.config/fish/completions/seguemap.fish
      """)

  /// A shell that can complete the command.
  enum Shell: String, ArgumentChoice {
    case bash, zsh, fish

    var completionShell: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: "The shell.")
  var shell: Shell

  func run() throws {
    let text = CompletionScript(shell: shell.completionShell).text
    try StandardStream.output.write(Array((text + "\n").utf8))
  }
}
