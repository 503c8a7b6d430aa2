package import FlowDiff
package import FlowModel

extension ConflictingChanges {
  /// Returns a summary of both sides' changes, in a sentence without a full stop.
  package func headline(_ names: SideNames) -> String {
    ConflictWording(self, names).sides.map { side in
      side.title.plain + ": " + side.headline.plain
    }.joined(separator: " | ")
  }

  /// Returns all changes: first those of what both sides touched.
  package func entries(_ names: SideNames) -> [ChangeEntry] {
    let wording = ConflictWording(self, names)
    let shared = [overlaps.flatMap(\.ours), overlaps.flatMap(\.theirs)].map(Set.init)
    let marks = [FlowMarks.Mark.ours, .theirs]
    let entries = zip(wording.sides, zip(shared, marks)).map { side, rest in
      zip(side.changes.entries, side.changes.changes.indices).map { entry, index in
        let isShared = rest.0.contains(index)
        return (
          isShared,
          ChangeEntry(
            mark: isShared ? .both : rest.1, sign: "\(rest.1.sign ?? "") \(entry.sign)",
            subject: [.words(rest.1 == .ours ? "ours: " : "theirs: ")] + entry.subject,
            change: entry.change, location: entry.location, element: entry.element)
        )
      }
    }.joined()
    return entries.filter(\.0).map(\.1) + entries.filter { !$0.0 }.map(\.1)
  }

  /// Returns the marks for a part of the merged graph. Words state which side made each change.
  package func marks(
    of part: MergedFlow, in conflict: MergedConflict, _ names: SideNames
  ) -> FlowMarks {
    let remarks = SideRemarks(self)
    var marks = FlowMarks(headline: headline(names))
    marks.scenes = conflict.scenes.mapValues { remarks.remark($0) { $0.remark(on: $1) } }
    marks.segues = conflict.segues.mapValues { remarks.remark($0) { $0.remark(on: $1) } }
    marks.storyboards = conflict.storyboards.mapValues { remarks.remark($0) { $0.remark(on: $1) } }
    marks.hiddenScenes = part.hiddenScenes
    marks.hiddenSegues = part.hiddenSegues
    return marks
  }
}

/// The remarks that a picture of each side alone would have.
private struct SideRemarks {
  private let ours: FlowMarks
  private let theirs: FlowMarks

  init(_ changes: ConflictingChanges) {
    ours = changes.ours.marks(of: changes.ours.merged)
    theirs = changes.theirs.marks(of: changes.theirs.merged)
  }

  func remark<ID>(
    _ sides: MergedConflict.Sides<ID>, _ remark: (FlowMarks, ID) -> FlowMarks.Remark
  ) -> FlowMarks.Remark {
    let parts = [
      (name: "ours", mark: sides.ours, remark: sides.ourID.map { remark(ours, $0) }),
      (name: "theirs", mark: sides.theirs, remark: sides.theirID.map { remark(theirs, $0) }),
    ].filter { $0.mark != .context }
    let isAlike = parts.count == 2 && parts[0].mark == parts[1].mark && parts[0].mark != .changed
    if isAlike { return FlowMarks.Remark(sides.mark, words: "both: \(parts[0].mark.rawValue)") }
    let words = parts.map { part in
      let what = part.mark == .changed ? part.remark.map(Self.words) ?? "" : ""
      return "\(part.name): \(what.isEmpty ? part.mark.rawValue : what)"
    }
    let lines = parts.flatMap { part in
      (part.remark?.lines ?? []).map { "\(part.name): \($0)" }
    }
    return FlowMarks.Remark(sides.mark, words: words.joined(separator: "; "), lines: lines)
  }

  /// Returns the old and the new value if both fit, since the picture may show neither of them.
  private static func words(_ remark: FlowMarks.Remark) -> String {
    if remark.lines.count == 1, remark.lines[0].count <= 50 { return remark.lines[0] }
    return remark.words
  }
}
