import FlowModel

extension Comparison {
  mutating func compareStoryboards() {
    let files = matching.files.pairing
    for index in files.looseBefore { compare(before.storyboards[index], nil) }
    for index in files.looseAfter { compare(nil, after.storyboards[index]) }
    for pair in files.pairs {
      compare(before.storyboards[pair.before], after.storyboards[pair.after])
    }
  }

  private mutating func compare(_ earlier: Storyboard?, _ later: Storyboard?) {
    guard let storyboard = later ?? earlier else { return }
    let subject = Change.Subject.storyboard(before: earlier, after: later)
    let location = SourceLocation(path: storyboard.path, line: 0)
    guard let earlier, let later else {
      // A nib contains a single controller, which is reported as a scene.
      guard storyboard.format == .storyboard else { return }
      return tell(later == nil ? .storyboardRemoved : .storyboardAdded, subject, at: location)
    }
    tell(.storyboardRenamed, subject, from: earlier.path, to: later.path, at: location)
    let was = earlier.initialScene.map { matching.place(before: $0) }
    guard was != later.initialScene.map({ matching.place(after: $0) }) else { return }
    tell(
      .initialScene, subject, before: earlier.initialScene.map { .scenes([$0]) },
      after: later.initialScene.map { .scenes([$0]) },
      at: later.initialScene.flatMap { after.scene($0)?.location } ?? location)
  }

  /// Findings are compared without their lines, since one that only moved is not a change. Notes
  /// are ignored, because they come and go with every edit of the source.
  mutating func compareFindings() {
    let earlier = before.findings.filter { $0.severity != .note }
    let later = after.findings.filter { $0.severity != .note }
    var pairing = Pairing(beforeCount: earlier.count, afterCount: later.count)
    pairing.pairInOrder(
      before: { earlier[$0].likeness(in: matching.files.path) },
      after: { later[$0].likeness { $0 } })
    // A file that could not be read is in no graph, so if it moved, only its name identifies it.
    pairing.pairInOrder(
      before: { earlier[$0].likeness(in: \.fileName) },
      after: { later[$0].likeness(in: \.fileName) })
    for finding in pairing.looseBefore.map({ earlier[$0] }) {
      tell(.findingGone, .finding(finding), at: finding.location)
    }
    for finding in pairing.looseAfter.map({ later[$0] }) {
      tell(.findingAdded, .finding(finding), at: finding.location)
    }
  }
}

extension String {
  /// The last component of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

extension Finding {
  fileprivate func likeness(in path: (String) -> String) -> [String] {
    [severity.rawValue, rule, message, path(location.path)]
  }
}
