import FlowModel

/// A prototype cell can't be made, as it has no reuse identifier.
struct CellWithoutReuseIdentifier: Rule {
  static let about = RuleDescription(
    name: "cell-without-reuse-identifier", severity: .warning,
    summary: "A prototype cell has no reuse identifier.",
    reason: """
      Source makes cells by their reuse identifier; without one, the prototype is never used.
      """,
    wrong: .storyboard(ReuseCheck.table(cells: #"<tableViewCell id="c"/>"#)),
    right: .storyboard(
      ReuseCheck.table(cells: #"<tableViewCell id="c" reuseIdentifier="item"/>"#)))

  func findings(in app: LintSubject) -> [Finding] {
    app.outlines.flatMap { outline in
      outline.cells.filter { $0.reuseIdentifier == nil }.map { cell in
        Self.finding(
          "a prototype cell has no reuse identifier; expected one to make it by",
          at: SourceLocation(path: outline.path, line: cell.part.line))
      }
    }
  }
}

/// What the rules about reuse identifiers share.
enum ReuseCheck {
  /// A scene with a table of prototype cells.
  static func table(cells: String) -> String {
    """
    <tableViewController id="start" sceneMemberID="viewController">
      <tableView key="view" id="t" dataMode="prototypes"><prototypes>
        \(cells)
      </prototypes></tableView>
    </tableViewController>
    """
  }
}
