import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

/// The command; each subcommand has a file of its own.
@main
struct SegueMap: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seguemap",
    abstract: "Draw how the screens of an app lead to each other.",
    discussion: """
      Reads storyboards, xibs, and UIKit, AppKit, WatchKit and SwiftUI source, and makes one \
      picture of the screens of an app and the segues between them. No Xcode is needed.

      EXAMPLES
        seguemap                          the app in this folder, as a tree
        seguemap MyApp -o flow.svg        the app in MyApp, as a picture
        seguemap --from Login -o flow.svg what can be reached from one screen
        seguemap docs MyApp -o Flow       documents of all screens
        seguemap diff main                what the work tree changes in the flow of main
        seguemap lint                     what is broken in the flow
        seguemap routes Login Settings    the way from one screen to another
        seguemap stats                    the app in numbers
        seguemap init                     a file with settings, to begin with

      Without a subcommand, 'draw' runs; 'seguemap draw --help' lists its options.

      EXIT CODES
        0   done
        1   no way leads from scene to scene (routes), the flow changed (diff --exit-code),
            something is broken (lint), or documents are not up to date (docs --check)
        2   something could not be read, drawn or written; the rest was done
        64  wrong usage
      """,
    version: "0.1.0",
    subcommands: [
      DrawCommand.self, DiffCommand.self, LintCommand.self, RulesCommand.self, DocsCommand.self,
      RoutesCommand.self, StatsCommand.self, InitCommand.self, DoctorCommand.self,
      CompletionsCommand.self, LayoutCommand.self,
    ],
    defaultSubcommand: DrawCommand.self)

  @MainActor static func main() async {
    StandardStream.ignoreClosedPipes()
    TemporaryFile.removeOnTermination()
    do {
      var command = try await asyncParseAsRoot(ProcessEnvironment.arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      exit(reporting: error)
    }
  }
}

extension SegueMap {
  /// The names of the subcommands that a user may type.
  static var commandNames: [String] {
    let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }
    return shown.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// Reports what went wrong in one line and exits with its code.
  private static func exit(reporting error: any Error) -> Never {
    switch error {
    case let error as SystemError where error.isClosedPipe:
      // The reader of the output needs no more of it.
      exit(withError: ExitCode.success)
    case let error as SystemError:
      Console.standard.report(.error, "standard output can't be written: \(error)")
      exit(withError: ExitCode.trouble)
    case let error as FlowError:
      Console.standard.report(error)
      exit(withError: error.exitCode)
    case let error as ConfigurationError:
      Console.standard.write("\(error)")
      exit(withError: ExitCode.validationFailure)
    case _ where exitCode(for: error) == .validationFailure:
      Console.standard.report(.error, oneLine(message(for: error)))
      Console.standard.write("see 'seguemap \(subcommandName) --help'")
      exit(withError: ExitCode.validationFailure)
    default:
      exit(withError: error)
    }
  }

  /// The subcommand that was asked for.
  private static var subcommandName: String {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    return CommandLine.arguments.dropFirst().first { names.contains($0) } ?? "draw"
  }

  /// Returns a message of ArgumentParser in the form of the others: lower case, no full stop.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(separator: "\n")
    var text = lines.first.map(String.init) ?? message
    // The values of an option are a list below the first line where there are many.
    let values = lines.dropFirst().filter { $0.hasPrefix("  - ") }.map { "'\($0.dropFirst(4))'" }
    text.replace("one of the following:", with: "one of " + values.joined(separator: ", "))
    if text.hasSuffix(".") { text.removeLast() }
    text.replace(". Did you mean", with: "; did you mean")
    text.replace(". Please provide one of", with: "; expected one of")
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension ExitCode {
  /// Something could not be read, drawn or written.
  static let trouble = ExitCode(2)
}

extension FlowError {
  var exitCode: ExitCode {
    switch self {
    case .unknownScene, .unknownStoryboard, .ambiguousScene, .unknownTarget, .unknownKind:
      .validationFailure
    case .nothingToRead, .cancelled, .unreadableInput, .unreadable, .git, .noConflict,
      .unreadableReport,
      .drawing, .unwritable, .linkAsOutput:
      .trouble
    }
  }
}
