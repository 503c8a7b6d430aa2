import FlowModel
package import ScreenModel

/// Compares what a screen shows in two states.
package struct ScreenComparison {
  /// The differences, the most important kinds first, then in the order of the screen.
  package var changes: [ViewChange] {
    found.enumerated()
      .sorted {
        (Self.ranks[$0.element.kind]!, $0.offset) < (Self.ranks[$1.element.kind]!, $1.offset)
      }
      .map(\.element)
  }

  private var found: [ViewChange] = []

  private let before: ScreenTree
  private let after: ScreenTree
  private let pairing: Pairing

  /// - Complexity: O(*n* log *n*) for *n* parts of both.
  package init(from before: ScreenPart, to after: ScreenPart) {
    var numbers = ScreenTree.Numbers()
    self.before = ScreenTree(before, &numbers)
    self.after = ScreenTree(after, &numbers)
    var matcher = PartMatcher(self.before, self.after)
    matcher.match()
    pairing = matcher.pairing
    guard self.before.likeness[0] != self.after.likeness[0] else { return }
    comparePresence()
    for pair in pairing.pairs { compare(pair.before, pair.after) }
    comparePlaces()
  }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: ViewChange.Kind.allCases.enumerated().map { ($0.element, $0.offset) })

  private mutating func tell(
    _ kind: ViewChange.Kind, _ earlier: Int?, _ later: Int?,
    _ property: ScreenPart.Property? = nil, keyPath: String? = nil, from before: String? = nil,
    to after: String? = nil
  ) {
    guard let tree = earlier.map({ (self.before, $0) }) ?? later.map({ (self.after, $0) }) else {
      return
    }
    let part = tree.0.parts[tree.1]
    found.append(
      ViewChange(
        kind: kind, part: part.kind, name: tree.0.name(of: tree.1), property: property,
        keyPath: keyPath, before: before, after: after,
        earlierID: earlier.map { self.before.parts[$0].objectID } ?? "",
        laterID: later.map { self.after.parts[$0].objectID } ?? "",
        place: place(of: earlier, later)))
  }

  /// Returns the place of a part. One that was added or removed and has no object ID, such as a
  /// segment, is seen as a change of the part around it.
  private func place(of earlier: Int?, _ later: Int?) -> ViewChange.Place {
    var old = earlier.map(before.placed)
    var new = later.map(after.placed)
    if let part = old, new == nil, part != earlier { new = pairing.after[part] }
    if let part = new, earlier == nil, part != later { old = pairing.before[part] }
    return ViewChange.Place(
      earlier: old.map { before.parts[$0].objectID }, later: new.map { after.parts[$0].objectID })
  }

  /// A part that is added or removed with the one that contains it is no difference of its own.
  private mutating func comparePresence() {
    for index in pairing.looseBefore where pairing.after[before.parents[index]] != nil {
      tell(.removed, index, nil)
    }
    for index in pairing.looseAfter where pairing.before[after.parents[index]] != nil {
      tell(.added, nil, index)
    }
  }

  private mutating func compare(_ index: Int, _ place: Int) {
    let (earlier, later) = (before.parts[index], after.parts[place])
    if earlier.text != later.text {
      let isRenamed = earlier.text != nil && later.text != nil
      tell(isRenamed ? .renamed : .changed, index, place, from: earlier.text, to: later.text)
    }
    for property in ScreenPart.Property.allCases {
      let (old, new) = (earlier.values[property], later.values[property])
      if old != new { tell(.changed, index, place, property, from: old, to: new) }
    }
    if earlier.isHidden != later.isHidden { tell(later.isHidden ? .hidden : .shown, index, place) }
    if earlier.isEnabled != later.isEnabled {
      tell(later.isEnabled ? .enabled : .disabled, index, place)
    }
    if earlier.isOn != later.isOn { tell(later.isOn ? .selected : .deselected, index, place) }
    // A text that comes brings its font and colour with it.
    let hasText = [earlier, later].map { $0.text != nil }
    let hasDetail = [earlier, later].map { $0.values[.detail] != nil }
    if earlier.look != later.look, hasText[0] == hasText[1], hasDetail[0] == hasDetail[1] {
      tell(.restyled, index, place)
    }
  }

  private mutating func comparePlaces() {
    for pair in pairing.pairs where pair.before > 0 && pair.after > 0 {
      // A view around parts that was added or removed does not move them.
      let earlier = before.ancestor(of: pair.before) { pairing.after[$0] != nil }
      let later = after.ancestor(of: pair.after) { pairing.before[$0] != nil }
      if pairing.after[earlier] != later { tell(.moved, pair.before, pair.after) }
    }
    for pair in pairing.pairs where after.parts[pair.after].kind.showsOrder {
      let places = before.children[pair.before].compactMap { child in
        pairing.after[child].flatMap { after.parents[$0] == pair.after ? (child, $0) : nil }
      }
      let kept = places.map(\.1).longestIncreasing
      for (child, place) in places where !kept.contains(place) { tell(.reordered, child, place) }
    }
  }
}

