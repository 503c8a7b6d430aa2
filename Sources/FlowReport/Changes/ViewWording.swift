import FlowDiff
import FlowModel
import ScreenModel

/// Describes in words what changed on a screen.
struct ViewWording {
  private let changes: [ViewChange]

  /// The most groups of changes that are described; others are counted.
  private static let mostGroups = 5
  /// As many changes of one kind are one group where there is no room for each of them.
  private static let fewestInGroup = 3

  init(_ changes: [ViewChange]) { self.changes = changes }

  /// The changes in one line, such as `row ‘V2Ray’ removed, 3 labels restyled`.
  var fragments: [Fragment] {
    Array(phrases.map(\.fragments).joined(separator: [.words(", ")]))
  }

  /// The changes in lines of a picture.
  var details: [FlowMarks.Detail] {
    phrases.map { FlowMarks.Detail($0.mark, $0.fragments.plain) }
  }

  private typealias MarkedPhrase = (mark: FlowMarks.Mark, fragments: [Fragment])

  /// The phrases for the first groups of changes, and one that counts the others.
  private var phrases: [MarkedPhrase] {
    let isCrowded = changes.count > Self.mostGroups
    let groups = groups(ofAtLeast: isCrowded ? Self.fewestInGroup : changes.count + 1)
    var phrases = groups.prefix(Self.mostGroups).map { group in
      MarkedPhrase(group.first?.kind.mark ?? .changed, phrase(group))
    }
    let rest = groups.dropFirst(Self.mostGroups).reduce(0) { $0 + $1.count }
    if rest > 0 {
      phrases.append((.changed, [.words("and " + counted(rest, "more change"))]))
    }
    return phrases
  }

  /// Returns the changes in groups, each of which is reported in one phrase, in the order of their first
  /// changes.
  ///
  /// - Parameter fewest: The fewest changes of one kind that are a group, unless they say nothing
  ///   apart.
  private func groups(ofAtLeast fewest: Int) -> [[ViewChange]] {
    let numbers = Dictionary(grouping: changes.indices) { Group(changes[$0]) }
    return changes.indices.compactMap { index in
      let group = Group(changes[index])
      let alike = numbers[group] ?? []
      guard alike.count >= fewest || group.kind == .restyled else { return [changes[index]] }
      return alike.first == index ? alike.map { changes[$0] } : nil
    }
  }

  private struct Group: Hashable {
    let kind: ViewChange.Kind
    let noun: String
    let property: String?

    init(_ change: ViewChange) {
      kind = change.kind
      noun = change.part.noun
      property = change.keyPath ?? change.property?.rawValue
    }
  }

  private func phrase(_ group: [ViewChange]) -> [Fragment] {
    guard let first = group.first, group.count > 1 else { return group.first.map(phrase) ?? [] }
    let subject = Fragment.words("\(counted(group.count, first.part.noun)) ")
    if let keyPath = first.keyPath { return [subject, .words("with another "), .code(keyPath)] }
    let verb = first.property.map { "with another \($0.rawValue)" } ?? first.kind.verb
    return [subject, .words(verb)]
  }

  private func phrase(_ change: ViewChange) -> [Fragment] {
    let noun = change.part.noun
    // A renamed part is described by its old text, which readers know.
    let subject: [Fragment] =
      if let name = change.name?.singleLine.nonEmpty {
        [.words("\(noun) "), .name(name.shortened(to: 40))]
      } else {
        [.words(noun)]
      }
    switch change.kind {
    case .renamed:
      return subject + [.words(" renamed to "), value(change.after)]
    case .changed:
      let property =
        change.keyPath.map(Fragment.code) ?? .words(change.property?.rawValue ?? "text")
      return subject + [.words(": "), property, .words(" "), value(change.before)]
        + [.words(" → "), value(change.after)]
    default:
      return subject + [.words(" \(change.kind.verb)")]
    }
  }

  private func value(_ text: String?) -> Fragment {
    text.map { .name($0.singleLine.shortened(to: 40)) } ?? .words("none")
  }
}

extension ViewChange.Kind {
  fileprivate var mark: FlowMarks.Mark {
    switch self {
    case .added: .added
    case .removed: .removed
    default: .changed
    }
  }

  fileprivate var verb: String {
    switch self {
    case .changed: "with another text"
    case .hidden: "now hidden"
    case .shown: "no longer hidden"
    case .disabled: "now disabled"
    case .enabled: "now enabled"
    case .selected: "now on"
    case .deselected: "now off"
    case .moved: "moved to another view"
    case .removed, .added, .renamed, .reordered, .restyled: rawValue
    }
  }
}

extension ScreenPart.Kind {
  /// What a reader calls a part of this kind.
  var noun: String {
    switch self {
    case .screen: "screen"
    case .view(let kind): kind.noun
    case .navigationItem: "navigation item"
    case .barItem: "bar item"
    case .tabItem: "tab bar item"
    case .tab: "tab"
    case .segment: "segment"
    case .item: "item"
    case .column: "column"
    case .window: "window"
    }
  }
}

extension ScreenView.Kind {
  fileprivate var noun: String {
    switch self {
    case .tableCell, .watchRow: "row"
    case .tableSection: "section"
    case .collectionCell: "cell"
    case .collection: "collection view"
    case .reusableView: "supplementary view"
    case .toggle: "switch"
    case .textField: "text field"
    case .textView: "text view"
    case .searchField: "search field"
    case .searchBar: "search bar"
    case .imageView: "image"
    case .segmentedControl: "segmented control"
    case .progress: "progress view"
    case .activityIndicator: "activity indicator"
    case .pageControl: "page control"
    case .picker: "picker"
    case .datePicker: "date picker"
    case .web: "web view"
    case .scene3D: "3D view"
    case .stack: "stack view"
    case .scroll: "scroll view"
    case .visualEffect: "effect view"
    case .container: "container view"
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .tabView: "tab view"
    case .splitView: "split view"
    case .checkBox: "check box"
    case .radioButton: "radio button"
    case .popUpButton: "pop-up button"
    case .comboBox: "combo box"
    case .colorWell: "color well"
    case .levelIndicator: "level indicator"
    case .columnHeader: "column header"
    case .imageButton: "image button"
    case .watchGroup: "group"
    case .watchLabel: "label"
    case .watchTable: "table"
    case .unknown: "view"
    case .view, .label, .button, .slider, .stepper, .map, .video, .table, .toolbar, .box,
      .outline, .separator, .grid:
      rawValue
    }
  }
}
