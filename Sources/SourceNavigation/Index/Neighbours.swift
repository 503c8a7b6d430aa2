import FlowModel

/// Things of one name in files, to be asked for those that are nearest to a file: in the file itself,
/// else those with which it shares the most folders.
struct Neighbours: Sendable {
  /// In the order in which they were added.
  private(set) var things: [Int] = []
  private var paths: [String] = []
  /// Empty as long as there is but one, as of most names.
  private var byFile: [String: [Int]] = [:]
  /// By each folder that some thing lies in, at whatever depth.
  private var byFolder: [Substring: [Int]] = [:]

  init(_ things: [(thing: Int, path: String)] = []) {
    for (thing, path) in things { add(thing, path: path) }
  }

  /// - Complexity: O(*d*) for *d* folders on the path.
  mutating func add(_ thing: Int, path: String) {
    things.append(thing)
    paths.append(path)
    if things.count == 2 { note(things[0], path: paths[0]) }
    if things.count > 1 { note(thing, path: path) }
  }

  private mutating func note(_ thing: Int, path: String) {
    byFile[path, default: []].append(thing)
    for folder in Self.folders(of: path) { byFolder[folder, default: []].append(thing) }
  }

  /// All that are as near as any other, in the order in which they were added.
  ///
  /// - Complexity: O(*d*) for *d* folders on the path.
  func nearest(to path: String) -> [Int] {
    guard things.count > 1 else { return things }
    if let own = byFile[path] { return own }
    for folder in Self.folders(of: path) {
      if let found = byFolder[folder] { return found }
    }
    return things
  }

  /// The same where targets tell things apart first: those in the file's own targets, else those in what
  /// these depend on.
  ///
  /// - Complexity: O(*n* + *d*) for *n* things of the name and *d* folders on the path.
  func nearest(to path: String, in targets: TargetMembership) -> [Int] {
    guard things.count > 1, !targets.isEmpty, byFile[path] == nil else { return nearest(to: path) }
    let all = Array(zip(things, paths))
    let closest = targets.closest(all, to: targets.scope(ofFileAt: path)) { $0.1 }
    if closest.count == all.count { return nearest(to: path) }
    return Neighbours(closest.map { (thing: $0.0, path: $0.1) }).nearest(to: path)
  }

  /// Those that lie in a folder of a name, at whatever depth; `nil` for one alone, and where none does.
  func things(below folder: String) -> Neighbours? {
    guard things.count > 1 else { return nil }
    let part = "/\(folder)/"
    var below = Neighbours()
    for (thing, path) in zip(things, paths) where "/\(path)".contains(part) {
      below.add(thing, path: path)
    }
    return below.things.isEmpty ? nil : below
  }

  /// From the innermost outward.
  private static func folders(of path: String) -> some Sequence<Substring> {
    sequence(state: path[...]) { rest -> Substring? in
      guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      rest = rest[..<slash]
      return rest
    }
  }
}
