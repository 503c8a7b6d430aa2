package import FlowDiff
import FlowModel

/// Writes changes for a pull request: a sentence, a table of all changes with their places, a
/// picture, and new findings.
///
/// The first line is an invisible comment, by which a bot finds its own comment to update it. The
/// text stays under GitHub's limit of 64 KB: the picture takes at most 24 KB, findings 8 KB and the
/// table the rest. What does not fit is counted.
package struct MarkdownChangesReporter: ChangesReporter {
  package static let marker = "<!-- seguemap-diff -->"

  private let context: Int
  private let surroundings: CommentSurroundings

  private static let mostBytes = 64_000
  private static let mostChartBytes = 24_000
  private static let mostFindingBytes = 8_000
  private static let mostOmissionBytes = 4_000

  /// - Parameters:
  ///   - context: The greatest distance in segues between a change and a scene in the picture.
  ///   - surroundings: What else the comment says.
  package init(context: Int = 0, surroundings: CommentSurroundings = CommentSurroundings()) {
    self.context = context
    self.surroundings = surroundings
  }

  package func report(_ changes: FlowChanges) -> String {
    guard !changes.isEmpty else { return "" }
    let headline = "**\(ChangeHeadline(changes).fragments.markdown).**\n" + states(changes)
    let findings = findings(changes)
    let picture = picture(changes)
    let rest = [Self.marker + "\n" + headline, picture, findings, omissions]
    let room = Self.mostBytes - rest.reduce(0) { $0 + $1.utf8.count }
    return [rest[0], table(changes, mostBytes: room), picture, findings, omissions]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var unchanged: String {
    let text = "\(Self.marker)\n**\(FlowChanges.noChange).**\n"
    return omissions.isEmpty ? text : text + "\n" + omissions
  }

  private func states(_ changes: FlowChanges) -> String {
    let names = [changes.names.before, changes.names.after]
    if names.contains("") { return "" }
    let words = names.map { [Fragment.code($0)].markdown }
    return "\n" + words.joined(separator: " → ") + "\n"
  }

  private func table(_ changes: FlowChanges, mostBytes: Int) -> String {
    let changed = changes.changes.filter { $0.kind != .findingAdded }
    guard !changed.isEmpty else { return "" }
    let wording = ChangeWording(changes)
    let rows = changed.map { change in
      let phrase = wording.phrase(change)
      return MarkdownText.row([
        "`\(change.sign.rawValue)`", phrase.subject.markdown,
        phrase.change.markdown(in: surroundings.folder),
        surroundings.place(change.location, isEarlier: change.sign == .removed),
      ])
    }
    let head = MarkdownText.row(["", "What", "Change", "Where"]) + "|---|---|---|---|\n"
    return head + Self.first(of: rows, "change", mostBytes: mostBytes)
  }

  private func picture(_ changes: FlowChanges) -> String {
    if let address = surroundings.picture {
      let near = changes.merged.within(context)
      let missing =
        ChangesChart.hidden(in: near).map {
          "\nThe picture leaves out what did not change (\($0)).\n"
        } ?? ""
      return "![What changed](\(address.markdownDestination))\n" + missing
    }
    guard let chart = ChangesChart(changes, context: context, mostBytes: Self.mostChartBytes) else {
      return ""
    }
    let reason = chart.reason.map { "\n\($0)\n" } ?? ""
    return "```mermaid\n\(chart.text)```\n" + reason
  }

  private func findings(_ changes: FlowChanges) -> String {
    let items = changes.changes.compactMap { change -> String? in
      guard case .finding(let finding) = change.subject, change.kind == .findingAdded
      else { return nil }
      return
        "- \(finding.severity.rawValue): "
        + MarkdownText.escaped(finding.message.singleLine.shortened(to: 300))
        + " [\(MarkdownText.escaped(finding.rule))] "
        + "(\(surroundings.place(finding.location)))\n"
    }
    guard !items.isEmpty else { return "" }
    return "### New findings\n\n"
      + Self.first(of: items, "finding", mostBytes: Self.mostFindingBytes)
  }

  /// The files that nothing is known of.
  private var omissions: String {
    let items = surroundings.omissions.map { omission in
      "- \(surroundings.place(omission.location)): "
        + MarkdownText.escaped(omission.message.shortened(to: 300)) + "\n"
    }
    guard !items.isEmpty else { return "" }
    return "### Not compared\n\n"
      + Self.first(of: items, "file", mostBytes: Self.mostOmissionBytes)
  }

  /// Returns as many lines as fit, and a line with the number of the others.
  private static func first(of lines: [String], _ noun: String, mostBytes: Int) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      // The 100 bytes are for the line that counts the rest.
      guard text.utf8.count + line.utf8.count + 100 <= mostBytes else {
        return text + "\n…and \(counted(lines.count - index, "more \(noun)")).\n"
      }
      text += line
    }
    return text
  }
}
