import FlowModel
import InputBounds

/// Combines the declarations of all project files into one list of targets.
struct TargetAssembly {
  private var targets: [ProjectTarget] = []
  private var dependencies: [Set<Int>] = []
  private var settings: [CompilationSettings] = []
  private(set) var configurations: [BuildConfiguration] = []
  private(set) var findings: [Finding] = []
  /// By the path of a file or a folder.
  private var rules: [String: [(target: Int, rule: MemberRule)]] = [:]
  /// Folders that count as targets, by path; a file belongs to the innermost one.
  private var folders: [String: Int] = [:]

  private struct Entry {
    let declaration: Int
    let target: DeclaredTarget
    let name: String
  }

  /// - Parameter settings: The `.xcconfig` files, by their paths.
  init(
    _ declarations: [ProjectDeclaration], starts: [String], settings files: [String: SettingsFile]
  ) {
    let entries = Self.named(declarations)
    configurations = declarations.flatMap(\.configurations)
    for (index, entry) in entries.enumerated() {
      targets.append(
        ProjectTarget(
          name: entry.name, kind: entry.target.kind, platforms: entry.target.platforms,
          module: entry.target.name))
      let layers = entry.target.settings.map { LayeredSettings($0, files: files) }
      settings.append(CompilationSettings(layers, platforms: entry.target.platforms))
      for var configuration in entry.target.configurations {
        configuration.target = entry.name
        configurations.append(configuration)
      }
      for rule in entry.target.rules { rules[rule.path, default: []].append((index, rule)) }
    }
    let index = DependencyIndex(
      entries.map { ($0.target, $0.declaration) }, declarations: declarations)
    dependencies = entries.map { entry in
      index.dependencies(of: entry.target, in: entry.declaration)
    }
    addFolders(around: starts, outside: declarations.filter { !$0.targets.isEmpty }.map(\.folder))
  }

  /// The targets by name. Those of one name are distinguished by the project's path.
  private static func named(_ declarations: [ProjectDeclaration]) -> [Entry] {
    var counts: [String: Int] = [:]
    for target in declarations.lazy.flatMap(\.targets) { counts[target.name, default: 0] += 1 }
    var entries: [Entry] = []
    for (index, declaration) in declarations.enumerated() {
      var seen: Set<String> = []
      for target in declaration.targets where seen.insert(target.name).inserted {
        let isUnique = counts[target.name] == 1
        let name = isUnique ? target.name : "\(target.name) (\(declaration.path))"
        entries.append(Entry(declaration: index, target: target, name: name))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Makes targets of folders. Their dependencies are unknown, so each sees all others.
  private mutating func addFolders(around starts: [String], outside projects: [String]) {
    let known = Set(projects)
    var paths = Set(starts.map { ProjectPath.folder(of: $0) }).filter { folder in
      !known.contains("") && !folder.selfAndFolders.contains(where: known.contains)
    }
    if !InputBounds.appFolders.holds(paths.count) {
      let kept = paths.sorted().prefix(InputBounds.appFolders.limit + 1)
      let excess = BoundExcess(InputBounds.appFolders, found: paths.count)
      findings = kept.suffix(1).map { .unreadableProject($0, "\(excess)") }
      paths = Set(kept.dropLast())
    }
    let names = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
    let named = paths.sorted().map { path -> (name: String, path: String) in
      let last = path.split(separator: "/").last ?? ""
      return (names[last]?.count == 1 && !last.isEmpty ? String(last) : "\(last) (\(path))", path)
    }
    // The targets stay sorted by name, which moves those that have an index already.
    let old = targets.count
    targets += named.map { ProjectTarget(name: $0.name, kind: .folder) }
    settings += named.map { _ in CompilationSettings() }
    dependencies += named.map { _ in Set(targets.indices) }
    for (offset, folder) in named.enumerated() { folders[folder.path] = old + offset }
    sortTargets()
  }

  private mutating func sortTargets() {
    let order = targets.indices.sorted {
      (targets[$0].name, $0) < (targets[$1].name, $1)
    }
    var places = order
    for (place, index) in order.enumerated() { places[index] = place }
    targets = order.map { targets[$0] }
    settings = order.map { settings[$0] }
    dependencies = order.map { Set(dependencies[$0].map { places[$0] }) }
    rules = rules.mapValues { $0.map { (places[$0.target], $0.rule) } }
    folders = folders.mapValues { places[$0] }
  }
}

extension TargetAssembly {
  /// The source files that are named one by one, with the names of their targets.
  var namedSources: [String: Set<String>] {
    rules.filter { path, _ in [".swift", ".m", ".mm"].contains { path.hasSuffix($0) } }
      .mapValues { Set($0.map { targets[$0.target].name }) }
  }

  func membership(of files: [String]) -> TargetMembership {
    var members: [String: Set<Int>] = [:]
    for file in files {
      var targets = targets(of: file)
      if targets.isEmpty, file.hasSuffix(".h") { targets = self.targets(ofHeader: file) }
      if !targets.isEmpty { members[file] = targets }
    }
    return TargetMembership(
      targets: targets, members: members, dependencies: dependencies, settings: settings)
  }

  private func targets(of file: String) -> Set<Int> {
    var found: Set<Int> = []
    for path in file.selfAndFolders { add(file, rulesAt: path, to: &found) }
    add(file, rulesAt: "", to: &found)
    if !found.isEmpty || folders.isEmpty { return found }
    let innermost = file.selfAndFolders.lazy.compactMap { folders[$0] }.first ?? folders[""]
    return innermost.map { [$0] } ?? []
  }

  private func add(_ file: String, rulesAt path: String, to found: inout Set<Int>) {
    for (target, rule) in rules[path] ?? [] where rule.contains(file) { found.insert(target) }
  }

  /// A header is compiled with the files that include it, so it belongs to the targets of the implementation
  /// in the same folder.
  private func targets(ofHeader file: String) -> Set<Int> {
    [".m", ".mm"].reduce(into: []) { $0.formUnion(targets(of: file.dropLast(2) + $1)) }
  }
}
