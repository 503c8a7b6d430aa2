package import FlowDiff
import FlowModel

/// Writes changes for a terminal: a headline, then one line a change.
///
/// ```text
/// 1 screen added; ‘Checkout’ can no longer be reached
/// + screen ‘Cart’ added (App/Main.storyboard:12)
/// ~ screen ‘Login’: class ‘LoginController’ → ‘SignInController’ (App/Main.storyboard:40)
/// ```
package struct TextChangesReporter: ChangesReporter {
  private let color: Bool

  /// - Parameter color: Whether ANSI colours also distinguish what was added, removed and changed.
  package init(color: Bool = false) { self.color = color }

  package func report(_ changes: FlowChanges) -> String {
    guard !changes.isEmpty else { return "" }
    let ink = TreeInk(isOn: color)
    let wording = ChangeWording(changes)
    let lines = changes.changes.map { change in
      let phrase = wording.phrase(change)
      let text =
        phrase.subject.plain + (phrase.isSentence ? " " : ": ") + phrase.change.plain
      let place = ink.faint("(\(change.location.description.singleLine))")
      return ink.change("\(change.sign.rawValue) \(text)", change.sign) + " \(place)\n"
    }
    return ink.bold(ChangeHeadline(changes).fragments.plain) + "\n" + lines.joined()
  }

  package var unchanged: String { FlowChanges.noChange + "\n" }
}
