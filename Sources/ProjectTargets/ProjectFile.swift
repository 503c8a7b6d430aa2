import FlowModel

/// A project file with what it declares, as far as other files do not matter for that.
package struct ProjectFile: Sendable {
  package let file: AppFile
  /// `nil` for a Swift package, whose targets depend on the folders of the app, and for source that only
  /// has the name of a manifest.
  private let declaration: ProjectDeclaration?
  /// Those of an `.xcconfig` file.
  let settings: SettingsFile?

  /// - Parameter file: One whose name ``ProjectFormat`` knows.
  package init(_ file: AppFile) {
    self.file = file
    let format = Self.format(of: file)
    settings = format == .settings ? SettingsFile(file) : nil
    declaration =
      switch format {
      case .xcode: XcodeProject.declaration(of: file)
      case .xcodeGen: XcodeGenSpec.declaration(of: file)
      case .tuist: Self.manifest(file, of: .tuist, TuistManifest.declaration)
      case .swiftPackage, .settings, nil: nil
      }
  }

  /// - Parameter folders: All folders of the app.
  /// - Returns: `nil` for a file that only has the name of a project file.
  func declaration(folders: Set<String>) -> ProjectDeclaration? {
    guard Self.format(of: file) == .swiftPackage else { return declaration }
    return Self.manifest(file, of: .swiftPackage) {
      PackageManifest.declaration(of: $0, folders: folders)
    }
  }

  /// Whether a file named `Package.swift` or `Project.swift` describes a project.
  package static func isManifest(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ")
      return words.count == 2 && words[0] == "import"
        && ["PackageDescription", "ProjectDescription"].contains(words[1])
    }
  }

  private static func format(of file: AppFile) -> ProjectFormat? {
    ProjectFormat(fileName: file.path.split(separator: "/").last ?? "")
  }

  /// - Returns: `nil` for source of the app that has such a name by chance.
  private static func manifest(
    _ file: AppFile, of format: ProjectFormat, _ read: (AppFile) -> ProjectDeclaration
  ) -> ProjectDeclaration? {
    guard file.bytes.withUnsafeBytes(isManifest) else { return nil }
    guard ManifestNesting(file.bytes).isTooDeep else { return read(file) }
    var declaration = ProjectDeclaration(of: file, format: format)
    declaration.findings = [.unreadableProject(file.path, "it nests too deeply")]
    return declaration
  }
}

extension ProjectFile: Equatable {
  /// What a file declares follows from its bytes.
  package static func == (left: Self, right: Self) -> Bool { left.file == right.file }
}
