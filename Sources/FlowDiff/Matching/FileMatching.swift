import FlowModel

/// Which interface files of two states are the same file, under its old name or another one.
struct FileMatching: Sendable {
  private(set) var pairing: Pairing
  /// The later path by the earlier one, for files that have another path now.
  private(set) var renames: [String: String] = [:]

  /// - Complexity: O(*n* log *n*) for *n* scenes, where no object ID stands in many files.
  init(_ before: FlowGraph, _ after: FlowGraph) {
    let earlier = before.fileContents
    let later = after.fileContents
    pairing = Pairing(beforeCount: earlier.count, afterCount: later.count)
    pairing.pairInOrder(before: { earlier[$0].path }, after: { later[$0].path })
    while pairBestOverlaps(earlier, later) {}
    for (first, second) in pairing.pairs where earlier[first].path != later[second].path {
      renames[earlier[first].path] = later[second].path
    }
  }

  /// Where the later state has a path of the earlier one.
  func path(_ earlier: String) -> String { renames[earlier] ?? earlier }

  /// Pairs files that are each other's best match, by far or by a hair, but not where two are as
  /// good.
  private mutating func pairBestOverlaps(_ earlier: [FileContent], _ later: [FileContent]) -> Bool {
    var shared: [Ends: Int] = [:]
    let holders = Self.files(pairing.looseAfter, later)
    for (token, firsts) in Self.files(pairing.looseBefore, earlier) {
      // Beyond that an object ID is a template's, and tells nothing.
      guard let seconds = holders[token], firsts.count * seconds.count <= 4_096 else { continue }
      for first in firsts {
        for second in seconds { shared[Ends(first, second), default: 0] += 1 }
      }
    }
    var best: [Int: Choice] = [:]
    var bestOfLater: [Int: Choice] = [:]
    for (ends, count) in shared {
      guard let score = Score(earlier[ends.before], later[ends.after], shared: count) else {
        continue
      }
      best[ends.before, default: Choice()].consider(ends.after, score)
      bestOfLater[ends.after, default: Choice()].consider(ends.before, score)
    }
    var found = false
    for (first, choice) in best {
      guard let second = choice.only, bestOfLater[second]?.only == first else { continue }
      pairing.pair(first, second)
      found = true
    }
    return found
  }

  private static func files(_ indices: [Int], _ contents: [FileContent]) -> [String: [Int]] {
    var files: [String: [Int]] = [:]
    for index in indices {
      for token in contents[index].tokens { files[token, default: []].append(index) }
    }
    return files
  }

  private struct Ends: Hashable {
    let before: Int
    let after: Int

    init(_ before: Int, _ after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// The best of several, and whether it is alone at the top.
  private struct Choice {
    private var score: Score?
    private(set) var only: Int?

    mutating func consider(_ index: Int, _ score: Score) {
      if let best = self.score, score <= best {
        if score == best { only = nil }
        return
      }
      self.score = score
      only = index
    }
  }

  /// How well two files fit: what they share first, then their names.
  private struct Score: Comparable {
    let shared: Int
    let nameParts: Int

    /// `nil` where less than half is shared, or one plain scene only, as a template makes them.
    init?(_ earlier: FileContent, _ later: FileContent, shared: Int) {
      let most = max(earlier.tokens.count, later.tokens.count)
      guard earlier.format == later.format, 2 * shared >= most else { return nil }
      let nameParts = Self.commonEnd(earlier.path, later.path)
      if most == 1, nameParts == 0, earlier.looks != later.looks { return nil }
      self.shared = shared
      self.nameParts = nameParts
    }

    /// How many parts the paths share, counted from the file's name backward.
    private static func commonEnd(_ a: String, _ b: String) -> Int {
      zip(a.split(separator: "/").reversed(), b.split(separator: "/").reversed())
        .prefix { $0 == $1 }.count
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.shared, a.nameParts) < (b.shared, b.nameParts)
    }
  }
}

/// What tells a file apart from others when its path does not.
struct FileContent: Sendable {
  let path: String
  let format: Storyboard.Format
  /// Its object IDs; for want of any, the classes of its scenes; for want of those, its name.
  let tokens: Set<String>
  /// What can be seen of its scenes.
  let looks: Set<[String]>
}

extension FlowGraph {
  /// By path, in the order of `storyboards`.
  fileprivate var fileContents: [FileContent] {
    let scenes = Dictionary(grouping: scenes, by: \.id.path)
    return storyboards.map { storyboard in
      let scenes = scenes[storyboard.path] ?? []
      var tokens = Set(scenes.lazy.filter(\.hasOwnObjectID).map { "#" + $0.id.objectID })
      if tokens.isEmpty { tokens = Set(scenes.lazy.compactMap { $0.customClass?.nonEmpty }) }
      if tokens.isEmpty { tokens = ["/" + storyboard.name] }
      let looks = scenes.map {
        [$0.kind.name, $0.name, $0.customClass ?? "", $0.storyboardIdentifier ?? ""]
      }
      return FileContent(
        path: storyboard.path, format: storyboard.format, tokens: tokens, looks: Set(looks))
    }
  }
}

extension Scene {
  /// Whether the object ID is one of its own. Every nib's owner is `-1`, and a class that only
  /// source knows goes by its name.
  var hasOwnObjectID: Bool { !id.objectID.hasPrefix("-") && !isClass }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}
