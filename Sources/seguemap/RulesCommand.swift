import ArgumentParser
import FlowLint
import ProjectFiles
import SegueMapKit

/// `seguemap rules`: what `seguemap lint` checks.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of 'seguemap lint', or explain one.",
    usage: "seguemap rules [<name>]",
    discussion: """
      EXAMPLES
        seguemap rules
        seguemap rules unreachable-screen
      """)

  @Argument(
    help: "The rule to explain, with a wrong and a right example.", completion: Candidates.rules)
  var name: String?

  @Flag(name: .customLong("markdown"), help: "Write the page with all rules.")
  var isPage = false

  func run() throws {
    try StandardStream.output.write(Array(try text().utf8))
  }

  private func text() throws -> String {
    let rules = RuleCatalogue.descriptions
    guard let name else { return isPage ? RulePages.page(rules) : RulePages.list(rules) }
    guard let rule = rules.first(where: { $0.name == name }) else {
      throw ValidationError(unknownRule(name, among: Set(rules.map(\.name))))
    }
    return RulePages.explanation(of: rule)
  }
}
