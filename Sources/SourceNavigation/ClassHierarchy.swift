package import FlowModel

/// The classes of an app, their superclasses, and the unwinds that they handle.
package struct ClassHierarchy: Sendable {
  /// A class or other type that the app's source declares.
  package struct Entry: Hashable, Sendable {
    /// The name, including enclosing types: `Outer.Inner`.
    package var name: String
    /// The name in Objective-C and in storyboards, if it differs from the Swift name.
    package var otherName: String?
    /// The location of the declaration.
    package var location: SourceLocation
    /// The superclass as written, without generic arguments. It belongs to the app or to a
    /// framework.
    package var superclass: ClassReference?
    package var kind: Kind
    /// The unwind handlers of the class and their locations, sorted by selector. They include those
    /// of extensions and of protocol default implementations that are visible to the runtime.
    package var unwindHandlers: [UnwindHandler]
    package var isController: Bool
    /// The framework's class from which a controller derives.
    package var baseClass: String?
    /// Whether the type is a SwiftUI view.
    package var isView: Bool
    /// Whether the class is the delegate of an application or a window scene.
    package var isAppDelegate: Bool
    /// The nibs that a controller names in an override of the framework's property; empty for that of its class.
    package var nibNames: [String]

    package init(
      name: String, otherName: String? = nil, location: SourceLocation,
      superclass: ClassReference? = nil, kind: Kind,
      unwindHandlers: [UnwindHandler] = [], isController: Bool = false,
      baseClass: String? = nil, isView: Bool = false, isAppDelegate: Bool = false,
      nibNames: [String] = []
    ) {
      self.name = name
      self.otherName = otherName
      self.location = location
      self.superclass = superclass
      self.kind = kind
      self.unwindHandlers = unwindHandlers
      self.isController = isController
      self.baseClass = baseClass
      self.isView = isView
      self.isAppDelegate = isAppDelegate
      self.nibNames = nibNames
    }
  }

  package enum Kind: Hashable, Sendable { case `class`, structure, enumeration, `protocol` }

  package struct UnwindHandler: Hashable, Sendable {
    package var selector: String
    /// The selector that Swift 2 generates, if the app is written in it. There the first parameter
    /// had no label.
    package var oldSelector: String?
    /// Whether it is marked as an action.
    package var isAction: Bool
    package var location: SourceLocation

    package init(
      selector: String, oldSelector: String? = nil, isAction: Bool = true, location: SourceLocation
    ) {
      self.selector = selector
      self.oldSelector = oldSelector
      self.isAction = isAction
      self.location = location
    }
  }

  /// The maximum distance at which a subclass inherits the calls of a class.
  ///
  /// Only generated code exceeds it, and the number of edges would grow with the square of the
  /// number of classes.
  package static let deepestInheritance = 32

  /// The entries, sorted by name, then by location.
  package let entries: [Entry]
  /// Handlers in extensions of framework classes such as `UIViewController`, by the name of the
  /// class.
  package let frameworkHandlers: [String: [UnwindHandler]]
  /// The targets of each file. Classes with the same name are first distinguished by them.
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
  /// The indices in `entries` of the classes to which a name can refer. Only the most likely one is
  /// returned if it can be determined.
  ///
  /// - Parameters:
  ///   - name: The name as written, with or without enclosing types.
  ///   - module: The module that a storyboard names. It matches a target of that name, or else a
  ///     folder on the path of the class.
  ///   - path: The file that contains the name. Classes in its targets take precedence, then those
  ///     in the targets on which these depend, then the one in the nearest folder.
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

  /// The declarations of the name of an entry in its file.
  ///
  /// - Complexity: O(*n*) for *n* classes of the name.
  package func locations(of entry: Entry) -> [SourceLocation] {
    (neighbours[entry.name]?.things ?? []).map { entries[$0] }
      .filter { $0.name == entry.name && $0.location.path == entry.location.path }
      .map(\.location)
  }

  /// The entries that remain after the selection by target.
  private func closest(_ indices: [Int], module: String?, to path: String) -> [Int] {
    guard indices.count > 1, !targets.isEmpty else { return indices }
    let place = { entries[$0].location.path }
    let scope = targets.scope(ofFileAt: path)
    if let module {
      // The apps of two platforms may have the same module name, and the target of one the name of the other's module.
      let inModule = indices.filter { index in
        targets.isFile(at: place(index), inModule: module)
          && scope.map { targets.rank(of: place(index), from: $0) != nil } ?? true
      }
      if !inModule.isEmpty { return inModule }
    }
    return targets.closest(indices, to: scope, path: place)
  }
}

extension ClassHierarchy.Entry {
  /// The full name, its last part, and the Objective-C name.
  fileprivate var names: [String] {
    var names = [name]
    if case let last = name.unqualified, last != name { names.append(last) }
    if let otherName, !names.contains(otherName) { names.append(otherName) }
    return names
  }
}
