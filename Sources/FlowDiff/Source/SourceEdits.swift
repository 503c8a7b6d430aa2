import FlowModel

/// What an edit of the source can have changed.
///
/// What source does is an estimate that depends on all files: it may change with the order in which they
/// are followed. Where no edit is near a call, the estimate changed and not the app.
package struct SourceEdits: Sendable {
  /// A function or property of a file.
  private struct Place: Hashable {
    let path: String
    let function: String

    init(path: String, function: String) {
      self.path = path
      self.function = function
    }

    /// The function with a call; `nil` if that is unknown.
    init?(_ site: CallSite) {
      guard let function = site.function else { return nil }
      self.init(path: site.location.path, function: function)
    }
  }

  /// How many more of each word edited lines have in the later state than in the earlier one, by function.
  /// What an edit only writes in another way has none.
  private var places: [Place: WordBalance] = [:]
  /// The functions in which a `case` was edited.
  private var cases: Set<Place> = []
  /// How many more declarations of a function the later state has, among edited lines.
  private var declarations: [Place: Int] = [:]
  /// The numbers of lines that only one of the states has, by file.
  private var numbers: (earlier: [String: Set<Int>], later: [String: Set<Int>]) = ([:], [:])
  /// What such lines declare.
  private var declared: Set<String> = []
  /// What such lines call, make or name in a literal, by file.
  private var called: [String: WordBalance] = [:]
  /// The types that each file with such lines declares or extends.
  private var types: [String: Set<String>] = [:]
  /// What each function of these files calls, makes or names.
  private var contents: [Place: Set<String>] = [:]

  /// The later name of each class that was renamed, by the earlier one.
  private(set) var renamedClasses: [String: String] = [:]

  /// How many calls may lead from an edited function to the one that is known to act.
  private static let mostSteps = 3

  /// - Parameters:
  ///   - before: The text of each file that is not the same in both states, by path.
  ///   - after: Likewise.
  /// - Complexity: O(*n*) for *n* characters.
  package init(before: [String: String], after: [String: String]) {
    var earlier = before.mapValues(SourceLines.init)
    var later = after.mapValues(SourceLines.init)
    for files in [earlier, later] {
      for (path, lines) in files {
        types[path, default: []].formUnion(lines.types)
        for line in lines.lines {
          guard let function = line.function else { continue }
          contents[Place(path: path, function: function), default: []]
            .formUnion(line.uses)
        }
      }
    }
    renamedClasses = RenamedClasses(earlier, later).names
    for (path, lines) in earlier {
      guard let others = later[path] else { continue }
      earlier[path] = lines.removing(others)
      later[path] = others.removing(lines)
    }
    let members = [earlier, later].map { files in
      files.values.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    }
    // Where the declarations are renamed, so are the uses, and nothing else happens.
    let renamed = members[0].symmetricDifference(members[1])
      .union(renamedClasses.keys).union(renamedClasses.values)
    earlier = earlier.mapValues { $0.ignoring(renamed) }
    later = later.mapValues { $0.ignoring(renamed) }
    var balance: [String: Int] = [:]
    for lines in later.values { for line in lines.lines { balance[line.text, default: 0] += 1 } }
    for lines in earlier.values { for line in lines.lines { balance[line.text, default: 0] -= 1 } }
    for (files, sign) in [(later, 1), (earlier, -1)] {
      for (path, lines) in files {
        for line in lines.lines where balance[line.text, default: 0].signum() == sign {
          add(line, in: path, sign: sign)
        }
      }
    }
  }

  private mutating func add(_ line: SourceLines.Line, in path: String, sign: Int) {
    called[path, default: WordBalance()].add(line.uses, sign)
    if sign > 0 {
      numbers.later[path, default: []].insert(line.number)
    } else {
      numbers.earlier[path, default: []].insert(line.number)
    }
    if let function = line.function {
      let place = Place(path: path, function: function)
      places[place, default: WordBalance()].add(line.uses, sign)
      places[place, default: WordBalance()].add(line.decisions, sign)
      if line.isCase { cases.insert(place) }
      if line.declaredName == function { declarations[place, default: 0] += sign }
    }
    if let name = line.declaredName { declared.insert(name) }
  }

  /// The same edits, from the later state to the earlier one.
  package var reversed: SourceEdits {
    var copy = self
    copy.numbers = (numbers.later, numbers.earlier)
    copy.renamedClasses = Dictionary(uniqueKeysWithValues: renamedClasses.map { ($1, $0) })
    return copy
  }

  /// Whether a call of one of the states is on a line that the other does not have.
  func isEdited(_ site: CallSite, isLater: Bool) -> Bool {
    let numbers = isLater ? numbers.later : numbers.earlier
    return numbers[site.location.path]?.contains(site.location.line) ?? false
  }

  /// Whether an edit may have added, removed or changed a segue that source makes or performs.
  ///
  /// - Parameters:
  ///   - graph: The state that has the segue.
  ///   - isLater: Whether that is the later one.
  ///   - isReplaced: Whether the calls of the segue lead to something else in the other state.
  func concern(_ segue: Segue, in graph: FlowGraph, isLater: Bool, isReplaced: Bool) -> Bool {
    let ends = segue.ends.map { graph.scene($0) }
    let targets = segue.targets.map { graph.scene($0) }
    let sites = segue.callSites + segue.through.flatMap(\.callSites)
    if ends.contains(where: { $0?.customClass.map(declared.contains) ?? false }) { return true }
    if sites.contains(where: { isEdited($0, isLater: isLater) }) { return true }
    var ways = Set(sites.compactMap(Place.init))
    if isReplaced, segue.callSites.compactMap(Place.init).contains(where: { places[$0] != nil }) {
      return true
    }
    var made = Set(targets.compactMap { $0?.customClass })
    made.formUnion(ends.compactMap { $0?.storyboardIdentifier })
    made.formUnion([segue.identifier].compactMap(\.self))
    made.formUnion(segue.through.map(\.className))
    if called.values.contains(where: { $0.contains(anyOf: made) }) { return true }
    let names = Set(ways.map(\.function)).union(sites.map(\.call))
    if ways.contains(where: { isEdited($0, using: names) }) { return true }
    // An edited function of the classes on the way may lead to the one that acts.
    var actors = Set(segue.through.map(\.className))
    if let source = ends[0]?.customClass { actors.insert(source) }
    let near = contents.filter { place, _ in
      types[place.path].map { !$0.isDisjoint(with: actors) } ?? false
    }
    for _ in 0..<Self.mostSteps {
      let functions = Set(ways.map(\.function))
      let callers = near.filter { !ways.contains($0.key) && !$0.value.isDisjoint(with: functions) }
      if callers.isEmpty { return false }
      ways.formUnion(callers.keys)
      if callers.keys.contains(where: { isEdited($0, using: functions) }) { return true }
    }
    return false
  }

  /// Whether an edit of a function may concern what some of its calls do.
  private func isEdited(_ place: Place, using names: Set<String>) -> Bool {
    guard let words = places[place] else { return false }
    return cases.contains(place) || declarations[place, default: 0] != 0
      || words.contains(anyOf: names) || words.contains(anyOf: SourceLines.decisions)
  }

  /// Whether an edit may have added or removed a class that only source knows.
  func concern(_ scene: Scene) -> Bool {
    let name = scene.customClass ?? scene.id.objectID
    return declared.contains(name) || called.values.contains { $0.contains(name) }
  }

  /// Whether an edit may have added or removed a call.
  func concern(_ site: CallSite) -> Bool {
    Place(site).map { isEdited($0, using: [site.call, $0.function]) } ?? true
  }
}
