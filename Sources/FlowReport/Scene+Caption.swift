import FlowModel

extension Scene {
  /// The name on one line; the element's where the scene has none.
  var caption: String { name.singleLine.nonEmpty ?? kind.name.singleLine.nonEmpty ?? "?" }

  /// What kind of screen it is, in words: `table view`, `tab bar`, `storyboard reference`.
  var kindCaption: String {
    if reference != nil { return "storyboard reference" }
    var stem = kind.name[...]
    for suffix in ["ViewController", "Controller", "controller"] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
      break
    }
    return String(stem).words.nonEmpty ?? "view"
  }

  /// How source closes it, such as `pops, dismisses`.
  var returnCaption: String { returnKinds.map(\.rawValue).joined(separator: ", ") }

  /// Why a reference leads nowhere; `nil` for one that is in order and for a scene of its own.
  var fault: String? {
    reference.flatMap { $0.resolution.isFault ? $0.outcome.singleLine : nil }
  }

  /// Where a reference leads that is in order, though no interface file here holds its scene.
  var whereabouts: String? {
    reference.flatMap {
      $0.resolution.isFault || $0.resolution == .resolved ? nil : $0.outcome.singleLine
    }
  }
}

extension String {
  /// An element's name as words: `tableViewCell` as `table view cell`.
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

  /// What came of the reference, where it is not the one scene that was meant.
  fileprivate var outcome: String {
    switch resolution {
    case .resolved: "resolved"
    case .ambiguous: "ambiguous \(wanted)"
    case .missingStoryboard: "missing \(storyboard)"
    case .missingScene: "missing \(wanted)"
    case .noInitialScene: "no initial scene in \(storyboard)"
    case .otherBundle: wanted + (bundleIdentifier.map { " in bundle '\($0)'" } ?? "")
    case .missingXib: "missing xib '\(xibName ?? "?")'"
    case .sourceOnly: "class '\(className ?? "?")'"
    }
  }
}
