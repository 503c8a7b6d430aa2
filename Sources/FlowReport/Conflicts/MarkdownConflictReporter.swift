package import FlowDiff
import FlowModel

/// Writes both sides of a merge as Markdown: a sentence for each side, a table of what both
/// changed, and a table of the rest.
package struct MarkdownConflictReporter: ConflictReporter {
  package init() {}

  package func report(_ changes: ConflictingChanges, _ names: SideNames) -> String {
    let wording = ConflictWording(changes, names)
    let headlines = wording.sides.map { side in
      "- **\(side.title.markdown):** \(side.headline.markdown)\n"
    }.joined()
    let blocks = [headlines, overlaps(changes, wording), rest(changes, wording)]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func overlaps(_ changes: ConflictingChanges, _ wording: ConflictWording) -> String {
    guard !changes.overlaps.isEmpty else { return "Both sides touched nothing together.\n" }
    let rows = changes.overlaps.map { overlap in
      MarkdownText.row([
        wording.title(overlap).markdown, cell(overlap.ours, wording.ours),
        cell(overlap.theirs, wording.theirs),
      ])
    }
    let head = MarkdownText.row(
      ["Both touched", wording.ours.title.markdown, wording.theirs.title.markdown])
    return head + "|---|---|---|\n" + rows.joined()
  }

  private func cell(_ indices: [Int], _ side: ConflictWording.Side) -> String {
    indices.map { index in
      let change = side.changes.changes[index]
      return "`\(change.sign.rawValue)` \(side.line(change).markdown) (\(place(change)))"
    }.joined(separator: "<br>")
  }

  private func rest(_ changes: ConflictingChanges, _ wording: ConflictWording) -> String {
    let rows = zip(changes.untouched, wording.sides).flatMap { indices, side in
      indices.map { index in
        let change = side.changes.changes[index]
        return MarkdownText.row([
          side.title.markdown, "`\(change.sign.rawValue)`", side.line(change).markdown,
          place(change),
        ])
      }
    }
    guard !rows.isEmpty else { return "" }
    let head = MarkdownText.row(["Alone", "", "Change", "Where"]) + "|---|---|---|---|\n"
    return head + rows.joined()
  }

  private func place(_ change: Change) -> String {
    [Fragment.path(change.location.description)].markdown
  }
}
