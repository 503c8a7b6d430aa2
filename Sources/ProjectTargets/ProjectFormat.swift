/// The tools whose files describe an app's targets.
package enum ProjectFormat: Hashable, Sendable {
  case xcode, xcodeGen, tuist, swiftPackage

  /// - Parameter name: A file's name; `nil` for one that describes no targets. A `Package.swift` or a
  ///   `Project.swift` may still be source of the app, which its imports decide.
  package init?(fileName name: some StringProtocol) {
    switch name {
    case "project.pbxproj": self = .xcode
    case "project.yml", "project.yaml": self = .xcodeGen
    case "Project.swift": self = .tuist
    case "Package.swift": self = .swiftPackage
    default: return nil
    }
  }
}
