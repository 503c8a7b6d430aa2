package import FlowDiff
import FlowModel

/// Writes both sides of a merge for a terminal.
///
/// ```text
/// ours ‘main’: 1 screen changed
/// theirs ‘topic’: 1 screen added, 1 changed; 1 segue added
///
/// both touched screen ‘Login’
///   ours    ~ screen ‘Login’: class ‘LoginController’ → ‘SignIn’ (App/Main.storyboard:12)
///   theirs  ~ screen ‘Login’: title none → ‘Welcome’ (App/Main.storyboard:12)
///
/// theirs ‘topic’
///   + screen ‘Cart’ added (App/Main.storyboard:40)
/// ```
package struct TextConflictReporter: ConflictReporter {
  private let ink: TreeInk

  /// - Parameter color: Whether ANSI colours also distinguish what was added, removed and changed.
  package init(color: Bool = false) { ink = TreeInk(isOn: color) }

  package func report(_ changes: ConflictingChanges, _ names: SideNames) -> String {
    let wording = ConflictWording(changes, names)
    var blocks = [
      wording.sides.map { side in
        ink.bold(side.title.plain) + ": " + side.headline.plain + "\n"
      }.joined()
    ]
    blocks += changes.overlaps.map { overlap in
      ink.bold("both touched " + wording.title(overlap).plain) + "\n"
        + lines(overlap.ours, wording.ours, label: "ours    ")
        + lines(overlap.theirs, wording.theirs, label: "theirs  ")
    }
    blocks += changes.untouched.enumerated().compactMap { index, rest in
      guard !rest.isEmpty else { return nil }
      let side = wording.sides[index]
      return ink.bold(side.title.plain + " alone") + "\n" + lines(rest, side, label: "")
    }
    return blocks.joined(separator: "\n")
  }

  private func lines(_ indices: [Int], _ side: ConflictWording.Side, label: String) -> String {
    indices.map { index in
      let change = side.changes.changes[index]
      let place = ink.faint("(\(change.location.description.singleLine))")
      let text = "\(change.sign.rawValue) \(side.line(change).plain)"
      return "  \(label)\(ink.change(text, change.sign)) \(place)\n"
    }.joined()
  }
}

extension ConflictingChanges {
  /// For each side, the indices of its changes to what the other side did not change.
  var untouched: [[Int]] {
    let shared = (Set(overlaps.flatMap(\.ours)), Set(overlaps.flatMap(\.theirs)))
    return [
      ours.changes.indices.filter { !shared.0.contains($0) },
      theirs.changes.indices.filter { !shared.1.contains($0) },
    ]
  }
}
