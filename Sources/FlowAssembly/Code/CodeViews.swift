import FlowModel
import InterfaceBuilder
import SourceNavigation

/// The SwiftUI views of an app: which are parts of which, and the titles of their screens. The objects of a Mac app's
/// main nib are parts of the app's delegate.
struct CodeViews {
  private let wholes: [CodeClass: [CodeClass]]
  private var omissions: [Inclusion: Omission] = [:]
  /// The calls that some part leaves out.
  private let omittedPlaces: Set<SourceLocation>
  /// The builds in which a view has a part, where not all of them do.
  private var builds: [Inclusion: PlatformSections.Builds] = [:]
  private let titles: [CodeClass: String]
  private let references: [CodeClass: ClassReference]
  private let classes: CodeClasses

  fileprivate struct Inclusion: Hashable {
    let part: CodeClass
    let whole: CodeClass
  }

  private struct Omission {
    let places: Set<SourceLocation>
    let parts: Set<CodeClass>
  }

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
    omittedPlaces = facts.omissions.reduce(into: []) { $0.formUnion($1.places) }
    for omission in facts.omissions {
      omissions[Inclusion(omission.inclusion, classes)] = Omission(
        places: omission.places, parts: Set(omission.parts.map(classes.type)))
    }
    for (inclusion, places) in facts.partPlaces {
      let found = facts.platforms.builds(atAnyOf: places)
      let inclusion = Inclusion(inclusion, classes)
      builds[inclusion] = builds[inclusion]?.union(found) ?? found
    }
    builds = builds.filter { $0.value != .all }
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

  /// Whether some view leaves a call out in some of the views of which it is a part.
  func mayOmit(_ place: SourceLocation) -> Bool { omittedPlaces.contains(place) }

  /// Returns some classes, and the views of which they are parts, at any depth.
  ///
  /// - Parameter place: A call of the classes. Views that leave it out are left out.
  func wholes(of parts: [CodeClass], making place: SourceLocation? = nil) -> [CodeClass] {
    var ways = parts.map { Way(type: $0, part: nil) }
    var seen = Set(ways)
    var next = 0
    while next < ways.count {
      let way = ways[next]
      for whole in wholes[way.type] ?? [] {
        if let omission = omissions[Inclusion(part: way.type, whole: whole)] {
          if let part = way.part, omission.parts.contains(part) { continue }
          if way.part == nil, let place, omission.places.contains(place) { continue }
        }
        let further = Way(type: whole, part: omissions.isEmpty ? nil : way.type)
        if seen.insert(further).inserted { ways.append(further) }
      }
      next += 1
    }
    var found: Set<CodeClass> = []
    return ways.map(\.type).filter { found.insert($0).inserted }
  }

  /// Returns the builds in which a view is a part of some of several others, at any depth, or is one of them.
  ///
  /// - Complexity: O(*n*) for *n* views around the part.
  func builds(of part: CodeClass, in wholes: [CodeClass]) -> PlatformSections.Builds {
    if builds.isEmpty || wholes.contains(part) { return .all }
    var known: [CodeClass: PlatformSections.Builds] = [part: .all]
    var pending = [part]
    while let next = pending.popLast(), let own = known[next] {
      for whole in self.wholes[next] ?? [] {
        let before = known[whole]
        let further = own.intersection(builds[Inclusion(part: next, whole: whole)] ?? .all)
        let all = before?.union(further) ?? further
        guard all != before else { continue }
        known[whole] = all
        pending.append(whole)
      }
    }
    let found = wholes.compactMap { known[$0] }
    return found.dropFirst().reduce(found.first ?? .all) { $0.union($1) }
  }

  /// A view, and the part of it through which it was found.
  private struct Way: Hashable {
    let type: CodeClass
    let part: CodeClass?
  }
}

extension InterfaceDocument {
  /// Whether the application itself loads the nib.
  fileprivate var isMainNib: Bool { format == .xib && filesOwner?.customClass == "NSApplication" }
}

extension CodeViews.Inclusion {
  fileprivate init(_ inclusion: PartInclusion, _ classes: CodeClasses) {
    self.init(part: classes.type(for: inclusion.part), whole: classes.type(for: inclusion.whole))
  }
}
