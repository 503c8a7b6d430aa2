import ScreenModel

/// The parts of a screen in one list, each before what it contains.
struct ScreenTree {
  private(set) var parts: [ScreenPart] = []
  /// The index of the part that contains a part; -1 for the screen itself.
  private(set) var parents: [Int] = []
  private(set) var children: [[Int]] = []
  /// Equal numbers for parts that are alike with all that they contain, whatever their object IDs,
  /// in all trees that were made with the same numbers.
  private(set) var likeness: [Int] = []
  private var objects: [String: Int] = [:]

  struct Numbers {
    fileprivate var numbers: [Own: Int] = [:]
  }

  fileprivate struct Own: Hashable {
    let kind: ScreenPart.Kind
    let text: String?
    let values: [ScreenPart.Property: String]
    let flags: [Bool]
    let look: ScreenPart.Look
    let children: [Int]
  }

  init(_ screen: ScreenPart, _ numbers: inout Numbers) {
    _ = add(screen, in: -1, &numbers)
  }

  private mutating func add(_ part: ScreenPart, in parent: Int, _ numbers: inout Numbers) -> Int {
    let index = parts.count
    var own = part
    own.children = []
    parts.append(own)
    parents.append(parent)
    children.append([])
    likeness.append(0)
    if !part.objectID.isEmpty, objects[part.objectID] == nil { objects[part.objectID] = index }
    for child in part.children {
      let place = add(child, in: index, &numbers)
      children[index].append(place)
    }
    let key = Own(
      kind: part.kind, text: part.text, values: part.values,
      flags: [part.isHidden, part.isEnabled, part.isOn], look: part.look,
      children: children[index].map { likeness[$0] })
    likeness[index] = numbers.numbers[key] ?? numbers.numbers.count
    numbers.numbers[key] = likeness[index]
    return index
  }

  /// Returns the index of the part with an object ID.
  func index(ofObject id: String) -> Int? { objects[id] }

  /// Returns the index of the part, or of the nearest one around it, that has an object ID; that of the
  /// screen if none has.
  func placed(_ index: Int) -> Int {
    guard index > 0, parts[index].objectID.isEmpty else { return index }
    return ancestor(of: index) { !parts[$0].objectID.isEmpty }
  }

  /// What a reader calls a part, with the help of what it contains.
  func name(of index: Int) -> String? {
    let part = parts[index]
    if let own = part.text ?? part.values[.placeholder] ?? part.values[.image] { return own }
    // Each part is asked once. The first element of a lazy `compactMap` is computed twice, which doubles
    // the time with each level.
    for child in children[index] {
      if let name = name(of: child) { return name }
    }
    return part.values[.customClass]
  }

  /// Returns the nearest part around a part that meets a condition; the screen itself if none does.
  func ancestor(of index: Int, where condition: (Int) -> Bool) -> Int {
    var index = parents[index]
    while index > 0, !condition(index) { index = parents[index] }
    return index
  }
}
