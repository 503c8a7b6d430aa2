/// Where a word must stand for the file around it to be read.
///
/// A word that other code uses, too, counts only in a form that hardly anything but navigation has.
package enum NavigationEvidence: Hashable, Sendable {
  /// Anywhere outside a comment.
  case word
  /// Where it is called or begins a part of a selector: `word(`, `word:`.
  case call
  /// Where it is called with a first argument of a label: `word(label:`.
  case labelledCall(String)
  /// Where it is called, in a file that has one of some other words.
  case callBeside(Set<String>)
  /// Where it is assigned to, or is the label of an argument.
  case assignment
  /// Where it is assigned to, in a file that has one of some other words.
  case assignmentBeside(Set<String>)
  /// Where it labels the name of a nib: neither `nil` nor a parameter that is passed on, which stand in
  /// every controller that was made from Xcode's template.
  case nibName
  /// After `R.`, as R.swift generates.
  case accessor
}

/// The words that select a source file, with what makes each of them count.
package enum NavigationWords {
  /// Derived from the tables of calls, properties and classes, and ``generated`` and ``others``.
  package static let evidence: [String: Set<NavigationEvidence>] = {
    var words: [String: Set<NavigationEvidence>] = [:]
    for call in NavigationCalls.calls {
      guard let evidence = call.evidence else { continue }
      for name in call.names { words[name, default: []].insert(evidence) }
    }
    for property in NavigationCalls.properties {
      if let evidence = property.evidence { words[property.name, default: []].insert(evidence) }
      for name in [property.setter, property.initialiser].compactMap(\.self) {
        words[name, default: []].insert(.word)
      }
    }
    for row in FrameworkClasses.rows where row.selectsFiles {
      words[row.name, default: []].insert(.word)
    }
    for (evidence, names) in generated + others {
      for name in names { words[name, default: []].insert(evidence) }
    }
    return words
  }()

  /// Those that move to a screen or perform a segue, and do not only make one.
  package static let moving = NavigationCalls.names.union(NavigationCalls.childProperties)

  /// What SwiftGen and R.swift generate for storyboards.
  private static let generated: [(NavigationEvidence, [String])] = [
    (.word, ["StoryboardScene", "StoryboardSegue"]),
    (.accessor, ["storyboard", "segue", "nib"]),
  ]

  /// Words that make or receive a screen in other ways than a call of the table does.
  private static let others: [(NavigationEvidence, [String])] = [
    (.word, ["storyboardWithName", "mainStoryboard", "instantiateWithOwner", "IBSegueAction"]),
    (.word, ["contextForSegue", "contextForSegueWithIdentifier"]),
    (.nibName, ["nibName", "initWithNibName", "windowNibName", "initWithWindowNibName"]),
  ]
}
