import InputBounds
import ProjectTargets
package import SourceModel

/// A file that describes an app's flow.
package struct SourceFile {
  package enum Role: Hashable {
    case interface, propertyList, project
    /// A Swift file that may describe a project, or be source that only has such a name.
    case manifest
    case source(SourceLanguage)

    /// - Parameter name: A file's name; `nil` for one that is not read.
    package init?(fileName name: String) {
      // Editors and archivers leave hidden copies, such as `._Main.storyboard`, that are not XML.
      if name.utf8.first == UInt8(ascii: ".") { return nil }
      switch ProjectFormat(fileName: name) {
      case .xcode, .xcodeGen, .settings: self = .project
      case .swiftPackage, .tuist: self = .manifest
      case nil: self.init(otherFileName: name)
      }
    }

    private init?(otherFileName name: String) {
      if let language = SourceLanguage(fileName: name) {
        self = .source(language)
        return
      }
      switch name {
      case _ where name.hasSuffix(".storyboard"), _ where name.hasSuffix(".xib"): self = .interface
      case _ where Self.isInfoPropertyList(name): self = .propertyList
      default: return nil
      }
    }

    package var isSource: Bool { if case .source = self { true } else { false } }

    /// How much of a file is read.
    var bound: InputBound {
      switch self {
      case .interface: InputBounds.interfaceSize
      case .propertyList: InputBounds.propertyListSize
      case .project: InputBounds.projectSize
      case .manifest, .source: InputBounds.searchedSize
      }
    }

    /// The language of a file that is read as source.
    var language: SourceLanguage? {
      switch self {
      case .source(let language): language
      case .manifest: .swift
      case .interface, .propertyList, .project: nil
      }
    }

    /// `Info.plist`, or as in apps with several targets: `App-Info.plist`, `Info-Debug.plist`.
    /// Firebase's file of that form does not describe the app, and is often encrypted.
    private static func isInfoPropertyList(_ fileName: String) -> Bool {
      guard fileName.hasSuffix(".plist"), !fileName.hasPrefix("GoogleService-") else {
        return false
      }
      let stem = fileName.dropLast(".plist".count).lowercased()
      if stem.hasSuffix("info") { return true }
      return stem.hasPrefix("info") && stem.dropFirst("info".count).first?.isLetter == false
    }
  }

  package let role: Role
  /// The path to open.
  package let systemPath: String
}
