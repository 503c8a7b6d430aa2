import SourceNavigation

/// The SwiftUI views of an app: which are parts of which, and the titles of their screens.
struct CodeViews {
  private let wholes: [CodeClass: [CodeClass]]
  private let titles: [CodeClass: String]

  init(_ facts: NavigationFacts, _ classes: CodeClasses) {
    var wholes: [CodeClass: [CodeClass]] = [:]
    for (whole, parts) in facts.parts {
      let type = classes.type(for: whole)
      for part in parts { wholes[classes.type(for: part), default: []].append(type) }
    }
    self.wholes = wholes
    titles = Dictionary(
      facts.titles.map { (classes.type(for: $0.key), $0.value) },
      uniquingKeysWith: { min($0, $1) })
  }

  func title(of type: CodeClass) -> String? { titles[type] }

  /// Returns some classes, and the views of which they are parts, at any depth.
  func wholes(of parts: [CodeClass]) -> [CodeClass] {
    var found = parts
    var seen = Set(parts)
    var next = 0
    while next < found.count {
      for whole in wholes[found[next]] ?? [] where seen.insert(whole).inserted {
        found.append(whole)
      }
      next += 1
    }
    return found
  }
}
