package import FlowDiff
import FlowModel

/// Git's names for the sides of a merge.
package struct SideNames: Hashable, Sendable {
  /// A branch or commit; empty if it is unknown.
  package let ours: String
  package let theirs: String

  package init(ours: String, theirs: String) {
    self.ours = ours
    self.theirs = theirs
  }

  /// `ours ‘main’`. The branch is the user's text, since a branch may have any name.
  var oursFragments: [Fragment] { Self.fragments("ours", ours) }
  var theirsFragments: [Fragment] { Self.fragments("theirs", theirs) }

  private static func fragments(_ side: String, _ name: String) -> [Fragment] {
    name.isEmpty ? [.words(side)] : [.words(side + " "), .code(name)]
  }
}

/// Writes what both sides of a merge changed as text; ends in one newline.
package protocol ConflictReporter: Sendable {
  func report(_ changes: ConflictingChanges, _ names: SideNames) -> String
}
