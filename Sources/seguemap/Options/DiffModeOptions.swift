import ArgumentParser
import SegueMapKit

/// What `seguemap diff` does in place of comparing two states.
struct DiffModeOptions: ParsableArguments {
  @Flag(help: "List the commits that changed the flow since <base>, or all, the newest first.")
  var log = false

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp("List only so many commits.", valueName: "number"))
  var maxCount: Int?

  func validate() throws {
    if let maxCount {
      guard log else { throw ValidationError("--max-count needs --log") }
      guard maxCount >= 0 else {
        throw ValidationError("--max-count is \(maxCount); expected 0 or more")
      }
    }
  }
}
