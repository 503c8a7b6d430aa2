import FlowModel

/// Declarations of one name, which can be looked up by distance from a file. Those in the file
/// itself are nearest, then those that share the most folders with it.
struct Neighbours: Sendable {
  /// The indices of the declarations, in the order of their addition.
  private(set) var things: [Int] = []
  private var paths: [String] = []
  /// The declarations by file. Empty while there is only one declaration, as for most names.
  private var byFile: [String: [Int]] = [:]
  /// The declarations by folder, at any depth below it.
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

  /// All declarations at the smallest distance, in the order of their addition.
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

  /// The nearest declarations in the file's own targets. If there are none, those in the targets on
  /// which these depend.
  ///
  /// - Complexity: O(*n* + *d*) for *n* declarations of the name and *d* folders on the path.
  func nearest(to path: String, in targets: TargetMembership) -> [Int] {
    guard things.count > 1, !targets.isEmpty, byFile[path] == nil else { return nearest(to: path) }
    let all = Array(zip(things, paths))
    let closest = targets.closest(all, to: targets.scope(ofFileAt: path)) { $0.1 }
    if closest.count == all.count { return nearest(to: path) }
    return Neighbours(closest.map { (thing: $0.0, path: $0.1) }).nearest(to: path)
  }

  /// The declarations below a folder with a name, at any depth. The result is `nil` if there is
  /// only one declaration, or none below such a folder.
  func things(below folder: String) -> Neighbours? {
    guard things.count > 1 else { return nil }
    let part = "/\(folder)/"
    var below = Neighbours()
    for (thing, path) in zip(things, paths) where "/\(path)".contains(part) {
      below.add(thing, path: path)
    }
    return below.things.isEmpty ? nil : below
  }

  /// The folders of a path, innermost first.
  private static func folders(of path: String) -> some Sequence<Substring> {
    sequence(state: path[...]) { rest -> Substring? in
      guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      rest = rest[..<slash]
      return rest
    }
  }
}
