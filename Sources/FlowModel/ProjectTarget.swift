/// A target of a project: an app, an extension or a library built from some of the files.
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
    /// A folder with an `Info.plist` or an app's main type, where no project file was found.
    case folder
    case other
  }

  /// A name that is unique in the graph: if targets of two projects have the same name, the
  /// project's path follows in parentheses.
  package let name: String
  package let kind: Kind
  /// The platforms that the target is built for; empty if the project does not state them.
  package let platforms: Set<Platform>
  /// The module name under which source and interface files refer to the target's code.
  package let module: String
  /// The scenes in which the target starts, sorted by ID.
  package var entryPoints: [SceneID] = []

  /// - Parameter module: The module name; derived from the target's name if `nil`.
  package init(
    name: String, kind: Kind, platforms: Set<Platform> = [], module: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.module = String((module ?? name).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The only platform that the target is built for; `unknown` if there is none or more than one.
  package var platform: Platform {
    platforms.count == 1 ? platforms.first ?? .unknown : .unknown
  }

  package var isTest: Bool { kind == .unitTests || kind == .uiTests }
}

extension ProjectTarget.Kind {
  /// Whether a target has screens of its own, rather than for the targets that use it.
  package var isApp: Bool {
    switch self {
    case .application, .appClip, .appExtension, .watchApp, .watchExtension, .folder: true
    case .framework, .library, .tool, .bundle, .unitTests, .uiTests, .other: false
    }
  }
}
