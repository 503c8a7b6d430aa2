/// The classes of which only the name changed, by their declarations and the files around these.
struct RenamedClasses {
  /// The later name by the earlier one.
  private(set) var names: [String: String] = [:]

  /// The share of the lines of two files that must be the same for a class in them to be.
  private static let leastLikeness = 0.6

  /// - Parameters:
  ///   - earlier: The lines of each file that is not the same in both states, by path.
  ///   - later: Likewise.
  init(_ earlier: [String: SourceLines], _ later: [String: SourceLines]) {
    let lost = Self.declarations(earlier, not: later)
    let found = Self.declarations(later, not: earlier)
    var suitors: [String: Set<String>] = [:]
    var suited: [String: Set<String>] = [:]
    for (text, olds) in lost {
      for old in olds {
        for new in found[text] ?? [] where Self.areAlike(earlier[old.path], later[new.path]) {
          suitors[old.name, default: []].insert(new.name)
          suited[new.name, default: []].insert(old.name)
        }
      }
    }
    for (old, news) in suitors where news.count == 1 {
      guard let new = news.first, suited[new]?.count == 1 else { continue }
      names[old] = new
    }
  }

  /// Returns the types that only some files declare, by their declarations without the names.
  private static func declarations(
    _ files: [String: SourceLines], not others: [String: SourceLines]
  ) -> [String: [(name: String, path: String)]] {
    let known = others.values.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var declarations: [String: [(name: String, path: String)]] = [:]
    for (path, lines) in files {
      for line in lines.lines {
        guard let name = line.declaredType, !known.contains(name) else { continue }
        declarations[line.text.replacing([name]), default: []].append((name, path))
      }
    }
    return declarations
  }

  private static func areAlike(_ earlier: SourceLines?, _ later: SourceLines?) -> Bool {
    guard let earlier, let later else { return false }
    let longest = max(earlier.lines.count, later.lines.count)
    let same = earlier.lines.count - earlier.removing(later).lines.count
    return Double(same) >= leastLikeness * Double(longest)
  }
}
