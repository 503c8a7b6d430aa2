import FlowModel
import InterfaceBuilder
import SourceNavigation

/// The SwiftUI views of an app: which are parts of which, and the titles of their screens. The objects of a Mac app's
/// main nib are parts of the app's delegate.
struct CodeViews {
  private let wholes: [CodeClass: [CodeClass]]
  private let titles: [CodeClass: String]
  private let references: [CodeClass: ClassReference]
  private let classes: CodeClasses

  init(_ facts: NavigationFacts, _ classes: CodeClasses, _ catalogue: InterfaceCatalogue) {
    var wholes: [CodeClass: [CodeClass]] = [:]
    var references: [CodeClass: ClassReference] = [:]
    for (whole, parts) in facts.parts {
      let type = classes.type(for: whole)
      references[type] = whole
      for part in parts { wholes[classes.type(for: part), default: []].append(type) }
    }
    let delegates = classes.appDelegates
    for document in catalogue.documents where document.isMainNib {
      let objects = classes.objects(among: document.filesOwner?.parts ?? [], near: document.path)
      guard let delegate = objects.first(where: delegates.contains),
        let entry = classes.entry(of: delegate)
      else { continue }
      references[delegate] = ClassReference(name: entry.name, path: entry.location.path)
      for object in objects where object != delegate {
        wholes[object, default: []].append(delegate)
      }
    }
    self.wholes = wholes
    self.references = references
    self.classes = classes
    titles = Dictionary(
      facts.titles.map { (classes.type(for: $0.key), $0.value) },
      uniquingKeysWith: { min($0, $1) })
  }

  /// Returns a view, or else the outermost views of which it is a part.
  func outermost(around part: ClassReference) -> [ClassReference] {
    let tops = wholes(of: [classes.type(for: part)]).filter { wholes[$0] == nil }
    let found = tops.compactMap { references[$0] }.sorted {
      ($0.path, $0.name) < ($1.path, $1.name)
    }
    return found.isEmpty ? [part] : found
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

extension InterfaceDocument {
  /// Whether the application itself loads the nib.
  fileprivate var isMainNib: Bool { format == .xib && filesOwner?.customClass == "NSApplication" }
}
