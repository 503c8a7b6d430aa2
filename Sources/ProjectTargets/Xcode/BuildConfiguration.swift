/// The build settings of one configuration of a target, or of a whole project.
package struct BuildConfiguration: Hashable, Sendable {
  /// The `project.pbxproj`.
  package let path: String
  /// The name of the target; `nil` for the settings of a whole project.
  package var target: String?
  /// The folder of the project.
  package let folder: String
  package let settings: [String: String]

  /// The path of the target's `Info.plist`.
  package var propertyList: String? {
    guard var value = settings["INFOPLIST_FILE"], !value.isEmpty else { return nil }
    for root in Self.roots where value.hasPrefix(root) {
      value.removeFirst(root.count)
      break
    }
    return value.contains("$") ? nil : ProjectPath.joined(folder, value)
  }

  private static let roots = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
}
