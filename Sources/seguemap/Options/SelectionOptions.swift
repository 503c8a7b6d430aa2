import ArgumentParser
import SegueMapKit

/// Which of an app's files are read.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Read only the interface and source files that match, such as 'App/**'; files that describe the app \
      are read as well. May repeat.
      """, valueName: "glob"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp(
      "Do not read the files that match; a reference to one is no fault. May repeat.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Also read Swift and Objective-C, for what the storyboards leave out. (default: --code)")
  var code: Bool?

  /// Whether the command line chooses what is read.
  var isSet: Bool { !include.isEmpty || !exclude.isEmpty || code != nil }

  func files(_ configuration: Configuration) -> FileSelection {
    FileSelection(
      include: include.isEmpty ? configuration.include ?? [] : include,
      exclude: exclude.isEmpty ? configuration.exclude ?? [] : exclude)
  }

  func readsSource(_ configuration: Configuration) -> Bool { code ?? configuration.code ?? true }
}
