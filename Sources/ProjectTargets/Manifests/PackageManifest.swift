import FlowModel
import SwiftSyntax

/// Reads the targets of a `Package.swift`.
struct PackageManifest {
  private let manifest: SwiftManifest
  private let folders: Set<String>
  private var declaration: ProjectDeclaration

  /// - Parameter folders: The folders that contain files, at any depth. Of the conventional folders for a
  ///   target's files, the first one that exists is used.
  static func declaration(of file: AppFile, folders: Set<String>) -> ProjectDeclaration {
    PackageManifest(file, SwiftManifest(file), folders: folders).declaration
  }

  private init(_ file: AppFile, _ manifest: SwiftManifest, folders: Set<String>) {
    self.manifest = manifest
    self.folders = folders
    declaration = ProjectDeclaration(of: file, format: .swiftPackage)
    let calls = manifest.calls { Self.kinds[$0.name] != nil }
    let package = manifest.calls { $0.name == "Package" }.first
    let (platforms, settings) = platforms(package)
    for call in calls {
      add(call, platforms: platforms, settings, isOnly: calls.count == 1, in: file)
    }
    for product in manifest.calls(where: { Self.products.contains($0.name) }) {
      guard let name = manifest.text(product["name"]) else { continue }
      declaration.products[name, default: []].formUnion(manifest.texts(product["targets"]))
    }
    declaration.findings += manifest.findings
  }

  private mutating func add(
    _ call: ManifestCall, platforms: Set<Platform>, _ settings: [String: String], isOnly: Bool,
    in file: AppFile
  ) {
    guard let kind = Self.kinds[call.name] else { return }
    guard let name = manifest.text(call["name"]) else {
      declaration.findings.append(
        .unreadableProject(
          file.path, line: manifest.line(of: call), "expected the target's name as a text"))
      return
    }
    var target = DeclaredTarget(name: name, kind: kind, platforms: platforms)
    target.settings = [[.values(settings), flags(call["swiftSettings"])]]
    for value in manifest.elements(of: call["dependencies"]) {
      if let dependency = dependency(value) { target.dependencies.insert(dependency) }
    }
    if let folder = folder(of: call, name: name, kind: kind, isOnly: isOnly) {
      var excludes = PathFilter()
      for path in manifest.texts(call["exclude"]) { excludes.paths.insert(path.withoutSlash) }
      var includes: PathFilter?
      for path in manifest.texts(call["sources"]) {
        includes = includes ?? PathFilter()
        includes?.paths.insert(path.withoutSlash)
      }
      target.rules = [MemberRule(path: folder, includes: includes, excludes: excludes)]
    }
    declaration.targets.append(target)
  }

  private func dependency(_ value: ManifestValue) -> DeclaredTarget.Dependency? {
    switch value {
    case .text(let name): .product(name)
    case .call(let call) where call.name == "target":
      manifest.text(call["name"]).map { .target($0) }
    case .call(let call): manifest.text(call["name"]).map { .product($0) }
    case .member: nil
    }
  }

  private func folder(
    of call: ManifestCall, name: String, kind: ProjectTarget.Kind, isOnly: Bool
  ) -> String? {
    if let path = call["path"] {
      return manifest.text(path).flatMap { ProjectPath.joined(declaration.folder, $0) }
    }
    let roots = (kind == .unitTests ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    // A package of a single target needs no folder for it.
    let candidates = roots.map { "\($0)/\(name)" } + (isOnly ? roots : [])
    return candidates.lazy.compactMap { ProjectPath.joined(declaration.folder, $0) }
      .first(where: folders.contains)
  }

  /// The flags that a target defines, as build settings.
  private func flags(_ value: ExprSyntax?) -> SettingsLayer {
    let flags = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    guard let value else { return .values([flags: ""]) }
    var (always, sometimes): ([String], [String]) = ([], [])
    let elements = manifest.elements(of: value)
    for case .call(let call) in elements {
      if call.name == "define", let name = manifest.text(call[nil]) {
        call.isConditional ? sometimes.append(name) : always.append(name)
      } else if !Self.otherSettings.contains(call.name) {
        return .unknown
      }
    }
    // A list that is made in another way is not read.
    if elements.isEmpty || elements.contains(where: { !$0.isCall }) { return .unknown }
    return .values([
      flags: always.joined(separator: " "), flags + "[when]": sometimes.joined(separator: " "),
    ])
  }

  /// The platforms, and the oldest versions of them as build settings.
  private func platforms(_ package: ManifestCall?) -> (Set<Platform>, [String: String]) {
    var platforms: Set<Platform> = []
    var settings: [String: String] = [:]
    for case .call(let call) in manifest.elements(of: package?["platforms"]) {
      guard let platform = Platform(swiftName: call.name) else { continue }
      platforms.insert(platform)
      guard let name = platform.deploymentSetting, call.name != "macCatalyst" else { continue }
      switch manifest.elements(of: call[nil]).first {
      case .text(let version): settings[name] = version
      // `.v10_15`
      case .member(let version): settings[name] = String(version.dropFirst())
      case .call, nil: settings[name] = nil
      }
    }
    return (platforms, settings)
  }

  private static let kinds: [String: ProjectTarget.Kind] = [
    "target": .library, "executableTarget": .tool, "testTarget": .unitTests,
  ]

  /// The settings of Swift that define no flag.
  private static let otherSettings: Set = [
    "enableUpcomingFeature", "enableExperimentalFeature", "swiftLanguageMode",
    "swiftLanguageVersion", "interoperabilityMode", "defaultIsolation", "strictMemorySafety",
    "treatAllWarnings", "treatWarning", "disableWarning",
  ]

  private static let products: Set = ["library", "executable"]
}

extension Platform {
  /// - Parameter name: A platform as `PackageDescription` and Tuist spell it.
  init?(swiftName name: String) {
    switch name {
    case "iOS", "iPhone", "iPad", "macCatalyst", "iPadMini": self = .iOS
    case "macOS", "mac": self = .macOS
    case "tvOS", "appleTv": self = .tvOS
    case "watchOS", "appleWatch": self = .watchOS
    default: return nil
    }
  }
}

extension String {
  /// A folder's path, which may end with a `/`.
  var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
