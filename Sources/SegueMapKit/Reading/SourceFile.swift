/// A file that tells of an app's flow.
struct SourceFile {
  enum Role {
    case interface, propertyList, project

    /// - Parameter name: A file's name; `nil` for one that tells nothing.
    init?(fileName name: String) {
      switch name {
      // Editors and archivers leave hidden twins, such as `._Main.storyboard`, that are no XML.
      case _ where name.utf8.first == UInt8(ascii: "."): return nil
      case _ where name.hasSuffix(".storyboard"), _ where name.hasSuffix(".xib"): self = .interface
      case _ where name.hasSuffix("Info.plist"): self = .propertyList
      case "project.pbxproj": self = .project
      default: return nil
      }
    }
  }

  let role: Role
  /// Where to open it.
  let systemPath: String
}