// MARK: - Runtime attributes

extension ScreenComparison {
  /// Whether an attribute of the earlier state is one of a part of the screen.
  func hasOwner(earlier attribute: RuntimeAttribute) -> Bool {
    before.index(ofObject: attribute.objectID) != nil
  }

  /// Whether an attribute of the later state is one of a part of the screen.
  func hasOwner(later attribute: RuntimeAttribute) -> Bool {
    after.index(ofObject: attribute.objectID) != nil
  }

  /// Compares the runtime attributes of parts that are in both states; those of others come and go
  /// with them.
  mutating func compare(_ earlier: [RuntimeAttribute], _ later: [RuntimeAttribute]) {
    guard !earlier.isEmpty || !later.isEmpty else { return }
    let old = Self.values(earlier, in: before)
    let new = Self.values(later, in: after)
    for pair in pairing.pairs {
      let (was, now) = (old[pair.before] ?? [:], new[pair.after] ?? [:])
      guard was != now else { continue }
      found.removeAll {
        $0.kind == .restyled && $0.earlierID == before.parts[pair.before].objectID
          && $0.part == before.parts[pair.before].kind
      }
      for keyPath in Set(was.keys).union(now.keys).sorted() where was[keyPath] != now[keyPath] {
        tell(
          .changed, pair.before, pair.after, keyPath: keyPath, from: was[keyPath],
          to: now[keyPath])
      }
    }
  }

  /// Returns the values by part and key path.
  private static func values(
    _ attributes: [RuntimeAttribute], in tree: ScreenTree
  ) -> [Int: [String: String]] {
    var values: [Int: [String: String]] = [:]
    for attribute in attributes {
      guard let index = tree.index(ofObject: attribute.objectID) else { continue }
      values[index, default: [:]][attribute.keyPath] = attribute.summary
    }
    return values
  }
}

extension [Int] {
  /// The elements of the longest increasing subsequence; the elements are all different.
  fileprivate var longestIncreasing: Set<Int> {
    var ends: [Int] = []
    var previous: [Int: Int] = [:]
    for value in self {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < value { low = middle + 1 } else { high = middle }
      }
      previous[value] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(value) } else { ends[low] = value }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let value = next {
      kept.insert(value)
      next = previous[value]
    }
    return kept
  }
}

extension ScreenPart.Kind {
  /// Whether a user sees the order of what the part contains. Other views are placed by their frames.
  fileprivate var showsOrder: Bool {
    switch self {
    case .screen, .navigationItem, .tabItem, .window: true
    case .view(let kind):
      switch kind {
      case .stack, .table, .tableSection, .collection, .tabBar, .tabView, .toolbar, .navigationBar,
        .segmentedControl, .searchBar, .popUpButton, .comboBox, .picker, .grid, .outline,
        .splitView, .watchGroup, .watchTable:
        true
      default: false
      }
    case .barItem, .tab, .segment, .item, .column: false
    }
  }
}
