/// The findings about each element of a flow, for a picture that shows them.
package struct FindingMarks: Hashable, Sendable {
  /// What was found about one element.
  package struct Note: Hashable, Sendable {
    /// The most severe of the findings.
    package var severity: Finding.Severity
    /// A line for each finding.
    package var lines: [String]

    package init(_ severity: Finding.Severity, lines: [String]) {
      self.severity = severity
      self.lines = lines
    }
  }

  package private(set) var scenes: [SceneID: Note] = [:]
  package private(set) var segues: [SegueID: Note] = [:]

  package init() {}

  /// Assigns findings to the elements at their places: a segue or a scene that begins on the line, a segue
  /// with a call there, else the scene around the line or the one whose class the file declares.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements, findings and calls.
  package init(_ findings: [Finding], in graph: FlowGraph) {
    let places = ElementPlaces(graph)
    for finding in findings {
      switch places.element(at: finding.location) {
      case .segue(let id): Self.add(finding, to: &segues[id])
      case .scene(let id): Self.add(finding, to: &scenes[id])
      case nil: break
      }
    }
  }

  private static func add(_ finding: Finding, to note: inout Note?) {
    let line = "\(finding.message) [\(finding.rule)]"
    guard var known = note else {
      note = Note(finding.severity, lines: [line])
      return
    }
    known.lines.append(line)
    if finding.severity.rank > known.severity.rank { known.severity = finding.severity }
    note = known
  }

  /// Returns what was found about a scene and the containers that a view has folded into it.
  package func note(on scene: Scene) -> Note? {
    let notes = ([scene.id] + scene.containers.map(\.id)).compactMap { scenes[$0] }
    guard var first = notes.first else { return nil }
    for other in notes.dropFirst() {
      first.lines += other.lines
      if other.severity.rank > first.severity.rank { first.severity = other.severity }
    }
    return first
  }
}

extension Finding.Severity {
  fileprivate var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
