import FlowModel
import SwiftSyntax

/// Reads the targets of Tuist's `Project.swift` that are written as literals.
struct TuistManifest {
  private let manifest: SwiftManifest
  private var declaration: ProjectDeclaration

  static func declaration(of file: AppFile) -> ProjectDeclaration {
    TuistManifest(file, SwiftManifest(file)).declaration
  }

  private init(_ file: AppFile, _ manifest: SwiftManifest) {
    self.manifest = manifest
    declaration = ProjectDeclaration(of: file, format: .tuist)
    // A dependency is written as `.target(name:)`, too, but without a product.
    let calls = manifest.calls {
      ["Target", "target"].contains($0.name) && $0["product"] != nil
    }
    for call in calls { add(call, in: file) }
    declaration.findings += manifest.findings
  }

  private mutating func add(_ call: ManifestCall, in file: AppFile) {
    guard let name = manifest.text(call["name"]) else {
      declaration.findings.append(
        .unreadableProject(
          file.path, line: manifest.line(of: call), "expected the target's name as a text"))
      return
    }
    let product = manifest.elements(of: call["product"]).first
    var target = DeclaredTarget(name: name, kind: .other)
    if case .member(let product)? = product { target.kind = .init(tuistProduct: product) }
    let destinations = call["destinations"] ?? call["platform"]
    target.platforms = Set(
      manifest.elements(of: destinations).compactMap { value in
        if case .member(let name) = value { Platform(swiftName: name) } else { nil }
      })
    let versions = oldestVersions(call["deploymentTargets"] ?? call["deploymentTarget"])
    // Settings of the target and of the project are not read otherwise.
    target.settings = [[.values(versions), .unknown]]
    for label in ["sources", "resources"] { add(call[label], to: &target) }
    for case .call(let dependency) in manifest.elements(of: call["dependencies"]) {
      if dependency.name == "target", let name = manifest.text(dependency["name"]) {
        target.dependencies.insert(.target(name))
      } else if dependency.name == "project", let name = manifest.text(dependency["target"]) {
        target.dependencies.insert(.product(name))
      } else if let product = manifest.text(dependency["product"] ?? dependency["name"]) {
        target.dependencies.insert(.product(product))
      }
    }
    if let list = manifest.text(call["infoPlist"]) { addRule(list, to: &target) }
    declaration.targets.append(target)
  }

  /// `.iOS("15.0")`, `.multiplatform(iOS: "15.0")` or `.iOS(targetVersion: "15.0", devices: [.iphone])`, as build
  /// settings.
  private func oldestVersions(_ value: SwiftSyntax.ExprSyntax?) -> [String: String] {
    var settings: [String: String] = [:]
    for case .call(let call) in manifest.elements(of: value) {
      for platform in [Platform.iOS, .macOS, .tvOS, .watchOS] {
        guard let name = platform.deploymentSetting else { continue }
        let isOnly = Platform(swiftName: call.name) == platform
        let version = isOnly ? call["targetVersion"] ?? call[nil] : call[platform.rawValue]
        settings[name] = manifest.text(version) ?? settings[name]
      }
    }
    return settings
  }

  /// Adds globs: strings, or calls that exclude some of the matches.
  private func add(_ value: SwiftSyntax.ExprSyntax?, to target: inout DeclaredTarget) {
    for element in manifest.elements(of: value) {
      switch element {
      case .text(let pattern): addRule(pattern, to: &target)
      case .call(let call):
        let pattern = call[nil] ?? call["pattern"] ?? call["path"]
        guard let text = manifest.text(pattern) else {
          // `.sourceFilesList(globs:)`, `.resources([…])`
          add(call["globs"] ?? call[nil], to: &target)
          continue
        }
        addRule(text, excluding: manifest.texts(call["excluding"]), to: &target)
      case .member: break
      }
    }
  }

  private func addRule(
    _ pattern: String, excluding excluded: [String] = [], to target: inout DeclaredTarget
  ) {
    guard var rule = MemberRule(pattern: pattern, in: declaration.folder) else { return }
    for pattern in excluded {
      guard let pattern = ProjectPath.joined(declaration.folder, pattern),
        let relative = pattern.relative(to: rule.path)
      else { continue }
      rule.excludes.insert(relative)
    }
    target.rules.append(rule)
  }
}

extension MemberRule {
  /// - Parameters:
  ///   - pattern: A path relative to the folder, which may contain wildcards.
  ///   - folder: Relative to the graph's root.
  init?(pattern: String, in folder: String) {
    let parts = pattern.split(separator: "/")
    let fixed = parts.prefix { !$0.utf8.contains(where: PathFilter.wildcards.contains) }
    guard let path = ProjectPath.joined(folder, fixed.joined(separator: "/")) else { return nil }
    self.init(path: path)
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    if rest != "", rest != "**", rest != "**/*" {
      includes = PathFilter()
      includes?.insert(rest)
    }
  }
}

extension String {
  /// - Returns: `nil` for a path that is not below the folder.
  func relative(to folder: String) -> String? {
    if folder.isEmpty { return self }
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
  }
}
