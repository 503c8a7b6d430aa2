package import FlowModel

/// A storyboard has so many scenes or views that its changes collide.
struct StoryboardTooLarge: Rule {
  static let about = RuleDescription(
    name: "storyboard-too-large", severity: .warning, need: .history,
    summary: "A storyboard has more scenes or views than can be worked on together.",
    reason: """
      Every change of a scene changes the one file, which is slow to open and can hardly be merged; the \
      finding has the number of people who changed it. It proposes how to split the file by use case, with \
      few segues between the parts, by multilevel graph partitioning (Karypis and Kumar, 1998); \
      'lint --draw-split FILE -o split.svg' draws the proposal. The limits are 25 scenes and 1500 views, or \
      what 'limits' says in .seguemap.yml.
      """,
    wrong: .large(26), right: .large(25))

  func findings(in app: LintSubject) -> [Finding] {
    app.largeStoryboards.map { storyboard in
      let excess = app.excess(of: storyboard)
      let authors = app.authors[storyboard.path].map {
        ", changed by \($0) \($0 == 1 ? "person" : "people")"
      }
      let split = StoryboardSplit(ofStoryboardAt: storyboard.path, in: app.graph)
      let line = app.outline(ofFileAt: storyboard.path)?.line ?? 1
      return Self.finding(
        "the storyboard has \(excess.joined(separator: ", and "))\(authors ?? "")"
          + (split.map { "; \($0.proposal)" } ?? ""),
        at: SourceLocation(path: storyboard.path, line: line))
    }
  }
}

extension LintSubject {
  /// The storyboards that exceed a limit.
  package var largeStoryboards: [Storyboard] { storyboards.filter { !excess(of: $0).isEmpty } }

  /// How much a storyboard has of what it should have less of.
  fileprivate func excess(of storyboard: Storyboard) -> [String] {
    let scenes = sceneCounts[storyboard.path] ?? 0
    let views = outline(ofFileAt: storyboard.path)?.viewCount ?? 0
    var excess: [String] = []
    if scenes > limits.scenes {
      excess.append("\(scenes) scenes; expected at most \(limits.scenes)")
    }
    if views > limits.views {
      excess.append("\(views) views; expected at most \(limits.views)")
    }
    return excess
  }
}

extension StoryboardSplit {
  /// The proposal in a sentence.
  fileprivate var proposal: String {
    let names = parts.prefix(8).map { "'\($0.name)' (\($0.scenes.count))" }
    let more = parts.count > 8 ? " and \(parts.count - 8) more" : ""
    return "it could be split into \(names.joined(separator: ", "))\(more), "
      + "with \(counted(cutSegues.count, "segue")) between them"
  }
}

extension RuleExample {
  fileprivate static func large(_ count: Int) -> Self {
    let scenes = (1...count).map { number in
      """
      <viewController id="\(number == 1 ? "start" : "s\(number)")" storyboardIdentifier="s\(number)" \
      sceneMemberID="viewController"/>
      """
    }
    let excerpt = "\(scenes[0])\n<!-- and \(count - 1) more scenes -->"
    return Self([]).with(storyboard: "Main", excerpt: excerpt, scenes)
  }
}
