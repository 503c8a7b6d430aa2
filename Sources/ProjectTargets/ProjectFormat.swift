/// The tools whose files describe an app's targets, and the files with build settings of these.
package enum ProjectFormat: Hashable, Sendable {
  case xcode, xcodeGen, tuist, swiftPackage, settings

  /// - Parameter name: A file's name; `nil` for one that describes no targets. A `Package.swift` or a
  ///   `Project.swift` may still be source of the app, which its imports decide.
  package init?(fileName name: some StringProtocol) {
    switch name {
    case "project.pbxproj": self = .xcode
    case "project.yml", "project.yaml": self = .xcodeGen
    case "Project.swift": self = .tuist
    case "Package.swift": self = .swiftPackage
    case _ where name.hasSuffix(".xcconfig"): self = .settings
    default: return nil
    }
  }
}
