import AppleFrameworks
import SourceNavigation

/// A class that source or an interface file names.
enum CodeClass: Hashable {
  /// A class that the app's source declares, by its index in the hierarchy.
  case declared(Int)
  /// A class of a framework, or one whose declaration was not read, by its name.
  case undeclared(String)
}

extension CodeClass {
  /// Whether the class does not identify a screen, as with `UIViewController`: a variable of such a
  /// type may contain any screen, and an extension of it applies to all.
  var isUnspecific: Bool {
    guard case .undeclared(let name) = self else { return false }
    return Self.unspecific.contains(name)
  }

  private static let unspecific = Set(FrameworkClasses.superclasses.keys)
    .union(FrameworkClasses.superclasses.values)
}
