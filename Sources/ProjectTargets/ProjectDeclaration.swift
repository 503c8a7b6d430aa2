import FlowAnalysis
import FlowModel

/// The declarations of one project file.
struct ProjectDeclaration {
  /// The project file, or the bundle that contains it.
  let path: String
  /// The folder to which the file's paths are relative; empty for the root.
  let folder: String
  let format: ProjectFormat
  var targets: [DeclaredTarget] = []
  /// The targets of a product, by the product's name, where that differs from theirs.
  var products: [String: Set<String>] = [:]
  /// The build settings of the project as a whole.
  var configurations: [BuildConfiguration] = []
  var findings: [Finding] = []

  init(of file: AppFile, format: ProjectFormat) {
    self.format = format
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
    // Xcode's `project.pbxproj` is in a bundle, which is not one of the app's folders.
    let depth = format == .xcode && parts.count > 1 ? 2 : 1
    path = depth == 2 ? parts.dropLast().joined(separator: "/") : file.path
    folder = parts.dropLast(depth).joined(separator: "/")
  }
}

/// A target as its project declares it.
struct DeclaredTarget {
  let name: String
  var kind: ProjectTarget.Kind
  var platforms: Set<Platform> = []
  var dependencies: Set<Dependency> = []
  var rules: [MemberRule] = []
  var configurations: [BuildConfiguration] = []
  /// The settings of each of its build configurations; empty if they are unknown.
  var settings: [[SettingsLayer]] = []

  enum Dependency: Hashable {
    /// A target of the same project, by its name.
    case target(String)
    /// A product, or a target, of any project, by its name.
    case product(String)
  }
}

/// Files that belong to a target: one, or those below a folder.
struct MemberRule: Hashable {
  /// Relative to the graph's root; empty for the root itself.
  let path: String
  /// The filter for files below the folder, relative to `path`; `nil` for all files.
  var includes: PathFilter?
  var excludes = PathFilter()

  /// The patterns with which paths are compared.
  var patterns: [String] { ((includes?.globs ?? []) + excludes.globs).map(\.pattern) }

  /// - Parameter path: A file at or below the rule's own path.
  func contains(_ path: String) -> Bool {
    guard path.utf8.count > self.path.utf8.count else { return true }
    let length = self.path.isEmpty ? 0 : self.path.utf8.count + 1
    let relative = String(path.utf8.dropFirst(length)) ?? path
    return includes?.contains(relative) != false && !excludes.contains(relative)
  }
}
