/// The form in which a word selects the file that contains it.
///
/// A word that other code uses as well counts only in a form that is rare outside navigation.
package enum NavigationEvidence: Hashable, Sendable {
  /// Anywhere outside comments and strings.
  case word
  /// Where it is called or begins a part of a selector: `word(`, `word:`.
  case call
  /// Where it is called with a given label of the first argument: `word(label:`.
  case labelledCall(String)
  /// Where it is called, in a file that contains one of some other words.
  case callBeside(Set<String>)
  /// Where it is assigned to, or is the label of an argument.
  case assignment
  /// Where it is assigned to, in a file that contains one of some other words.
  case assignmentBeside(Set<String>)
  /// Where it is the label of a nib's name. `nil` and a parameter that is passed on do not count, as every
  /// controller made from Xcode's template contains them.
  case nibName
  /// After `R.`, as in code for R.swift.
  case accessor
}

/// The words that select a source file, with the form in which each does.
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
    for name in ViewCalls.selecting { words[name, default: []].insert(.call) }
    for row in FrameworkClasses.rows where row.selectsFiles {
      words[row.name, default: []].insert(.word)
    }
    for (evidence, names) in generated + others {
      for name in names { words[name, default: []].insert(evidence) }
    }
    return words
  }()

  /// The words that move to a screen or perform a segue, rather than only make a screen.
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
    (.callBeside([FlowCalls.subject]), EventCalls.sending.union(["bind"]).sorted()),
    (.callBeside(["Stepper", "FlowContributors"]), FlowCalls.names.sorted()),
    (.nibName, ["nibName", "initWithNibName", "windowNibName", "initWithWindowNibName"]),
  ]
}
