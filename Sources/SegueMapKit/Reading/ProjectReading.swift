import FlowAssembly
import FlowModel
import SourceModel
import SourceNavigation

/// One reading of an app, in one of its states.
struct ProjectReading: Sendable {
  let project: FlowProject
  let roots: ProjectRoots
  let store: any FileStore
  /// What was parsed of other states of the app.
  var parsed: ParsedFiles?
  /// What source of other states of the app was found to say.
  var memory: SourceMemory?

  /// The files that a state of the app has, before any is read.
  struct Files {
    let files: [SourceFile]
    let failures: [SourceFinder.Failure]
    /// The folders of asset catalogues.
    let catalogs: [String]
    /// Whether there is no interface file, so that the flow is empty.
    let isEmpty: Bool
  }

  /// Finds and reads the files and joins what they say to one flow.
  func flow() -> (flow: AppFlow, isEmpty: Bool) {
    if project.readsSource { DeepThreads.prepare() }
    let found = find()
    guard found.files.contains(where: { $0.role.isSource }) else {
      return (flow(of: found), found.isEmpty)
    }
    // What is lowered from source nests as deeply as the source, and so does taking it apart.
    return DeepThreads.result { (flow(of: found), found.isEmpty) }
  }

  func find() -> Files {
    let found = SourceFinder(roots: roots.folders, readsSource: project.readsSource, in: store)
    var files = roots.files(and: found.files)
    let isEmpty = project.documents.isEmpty && !files.contains { $0.role == .interface }
    if isEmpty || !project.readsSource { files.removeAll { $0.role.isSource } }
    return Files(
      files: files, failures: found.failures, catalogs: found.catalogs.sorted(), isEmpty: isEmpty)
  }

  /// Reads files that were found; source nests deeply, so that this is for ``DeepThreads``.
  func flow(of found: Files) -> AppFlow {
    let contents = contents(of: found)
    let flow = flow(of: contents)
    DeepThreads.letGo(contents)
    return flow
  }

  /// Reads files that were found, and parses those that matter.
  func contents(of found: Files) -> ProjectContents {
    var contents = ProjectContents()
    contents.holdsSource = found.files.contains { $0.role.isSource }
    contents.catalogs = found.catalogs
    for document in project.documents {
      document.bytes.withUnsafeBytes { contents.add(interface: $0, path: document.path) }
    }
    ProjectReader(
      files: found.files, store: store, parsed: parsed,
      graphPath: { roots.graphPath(of: $0.systemPath) },
      helperNames: { NavigationAnalysis.helperNames(of: [$0]) }
    ).read(into: &contents)
    for failure in found.failures {
      contents.addFailure(failure.error, path: roots.graphPath(of: failure.systemPath))
    }
    return contents
  }

  /// Joins what was read to one flow.
  func flow(of contents: ProjectContents) -> AppFlow {
    let graph = graph(of: contents)
    return AppFlow(
      graph: graph, name: name(projects: contents.projects.map(\.path)),
      diagnostics: diagnostics(graph.diagnostics), sourceCount: contents.units.count,
      files: InterfaceFiles(
        store: store, roots: roots, documents: project.documents, catalogs: contents.catalogs))
  }

  private func graph(of contents: ProjectContents) -> FlowGraph {
    let assembler = FlowAssembler(
      documents: contents.documents, propertyLists: contents.propertyLists,
      projects: contents.projects)
    // Where there is no source at all, that no class handles an unwind says nothing.
    guard contents.holdsSource else { return assembler.graph(diagnostics: contents.diagnostics) }
    return assembler.graph(
      navigation: facts(of: contents.units), diagnostics: contents.diagnostics)
  }

  private func facts(of units: [SourceUnit]) -> NavigationFacts {
    memory?.facts(of: units) ?? NavigationFacts(of: units)
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
    case nil, .source: return name
    case .interface, .propertyList, .project: return Path.withoutExtension(name)
    }
  }
}
