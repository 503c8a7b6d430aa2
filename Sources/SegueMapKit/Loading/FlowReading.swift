import AppReading
import FlowAssembly
import FlowModel
import ProjectFiles
import ProjectTargets
import SourceModel
import SourceNavigation

/// One reading of an app, in one of its states, from its files to its flow.
struct FlowReading: Sendable {
  private let project: FlowProject
  private let roots: ProjectRoots
  private let reading: ProjectReading
  /// What source of other states of the app was found to say.
  private let memory: SourceMemory?

  /// - Parameters:
  ///   - project: What to read.
  ///   - roots: Its paths.
  ///   - store: Where they lead.
  ///   - parsed: What was parsed of other states of the app.
  ///   - memory: What source of other states of the app was found to say.
  init(
    project: FlowProject, roots: ProjectRoots, store: any FileStore, parsed: ParsedFiles? = nil,
    memory: SourceMemory? = nil
  ) {
    self.project = project
    self.roots = roots
    self.memory = memory
    reading = ProjectReading(
      roots: roots, store: store, documents: project.interfaceFiles,
      readsSource: project.readsSource, parsed: parsed)
  }

  /// Finds and reads the files and joins what they say to one flow.
  func flow() -> (flow: AppFlow, isEmpty: Bool) {
    let found = find()
    guard found.files.contains(where: { $0.role.isSource }) else {
      return (flow(of: found), found.isEmpty)
    }
    // What is lowered from source nests as deeply as the source, and so does taking it apart.
    return DeepThreads.result { (flow(of: found), found.isEmpty) }
  }

  func find() -> ProjectReading.Files { reading.find() }

  func contents(of found: ProjectReading.Files) -> ProjectContents { reading.contents(of: found) }

  private func flow(of found: ProjectReading.Files) -> AppFlow {
    flow(of: contents(of: found))
  }

  /// Joins what was read to one flow.
  func flow(of contents: ProjectContents) -> AppFlow {
    let graph = graph(of: contents)
    return AppFlow(
      graph: graph, name: name(projects: contents.xcodeProjects),
      diagnostics: diagnostics(graph.diagnostics), sourceCount: contents.units.count,
      screens: reading.screenSources(
        of: contents, language: project.language, readsImages: project.readsImages))
  }

  private func graph(of contents: ProjectContents) -> FlowGraph {
    let structure = contents.structure
    let assembler = FlowAssembler(
      documents: contents.documents, propertyLists: contents.propertyLists, projects: structure)
    // Where there is no source at all, that no class handles an unwind says nothing.
    guard contents.holdsSource else { return assembler.graph(diagnostics: contents.diagnostics) }
    return assembler.graph(
      navigation: facts(of: contents.units, targets: structure.membership),
      diagnostics: contents.diagnostics)
  }

  private func facts(of units: [SourceUnit], targets: TargetMembership) -> NavigationFacts {
    memory?.facts(of: units, targets: targets) ?? NavigationFacts(of: units, targets: targets)
  }

  /// Returns messages by place, those about the paths themselves first.
  private func diagnostics(_ diagnostics: [Diagnostic]) -> [FlowDiagnostic] {
    let inMemory = Set(project.documents.map(\.path))
    return roots.failures.map { FlowDiagnostic(unreadable: $0.path, $0.error) }
      + diagnostics.sorted().map { diagnostic in
        let path = diagnostic.location.path
        return FlowDiagnostic(
          diagnostic, path: inMemory.contains(path) ? path : roots.prefix + path)
      }
  }

  /// Returns what to call the app: as its one topmost Xcode project is called, or as the only path
  /// that was given; empty where neither tells.
  private func name(projects: [String]) -> String {
    let bundles = projects.map { Path.split($0).folder }
    let depths = bundles.map { $0.utf8.count { $0 == UInt8(ascii: "/") } }
    let topmost = zip(bundles, depths).filter { $0.1 == depths.min() }
    if topmost.count == 1 { return Path.withoutExtension(Path.split(topmost[0].0).name) }
    guard project.paths.count == 1,
      let name = project.paths[0].split(separator: "/").last.map(String.init),
      name != ".", name != ".."
    else { return "" }
    switch SourceFile.Role(fileName: name) {
    // A folder may be called so, as R.swift's is.
    case nil, .source, .manifest: return name
    case .interface, .propertyList, .project: return Path.withoutExtension(name)
    }
  }
}

extension FlowProject {
  fileprivate var interfaceFiles: [InterfaceFile] {
    documents.map { InterfaceFile($0.bytes, path: $0.path) }
  }
}
