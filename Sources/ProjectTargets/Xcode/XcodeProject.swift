import FlowModel
import InputBounds

/// Reads the targets of a `project.pbxproj`.
struct XcodeProject {
  private var declaration: ProjectDeclaration
  private let objects: XcodeObjects
  private let groups: XcodeGroups
  private let folder: String
  /// How many files targets have, so far.
  private var memberCount = 0
  /// The configurations of the project, by their names.
  private let projectConfigurations: [String: XcodeObject.Configuration]

  static func declaration(of file: AppFile) -> ProjectDeclaration {
    do {
      return XcodeProject(file, try XcodeObjects(file)).declaration
    } catch {
      var declaration = ProjectDeclaration(of: file, format: .xcode)
      let reason = (error as? BoundExcess).map { "it has \($0)" } ?? "expected an Xcode project"
      declaration.findings = [.unreadableProject(file.path, reason)]
      return declaration
    }
  }

  private init(_ file: AppFile, _ objects: XcodeObjects) {
    declaration = ProjectDeclaration(of: file, format: .xcode)
    self.objects = objects
    let project = objects.project
    let folder =
      ProjectPath.joined(declaration.folder, project?.projectDirPath ?? "") ?? declaration.folder
    self.folder = folder
    groups = XcodeGroups(objects, mainGroup: project?.mainGroup, folder: folder)
    let configurations = objects.configurations(project?.buildConfigurationList)
    projectConfigurations = Dictionary(
      configurations.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    declaration.configurations = configurations.map {
      BuildConfiguration(path: file.path, folder: folder, settings: $0.settings)
    }
    for key in project?.targets ?? [] {
      if let target = objects.target(key) { add(target, key: key, path: file.path) }
    }
  }

  private mutating func add(_ target: XcodeObject.Target, key: String, path: String) {
    var declared = DeclaredTarget(
      name: target.name, kind: target.productType.map { .init(productType: $0) } ?? .other)
    for configuration in objects.configurations(target.buildConfigurationList) {
      let settings = configuration.settings
      let build = BuildConfiguration(path: path, folder: folder, settings: settings)
      declared.configurations.append(build)
      let outer = projectConfigurations[configuration.name ?? ""]
      declared.settings.append(layers(of: configuration) + (outer.map(layers) ?? []))
      declared.platforms.formUnion(
        PlatformSettings.platforms(target: settings, project: outer?.settings ?? [:]))
      if let list = build.propertyList { declared.rules.append(MemberRule(path: list)) }
    }
    if declared.kind == .watchApp || declared.kind == .watchExtension {
      declared.platforms = [.watchOS]
    } else if declared.kind == .application, declared.platforms == [.watchOS] {
      declared.kind = .watchApp
    }
    declared.dependencies = Set((target.dependencies ?? []).compactMap(objects.dependency))
    declared.dependencies.formUnion(
      (target.packageProductDependencies ?? []).compactMap(objects.packageProduct)
        .map { .product($0) })
    for phase in target.buildPhases ?? [] where hasRoom(path) {
      for file in objects.buildFiles(of: phase) { add(file, to: &declared) }
    }
    if hasRoom(path) { addSynchronisedGroups(of: target, key: key, to: &declared) }
    if let product = objects.item(target.productReference)?.productName {
      declaration.products[product, default: []].insert(target.name)
    }
    declaration.targets.append(declared)
  }

  private func layers(of configuration: XcodeObject.Configuration) -> [SettingsLayer] {
    var layers: [SettingsLayer] = [.values(configuration.settings)]
    if let base = configuration.baseConfigurationReference {
      layers.append(groups[base].map { .file($0) } ?? .unknown)
    } else if let anchor = configuration.baseConfigurationReferenceAnchor {
      let path = configuration.baseConfigurationReferenceRelativePath.flatMap { path in
        groups[anchor].flatMap { ProjectPath.joined($0, path) }
      }
      layers.append(path.map { .file($0) } ?? .unknown)
    }
    return layers
  }

  /// Whether targets may have more files: they may share lists of files, which are then read for each.
  private mutating func hasRoom(_ path: String) -> Bool {
    if InputBounds.memberships.holds(memberCount) { return true }
    if declaration.findings.isEmpty {
      let excess = BoundExcess(InputBounds.memberships)
      declaration.findings = [.unreadableProject(path, "it has \(excess)")]
    }
    return false
  }

  /// Adds a file, or the library that a product reference names, as a product has no path in the project.
  private mutating func add(_ file: XcodeObject.BuildFile, to target: inout DeclaredTarget) {
    if let product = objects.packageProduct(file.productRef) {
      target.dependencies.insert(.product(product))
    }
    guard let key = file.fileRef else { return }
    let files = groups.files(of: key)
    memberCount += max(1, files.count)
    target.rules += files.map { MemberRule(path: $0) }
    if files.isEmpty, let product = objects.item(key)?.productName {
      target.dependencies.insert(.product(product))
    }
  }

  /// Adds the folders that Xcode synchronises with the disk. The exceptions of such a folder are excluded from
  /// the targets that it belongs to, and are the only files of it that belong to other targets.
  private mutating func addSynchronisedGroups(
    of target: XcodeObject.Target, key: String, to declared: inout DeclaredTarget
  ) {
    let own = Set(target.fileSystemSynchronizedGroups ?? [])
    memberCount += own.count + groups.withExceptions.count
    for group in own.sorted() {
      guard let path = groups[group] else { continue }
      let filter = filter(of: objects.item(group)?.exceptions ?? [], target: key)
      declared.rules.append(MemberRule(path: path, excludes: filter))
    }
    for group in groups.withExceptions where !own.contains(group.key) {
      guard let path = groups[group.key] else { continue }
      let filter = filter(of: group.exceptions, target: key)
      if filter != PathFilter() { declared.rules.append(MemberRule(path: path, includes: filter)) }
    }
  }

  /// The exceptions for one target in some of a group's exception sets.
  private func filter(of exceptions: [String], target: String) -> PathFilter {
    var filter = PathFilter()
    for set in exceptions.compactMap(objects.exceptionSet) where set.target == target {
      for path in set.membershipExceptions ?? [] { filter.insert(exception: path) }
    }
    return filter
  }
}

extension PathFilter {
  /// Adds a path as a synchronised group writes it: a file with translations begins with
  /// `/Localized/` and lacks the folder of its language.
  fileprivate mutating func insert(exception path: String) {
    let prefix = "/Localized/"
    if path.hasPrefix(prefix) {
      localized.insert(String(path.dropFirst(prefix.count)))
    } else {
      paths.insert(path)
    }
  }
}

extension XcodeObject.Configuration {
  fileprivate var settings: [String: String] { (buildSettings ?? [:]).mapValues(\.text) }
}

extension XcodeObject.Item {
  /// The linker's name of a framework or a library: `Kit` for `Kit.framework` and `libKit.a`.
  fileprivate var productName: String? {
    guard let file = (path ?? name)?.split(separator: "/").last, let dot = file.lastIndex(of: ".")
    else { return nil }
    switch file[file.index(after: dot)...] {
    case "framework", "app", "appex", "bundle", "xctest": return String(file[..<dot])
    case "a", "dylib": return String(file[..<dot].dropFirst(file.hasPrefix("lib") ? 3 : 0))
    default: return nil
    }
  }
}
