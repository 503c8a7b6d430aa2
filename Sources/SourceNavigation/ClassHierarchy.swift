package import FlowModel

/// The classes of an app, what they inherit, and which unwinds they handle.
package struct ClassHierarchy: Sendable {
  /// A class or other type that the app's source declares.
  package struct Entry: Hashable, Sendable {
    /// With the types around it: `Outer.Inner`.
    package var name: String
    /// What Objective-C, and so a storyboard, knows it by, where that is another name.
    package var otherName: String?
    /// Where it is declared.
    package var location: SourceLocation
    /// As it is written, without generic arguments; the app's own or a framework's.
    package var superclass: ClassReference?
    package var kind: Kind
    /// The selectors of the unwinds that it handles itself, extensions and protocols' default
    /// implementations that reach the runtime included, with their places; sorted.
    package var unwindHandlers: [UnwindHandler]
    package var isController: Bool
    /// An application's or a window scene's delegate.
    package var isAppDelegate: Bool

    package init(
      name: String, otherName: String? = nil, location: SourceLocation,
      superclass: ClassReference? = nil, kind: Kind,
      unwindHandlers: [UnwindHandler] = [], isController: Bool = false, isAppDelegate: Bool = false
    ) {
      self.name = name
      self.otherName = otherName
      self.location = location
      self.superclass = superclass
      self.kind = kind
      self.unwindHandlers = unwindHandlers
      self.isController = isController
      self.isAppDelegate = isAppDelegate
    }
  }

  package enum Kind: Hashable, Sendable { case `class`, structure, enumeration, `protocol` }

  package struct UnwindHandler: Hashable, Sendable {
    package var selector: String
    /// What Swift 2 made of the method's name, in an app that is written in it: the first parameter
    /// had no label.
    package var oldSelector: String?
    package var location: SourceLocation

    package init(selector: String, oldSelector: String? = nil, location: SourceLocation) {
      self.selector = selector
      self.oldSelector = oldSelector
      self.location = location
    }
  }

  /// How far below a class its subclasses still make its calls. Beyond, only a machine writes classes, and
  /// the edges would grow with the square of their number.
  package static let deepestInheritance = 32

  /// By name, then by place.
  package let entries: [Entry]
  /// Handlers on classes that the app does not declare itself, such as an extension of
  /// `UIViewController`, by that class's name.
  package let frameworkHandlers: [String: [UnwindHandler]]
  /// The targets that files belong to, by which classes of one name are told apart first.
  package var targets = TargetMembership.none
  private let neighbours: [String: Neighbours]

  package init(entries: [Entry], frameworkHandlers: [String: [UnwindHandler]] = [:]) {
    self.entries = entries.sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    self.frameworkHandlers = frameworkHandlers
    var neighbours: [String: Neighbours] = [:]
    for (index, entry) in self.entries.enumerated() {
      for name in entry.names {
        neighbours[name, default: Neighbours()].add(index, path: entry.location.path)
      }
    }
    self.neighbours = neighbours
  }
}

extension ClassHierarchy {
  /// The places in `entries` of the classes that a name may mean, the most likely alone where that can be
  /// told.
  ///
  /// - Parameters:
  ///   - name: As written, with or without the types around it.
  ///   - module: The module that a storyboard names; a target of that name tells, or else a folder on
  ///     the class's path.
  ///   - path: The file that names it: a class in its targets is meant, or in what these depend on, and
  ///     of several the one in the nearest folder.
  package func indices(named name: String, module: String? = nil, near path: String) -> [Int] {
    let known = neighbours[name] ?? neighbours[name.unqualified]
    guard let known else { return [] }
    let closest = closest(known.things, module: module, to: path)
    if closest.count < known.things.count {
      return Neighbours(closest.map { ($0, entries[$0].location.path) }).nearest(to: path)
    }
    if let module, let inModule = known.things(below: module) { return inModule.nearest(to: path) }
    return known.nearest(to: path)
  }

  /// What the targets leave of some entries.
  private func closest(_ indices: [Int], module: String?, to path: String) -> [Int] {
    guard indices.count > 1, !targets.isEmpty else { return indices }
    let place = { entries[$0].location.path }
    if let module {
      let inModule = indices.filter { targets.isFile(at: place($0), inModule: module) }
      if !inModule.isEmpty { return inModule }
    }
    return targets.closest(indices, to: targets.scope(ofFileAt: path), path: place)
  }
}

extension ClassHierarchy.Entry {
  /// The whole name, its last part, and Objective-C's.
  fileprivate var names: [String] {
    var names = [name]
    if case let last = name.unqualified, last != name { names.append(last) }
    if let otherName, !names.contains(otherName) { names.append(otherName) }
    return names
  }
}
