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
  /// The results of analysing other states of the app.
  private let memory: SourceMemory?
  private let report: FlowProgress.Report?
  private let cancellation: LoadCancellation?

  /// - Parameters:
  ///   - project: What to read.
  ///   - roots: Its paths.
  ///   - store: Where they lead.
  ///   - parsed: The results of parsing other states of the app.
  ///   - memory: The results of analysing other states of the app.
  ///   - report: Called as the reading goes on.
  ///   - cancellation: Ends the reading early.
  init(
    project: FlowProject, roots: ProjectRoots, store: any FileStore, parsed: ParsedFiles? = nil,
    memory: SourceMemory? = nil, reporting report: FlowProgress.Report? = nil,
    until cancellation: LoadCancellation? = nil
  ) {
    self.report = report
    self.cancellation = cancellation
    self.project = project
    self.roots = roots
    self.memory = memory
    reading = ProjectReading(
      roots: roots, store: store, documents: project.interfaceFiles,
      readsSource: project.readsSource, readsOutlines: project.readsForRules, parsed: parsed,
      selecting: project.files.contains,
      reporting: FlowProgress.reports(to: report, until: cancellation))
  }

  typealias Loaded = (flow: AppFlow, isEmpty: Bool)

  /// Finds and reads the files, and makes one flow of them.
  func flow() -> Loaded {
    // Lowered source nests as deeply as the source does, and so does releasing it.
    DeepThreads.result { read()() }
  }

  /// Finds and reads the files.
  ///
  /// - Returns: What makes one flow of them, on a thread with a deep stack.
  func read() -> @Sendable () -> Loaded {
    let ((found, contents), time) = ProcessEnvironment.measuringProcessorTime {
      let found = find()
      return (found, self.contents(of: found))
    }
    return {
      var flow = self.flow(of: contents, found)
      flow.sources = sources(of: found)
      flow.processorTimes.reading = time
      return (flow, !found.hasInterfaces && flow.graph.scenes.isEmpty)
    }
  }

  func sources(of found: ProjectReading.Files) -> StateSources? {
    reading.readsSource
      ? StateSources(found.files, in: reading.store, below: reading.roots) : nil
  }

  func find() -> ProjectReading.Files { reading.find() }

  func contents(of found: ProjectReading.Files) -> ProjectContents { reading.contents(of: found) }

  /// Makes one flow of what was read.
  ///
  /// - Parameter found: The files, if they are read again for what rules check.
  func flow(of contents: ProjectContents, _ found: ProjectReading.Files? = nil) -> AppFlow {
    let assembled = assembled(contents)
    let graph = assembled.graph.bounded()
    var flow = AppFlow(
      graph: graph, name: name(projects: contents.xcodeProjects),
      findings: findings(graph.findings), sourceCount: contents.units.count,
      screens: reading.screenSources(
        of: contents, language: project.language, readsImages: project.readsImages))
    flow.processorTimes.analysis = assembled.analysisTime
    flow.pathPrefix = roots.prefix
    if project.readsForRules, let found {
      let material = material(of: assembled, contents, found)
      flow.findings += material.unread.map { $0.moved(to: roots.prefix + $0.location.path) }
      flow.lintMaterial = material
    }
    return flow
  }

  /// A graph, and what was found with it.
  private struct Assembled {
    let graph: FlowGraph
    var analysisTime = Duration.zero
    var classes: ClassHierarchy?
    let otherFindings: [Finding]
    let targets: TargetMembership
  }

  private func assembled(_ contents: ProjectContents) -> Assembled {
    let structure = contents.structure
    let assembler = FlowAssembler(
      documents: contents.documents, propertyLists: contents.propertyLists, projects: structure,
      unread: contents.unreadInterfaces)
    // Without any source, an unwind that no class handles is no fault.
    guard contents.holdsSource else {
      return Assembled(
        graph: assembler.graph(findings: contents.findings),
        otherFindings: assembler.otherFindings, targets: structure.membership)
    }
    report?(.analysing(sources: contents.units.count))
    let (facts, time) = ProcessEnvironment.measuringProcessorTime {
      self.facts(of: contents.units, targets: structure.membership)
    }
    return Assembled(
      graph: assembler.graph(navigation: facts, findings: contents.findings),
      analysisTime: time, classes: facts.classes, otherFindings: assembler.otherFindings,
      targets: structure.membership)
  }

  private func material(
    of assembled: Assembled, _ contents: ProjectContents, _ found: ProjectReading.Files
  ) -> LintMaterial {
    let graph = assembled.graph
    var material = LintMaterial(contents, targets: assembled.targets)
    material.extra = assembled.otherFindings
    let names = LintMaterial.names(in: graph)
    if let (survey, unread) = reading.survey(
      of: contents, found, names: names, classes: material.classNames(in: graph))
    {
      material.source = survey
      material.unread = unread
    }
    material.addMentions(of: names, in: graph)
    material.source?.handlers = (assembled.classes?.entries ?? []).flatMap(\.unwindHandlers).map {
      SourceSurvey.Handler(selector: $0.selector, isAction: $0.isAction, location: $0.location)
    }
    material.source?.unknownPerformers = Set(
      graph.findings.lazy.filter { $0.rule == "unknown-segue" }.map(\.location.path))
    return material
  }

  private func facts(of units: [SourceUnit], targets: TargetMembership) -> NavigationFacts {
    memory?.facts(of: units, targets: targets)
      ?? NavigationFacts(of: units, targets: targets, until: cancellation)
  }

  /// Returns messages by place, those about the paths themselves first.
  private func findings(_ findings: [Finding]) -> [Finding] {
    let inMemory = Set(project.documents.map(\.path))
    return roots.failures.map { Finding(unreadable: $0.path, $0.error) }
      + findings.sorted().map { finding in
        let path = finding.location.path
        return inMemory.contains(path) ? finding : finding.moved(to: roots.prefix + path)
      }
  }

  /// Returns the name of the app: that of its one topmost Xcode project, or of the only path that was
  /// given; empty where there is neither.
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
    // A folder may have such a name, as that of R.swift does.
    case nil, .source, .manifest: return name
    case .interface, .propertyList, .project: return Path.withoutExtension(name)
    }
  }
}

extension FlowProject {
  fileprivate var interfaceFiles: [InterfaceFile] {
    documents.map { InterfaceFile($0.bytes, path: $0.path, readsOutline: readsForRules) }
  }
}
