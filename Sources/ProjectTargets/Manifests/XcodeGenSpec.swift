import FlowModel
import YAMLReader

/// Reads the targets of XcodeGen's `project.yml`.
struct XcodeGenSpec {
  private var declaration: ProjectDeclaration
  /// The settings of the project as a whole.
  private let settings: [SettingsLayer]

  /// - Returns: `nil` for a file of that name that declares no targets.
  static func declaration(of file: AppFile) -> ProjectDeclaration? {
    let root: YAMLNode?
    do {
      root = try YAMLReader.document(in: String(decoding: file.bytes, as: UTF8.self))
    } catch {
      var declaration = ProjectDeclaration(of: file, format: .xcodeGen)
      declaration.findings = [
        .unreadableProject(file.path, line: error.mark.line, error.message)
      ]
      return declaration
    }
    guard let targets = root?["targets"]?.entries else { return nil }
    let declaration = ProjectDeclaration(of: file, format: .xcodeGen)
    var spec = XcodeGenSpec(
      declaration: declaration, settings: root?.settings(in: declaration.folder) ?? [])
    for target in targets { spec.add(target) }
    return spec.declaration
  }

  private mutating func add(_ entry: YAMLNode.Entry) {
    let platforms = entry.value["platform"]?.texts ?? []
    guard platforms.count > 1 else {
      let platform = platforms.first ?? ""
      return declaration.targets.append(target(entry, named: entry.name, platform: platform))
    }
    // A target for several platforms makes a target for each.
    for platform in platforms {
      let prefix = entry.value["platformPrefix"]?.scalar ?? ""
      let suffix = entry.value["platformSuffix"]?.scalar ?? (prefix.isEmpty ? "_\(platform)" : "")
      let name = expanded(prefix + entry.name + suffix, platform)
      declaration.products[entry.value["productName"]?.scalar ?? entry.name, default: []]
        .insert(name)
      declaration.targets.append(target(entry, named: name, platform: platform))
    }
  }

  private func target(
    _ entry: YAMLNode.Entry, named name: String, platform: String
  ) -> DeclaredTarget {
    let spec = entry.value
    var target = DeclaredTarget(
      name: name, kind: .init(productType: spec["type"]?.scalar ?? ""))
    let supported = spec["supportedDestinations"]?.texts ?? [platform]
    target.platforms = Set(supported.compactMap(Platform.init(swiftName:)))
    if target.kind == .application, target.platforms == [.watchOS] { target.kind = .watchApp }
    target.settings = [spec.settings(in: declaration.folder, platform) + settings]
    for source in spec["sources"]?.items ?? spec["sources"].map({ [$0] }) ?? [] {
      if let rule = rule(source, platform) { target.rules.append(rule) }
    }
    let list =
      spec["info"]?["path"] ?? spec["settings"]?["INFOPLIST_FILE"]
      ?? spec["settings"]?["base"]?["INFOPLIST_FILE"]
    if let list, let rule = rule(list, platform) { target.rules.append(rule) }
    for dependency in spec["dependencies"]?.items ?? [] {
      if let name = dependency["target"]?.scalar.map({ expanded($0, platform) }) {
        // `Project/Target` for a target of another project.
        let parts = name.split(separator: "/")
        target.dependencies.insert(
          parts.count > 1 ? .product(String(parts[parts.count - 1])) : .target(name))
      } else if let product = dependency["product"] ?? dependency["package"],
        let name = product.scalar
      {
        target.dependencies.insert(.product(name))
      }
    }
    return target
  }

  /// A source: its path, or a mapping that also filters its files.
  private func rule(_ source: YAMLNode, _ platform: String) -> MemberRule? {
    guard let text = source.scalar ?? source["path"]?.scalar,
      let path = ProjectPath.joined(
        declaration.folder, expanded(text, platform).withoutSlash)
    else { return nil }
    var rule = MemberRule(path: path)
    for pattern in source["excludes"]?.texts ?? [] { rule.excludes.insert(pattern.withoutSlash) }
    for pattern in source["includes"]?.texts ?? [] {
      rule.includes = rule.includes ?? PathFilter()
      rule.includes?.insert(pattern.withoutSlash)
    }
    return rule
  }

  private func expanded(_ text: String, _ platform: String) -> String {
    text.split(separator: "${platform}", omittingEmptySubsequences: false)
      .joined(separator: platform)
  }
}
