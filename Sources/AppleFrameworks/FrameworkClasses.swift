/// The superclasses and roles of framework classes, as far as navigation depends on them.
///
/// All answers are derived from one table of ``rows``.
package enum FrameworkClasses {
  /// The superclass of each class, by name. The roots of the table have none.
  package static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: rows.compactMap { row in row.superclass.map { (row.name, $0) } })

  private static let controllers = names(.controller)
  private static let containers = names(.container)
  private static let systemScreens = names(.systemScreen)

  /// The classes that apps extend with methods of their own, in the order of the table.
  package static let shown = rows.filter { $0.roles.contains(.extended) }.map(\.name)

  package static let hosting = names(.hosting)

  /// Those of ``hosting`` that are views.
  package static let hostingViews = hosting.intersection(names(.view))

  package static let sectioned = names(.sectioned)

  package static let windows: Set = ["NSWindow", "NSPanel"]

  /// The classes and protocols of types in which an app or one of its window scenes starts; of these, `App` is SwiftUI's.
  private static let starts = names(.appDelegate).union(["App", "UIApplication", "NSApplication"])

  /// Whether a class that inherits a type or conforms to it is started by the system: one of these, or a library's delegate
  /// of the app or of a scene.
  package static func isStart(_ name: String) -> Bool {
    starts.contains(name)
      || ["AppDelegate", "SceneDelegate"].contains(where: name.hasSuffix) && isLibrary(name)
  }

  /// The methods that ask for the class of an object, in Objective-C and in Swift.
  package static let typeTests: Set = [
    "isKindOfClass", "isMemberOfClass", "isSubclassOfClass", "isKind", "isMember", "isSubclass",
  ]

  static let nibs = names(.nib)

  static let storyboards = names(.storyboard)

  private static func names(_ role: FrameworkClass.Roles) -> Set<String> {
    Set(rows.lazy.filter { $0.roles.contains(role) }.map(\.name))
  }

  package static func superclass(of name: String) -> String? { superclasses[name] }

  /// The superclass that the name of a class from an unknown library suggests: it inherits the members with which
  /// apps extend that class, whatever stands between them.
  package static func presumedSuperclass(of name: String) -> String? {
    guard name.hasSuffix("ViewController"), !isListed(name) else { return nil }
    return name.hasPrefix("NS") ? "NSViewController" : "UIViewController"
  }

  /// Whether a class has a row in the table, and so a part in navigation.
  package static func isListed(_ name: String) -> Bool { listed.contains(name) }

  /// Whether a class of neither the app nor the frameworks is one of windows, as far as its name says so.
  package static func isLibraryWindow(_ name: String) -> Bool {
    !isListed(name) && (name.hasSuffix("Window") || name.hasSuffix("Panel"))
  }

  private static let listed = Set(rows.map(\.name))

  package static func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// Whether a class is a container without sections of its own, such as a navigation controller.
  package static func isStack(_ name: String) -> Bool {
    isContainer(name) && !sectioned.contains(name)
  }

  /// Classes and protocols that only UIKit, or only AppKit, has.
  package static let uiKitMarks: Set = [
    "UIResponder", "UIApplicationDelegate", "UIWindowSceneDelegate",
  ]
  package static let appKitMarks: Set = ["NSResponder", "NSApplicationDelegate"]

  /// The class itself and its superclasses.
  package static func ancestors(of name: String) -> [String] {
    var ancestors = [name]
    while let next = superclasses[ancestors[ancestors.count - 1]] { ancestors.append(next) }
    return ancestors
  }

  /// Whether a class that no file of the app declares is a controller. A class of an unknown framework is
  /// judged by its name.
  package static func isController(_ name: String) -> Bool {
    // All classes of the table have this suffix; most names do not.
    guard name.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else { return false }
    if ancestors(of: name).contains(where: controllers.contains) { return true }
    return !otherControllers.contains { name.hasSuffix($0) }
  }

  private static let end = "Controller"

  /// Whether a class that no file of the app declares has a name that only controllers of screens have.
  package static func isScreen(_ name: String) -> Bool {
    superclasses[name] != nil || screenEnds.contains { name.hasSuffix($0) }
  }

  /// Whether a class is Apple's, whose screens (alerts, pickers, share sheets) are not the app's.
  package static func isSystem(_ name: String) -> Bool {
    if superclasses[name] != nil { return true }
    return systemPrefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
        return false
      }
      return next.isUppercase
    }
  }

  /// Whether a type is that of a library, which is not Apple's, as far as its name says so.
  package static func isLibrary(_ name: String) -> Bool {
    !isSystem(name) && !foundationPrefixes.contains(where: name.hasPrefix)
  }

  /// What the names of Foundation's classes and their delegates begin with that have no prefix of their own.
  private static let foundationPrefixes = ["URL", "XML", "Stream", "Operation", "Thread", "File"]

  /// Whether a class is a screen that the system provides, such as an alert. A class that
  /// inherits it is not a screen of the app either.
  package static func isSystemScreen(_ name: String) -> Bool {
    if systemScreens.contains(name) { return true }
    return name.hasPrefix("UI") && isController(name) && superclasses[name] == nil
  }
}
