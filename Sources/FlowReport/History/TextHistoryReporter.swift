import FlowDiff
import FlowModel

/// Writes a history for a terminal, one line a commit.
///
/// ```text
/// 1f0c2ab 2024-05-01 2 screens added; ‘Cart’ can no longer be reached (Rework the shop)
/// ```
package struct TextHistoryReporter: HistoryReporter {
  private let ink: TreeInk

  /// - Parameter color: Whether ANSI colours distinguish hash, summary and subject.
  package init(color: Bool = false) { ink = TreeInk(isOn: color) }

  package var opening: String { "" }

  package func entry(_ entry: HistoryEntry, isFirst: Bool) -> String {
    let day = String(entry.date.prefix { $0 != "T" })
    let subject = entry.subject.singleLine.shortened(to: 100)
    return [
      ink.change(entry.shortCommit, .changed), ink.faint(day), entry.changes.headline,
      ink.faint("(\(subject))") + "\n",
    ].joined(separator: " ")
  }

  package func closing(isEmpty: Bool) -> String { "" }
}
