import FlowModel

/// Two prototype cells of a table have the same reuse identifier.
struct DuplicateReuseIdentifier: Rule {
  static let about = RuleDescription(
    name: "duplicate-reuse-identifier", severity: .warning,
    summary: "Two prototype cells of a table or collection have the same reuse identifier.",
    reason: "The second takes the place of the first, which is never used.",
    wrong: .storyboard(
      ReuseCheck.table(
        cells: """
          <tableViewCell id="c" reuseIdentifier="item"/>
          <tableViewCell id="d" reuseIdentifier="item"/>
          """)),
    right: .storyboard(
      ReuseCheck.table(
        cells: """
          <tableViewCell id="c" reuseIdentifier="item"/>
          <tableViewCell id="d" reuseIdentifier="total"/>
          """)))

  private struct Use: Hashable {
    let owner: String
    let identifier: String
  }

  func findings(in app: LintSubject) -> [Finding] {
    app.outlines.flatMap { outline in
      var known: Set<Use> = []
      return outline.cells.compactMap { cell -> Finding? in
        guard let identifier = cell.reuseIdentifier,
          !known.insert(Use(owner: cell.owner, identifier: identifier)).inserted
        else { return nil }
        return Self.finding(
          "reuse identifier '\(identifier)' is that of another cell, too; expected one of its own",
          at: SourceLocation(path: outline.path, line: cell.part.line))
      }
    }
  }
}
