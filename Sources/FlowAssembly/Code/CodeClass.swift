import AppleFrameworks
import SourceNavigation

/// A class as code or an interface file names it.
enum CodeClass: Hashable {
  /// One that the app's source declares, by its place among the hierarchy's entries.
  case declared(Int)
  /// A framework's, or one whose source was not read, by its name.
  case undeclared(String)
}

extension CodeClass {
  /// Whether the class says nothing of the screen, as `UIViewController` does: a variable of such a
  /// type may hold any, and an extension of it is every screen's.
  var isUnspecific: Bool {
    guard case .undeclared(let name) = self else { return false }
    return Self.unspecific.contains(name)
  }

  private static let unspecific = Set(FrameworkClasses.superclasses.keys)
    .union(FrameworkClasses.superclasses.values)
}
