/// What a project builds from some of its files: an app, an extension, a library.
package struct ProjectTarget: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case application
    case appClip = "app-clip"
    case appExtension = "app-extension"
    case watchApp = "watch-app"
    case watchExtension = "watch-extension"
    case framework, library, tool, bundle
    case unitTests = "unit-tests"
    case uiTests = "ui-tests"
    /// A folder with an `Info.plist` or an app's main type in it, where no project file was found.
    case folder
    case other
  }

  /// Unique in a graph: where two projects have a target of one name, the project's path follows in
  /// parentheses.
  package let name: String
  package let kind: Kind
  /// What the target is built for; empty where the project does not say.
  package let platforms: Set<Platform>
  /// What source and interface files import the target's code as.
  package let module: String
  /// The scenes in which the target starts, by ID.
  package var entryPoints: [SceneID] = []

  /// - Parameter module: Made from the name if `nil`.
  package init(
    name: String, kind: Kind, platforms: Set<Platform> = [], module: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.module = String((module ?? name).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The one platform that the target is built for; `unknown` where it is none or several.
  package var platform: Platform {
    platforms.count == 1 ? platforms.first ?? .unknown : .unknown
  }

  package var isTest: Bool { kind == .unitTests || kind == .uiTests }
}
