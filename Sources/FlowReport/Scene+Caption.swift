import FlowModel

extension Scene {
  /// The scene's name on one line; if it has none, its kind's.
  var caption: String { name.singleLine.nonEmpty ?? kind.name.singleLine.nonEmpty ?? "?" }

  /// The kind of the screen in words, such as `table view`, `tab bar` or `storyboard reference`.
  var kindCaption: String {
    if reference != nil { return "storyboard reference" }
    if kind == .view { return "SwiftUI view" }
    var stem = kind.name[...]
    for suffix in ["ViewController", "Controller", "controller"] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      break
    }
    return String(stem).words.nonEmpty ?? "view"
  }

  /// The containers that are folded into the scene, such as `stack 'Main', window`.
  var containerCaption: String {
    containers.map { container in
      let word = container.containerWord ?? container.kind.name.singleLine
      let name = container.storyboardIdentifier?.nonEmpty.map { "'\($0)'" }
      return [word, name ?? container.customClass?.nonEmpty].compactMap { $0?.singleLine }
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// How source closes the scene, such as `pops, dismisses`.
  var returnCaption: String { returnKinds.map(\.rawValue).joined(separator: ", ") }

  /// Why a reference is unresolved; `nil` for a reference without a fault and for an ordinary
  /// scene.
  var fault: String? {
    reference.flatMap { $0.resolution.isFault ? $0.outcome.singleLine : nil }
  }

  /// What a reference refers to if it has no fault, though no interface file that was read contains
  /// its scene.
  var whereabouts: String? {
    reference.flatMap {
      $0.resolution.isFault || $0.resolution == .resolved ? nil : $0.outcome.singleLine
    }
  }
}

extension String {
  /// An element's name as words: `tableViewCell` becomes `table view cell`.
  var words: String {
    singleLine.reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words += character.lowercased()
    }
  }
}

extension Reference {
  private var storyboard: String {
    storyboardName.map { "storyboard '\($0)'" } ?? "this storyboard"
  }

  private var wanted: String {
    referencedIdentifier.map { "scene '\($0)' of \(storyboard)" } ?? storyboard
  }

  /// The result of resolving a reference that did not lead to exactly one scene.
  fileprivate var outcome: String {
    switch resolution {
    case .resolved: "resolved"
    case .ambiguous: "ambiguous \(wanted)"
    case .missingStoryboard: "missing \(storyboard)"
    case .missingScene: "missing \(wanted)"
    case .noInitialScene: "no initial scene in \(storyboard)"
    case .otherBundle: wanted + (bundleIdentifier.map { " in bundle '\($0)'" } ?? "")
    case .excluded: "excluded \(xibName.map { "xib '\($0)'" } ?? wanted)"
    case .missingXib: "missing xib '\(xibName ?? "?")'"
    case .sourceOnly: "class '\(className ?? "?")'"
    }
  }
}
