import FlowModel

/// Matches the interface files of two states, including those that were renamed or moved.
struct FileMatching: Sendable {
  private(set) var pairing: Pairing
  /// The later path by the earlier one, for files whose path changed.
  private(set) var renames: [String: String] = [:]

  /// - Complexity: O(*n* log *n*) for *n* scenes, if no object ID occurs in many files.
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

  /// Returns the later path of a file, given its earlier one.
  func path(_ earlier: String) -> String { renames[earlier] ?? earlier }

  /// Pairs files that are each other's best match, however small the margin, but not if two matches
  /// are equally good.
  private mutating func pairBestOverlaps(_ earlier: [FileContent], _ later: [FileContent]) -> Bool {
    var shared: [Ends: Int] = [:]
    let holders = Self.files(pairing.looseAfter, later)
    for (token, firsts) in Self.files(pairing.looseBefore, earlier) {
      // An object ID that occurs in more files comes from a template and identifies none of them.
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

  /// The best match so far, and whether another one is equally good.
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

  /// The quality of a match: the common content first, then the similarity of the paths.
  private struct Score: Comparable {
    let shared: Int
    let nameParts: Int

    /// Returns `nil` if less than half of the content is the same, or only one plain scene, as in
    /// files made from a template.
    init?(_ earlier: FileContent, _ later: FileContent, shared: Int) {
      let most = max(earlier.tokens.count, later.tokens.count)
      guard earlier.format == later.format, 2 * shared >= most else { return nil }
      let nameParts = Self.commonEnd(earlier.path, later.path)
      if most == 1, nameParts == 0, earlier.looks != later.looks { return nil }
      self.shared = shared
      self.nameParts = nameParts
    }

    /// Returns the number of common path components, counted from the end.
    private static func commonEnd(_ a: String, _ b: String) -> Int {
      zip(a.split(separator: "/").reversed(), b.split(separator: "/").reversed())
        .prefix { $0 == $1 }.count
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.shared, a.nameParts) < (b.shared, b.nameParts)
    }
  }
}

/// The content that identifies a file whose path changed.
struct FileContent: Sendable {
  let path: String
  let format: Storyboard.Format
  /// The object IDs of the file. If it has none, the classes of its scenes, and if they have none
  /// either, its name.
  let tokens: Set<String>
  /// The visible properties of the file's scenes.
  let looks: Set<[String]>
}

extension FlowGraph {
  /// The files' contents by path, in the order of `storyboards`.
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
  /// Whether the object ID distinguishes scenes of different files. The owner of every nib has
  /// `-1`, and a class known only from source has its name.
  var hasOwnObjectID: Bool { !id.objectID.hasPrefix("-") && !isClass }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}
