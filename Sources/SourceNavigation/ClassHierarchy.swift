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

  /// By name, then by place.
  package let entries: [Entry]
  /// Handlers on classes that the app does not declare itself, such as an extension of
  /// `UIViewController`, by that class's name.
  package let frameworkHandlers: [String: [UnwindHandler]]
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
  ///   - module: The module that a storyboard names; a folder of that name on the class's path tells.
  ///   - path: The file that names it: a class in the nearest folder is meant.
  package func indices(named name: String, module: String? = nil, near path: String) -> [Int] {
    let known = neighbours[name] ?? neighbours[name.unqualified]
    guard let known else { return [] }
    if let module, let inModule = known.things(below: module) { return inModule.nearest(to: path) }
    return known.nearest(to: path)
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
