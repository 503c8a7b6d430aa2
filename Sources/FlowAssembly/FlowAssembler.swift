package import FlowModel
package import InterfaceBuilder
package import ProjectTargets
package import SourceNavigation

/// Combines the interface files of an app, and the navigation in its source, into one flow graph.
///
/// The result does not depend on the order of the files. Each path must occur once.
package struct FlowAssembler: Sendable {
  private let catalogue: InterfaceCatalogue
  private let starts: AppStart
  private let scenes: SceneAssembly
  private let drawn: SegueAssembly
  private let projectFindings: [Finding]

  /// Resolves the references between the files.
  ///
  /// - Parameters:
  ///   - documents: The storyboards and xibs, with paths relative to one root folder.
  ///   - propertyLists: The `Info.plist` files, XML or binary, which name the main storyboards.
  ///   - projects: The targets, and the build settings that may name the main storyboards instead.
  ///   - unread: The paths of interface files that exist but were not read: a reference to one is no
  ///     fault.
  /// - Complexity: O(*n* log *n*) for *n* elements in all.
  package init(
    documents: [InterfaceDocument], propertyLists: [AppFile] = [],
    projects: ProjectStructure = ProjectStructure(), unread: [String] = []
  ) {
    catalogue = InterfaceCatalogue(documents, targets: projects.membership, unread: unread)
    projectFindings = projects.findings
    starts = AppStart(catalogue, propertyLists: propertyLists, projects: projects)
    scenes = SceneAssembly(catalogue)
    drawn = SegueAssembly(catalogue, scenes: scenes)
  }

  /// Faults of the files that a graph has no place for.
  package var otherFindings: [Finding] { starts.nibFindings }

  /// Combines the interface files with the navigation in source.
  ///
  /// A segue to a storyboard reference leads to the scene that the reference resolves to, and keeps
  /// the reference as `via`. Faults in the files become warnings among the graph's findings; a
  /// property list that cannot be read becomes an error.
  ///
  /// - Parameters:
  ///   - navigation: The navigation in source; `nil` if no source was read. Then the graph has no
  ///     edges from source, and no unwind has a target.
  ///   - findings: The findings from reading the files, which the graph includes.
  /// - Complexity: O(*n* log *n*) for *n* elements in all.
  package func graph(
    navigation: NavigationFacts? = nil, findings: [Finding] = []
  ) -> FlowGraph {
    let code = navigation.map { AppCode($0, catalogue, findings: findings) }
    var (scenes, drawn) = (scenes, drawn)
    scenes.add(xibs: code?.controllerXibs ?? catalogue.controllerXibs(), from: catalogue)
    let calls = code.map {
      CodeAssembly($0, catalogue, scenes: &scenes, drawn: drawn.segues, starts: starts)
    }
    drawn.leadOn(in: scenes)
    scenes.markEntryPoints(starts.mainStoryboards.flatMap(catalogue.startScenes))
    var segues = drawn.segues
    var found =
      findings + catalogue.documents.flatMap(\.findings) + scenes.findings
      + drawn.findings + starts.findings + projectFindings
    if let code, let calls {
      let performed = SegueCalls(segues, code: code)
      let unwound = UnwindAssembly(
        performed.segues + calls.segues, scenes: scenes.scenes, code: code)
      segues = unwound.segues
      let ends = Set(segues.flatMap { $0.starts + [$0.destination].compactMap(\.self) })
      scenes.remove(xibs: calls.sharedXibs.filter { !ends.contains($0) }, from: catalogue)
      found += calls.findings + performed.findings + unwound.findings
    }
    return TargetAssignment(catalogue.targets).graph(
      storyboards: storyboards(scenes), scenes: scenes.scenes, segues: segues,
      findings: found)
  }

  private func storyboards(_ scenes: SceneAssembly) -> [Storyboard] {
    catalogue.documents.indices.compactMap { index in
      catalogue.documents[index].format == .storyboard || scenes.xibs.contains(index)
        ? Storyboard(index, in: catalogue, starts: starts) : nil
    }
  }
}

extension Storyboard {
  fileprivate init(_ index: Int, in catalogue: InterfaceCatalogue, starts: AppStart) {
    let document = catalogue.documents[index]
    let isMain = starts.mainStoryboards.contains(index)
    self.init(
      path: document.path, name: catalogue.places[index].nameWithDevice, format: document.format,
      platform: document.platform,
      isLaunchScreen: document.isLaunchScreen
        || (starts.launchScreens.contains(index) && !isMain),
      initialScene: catalogue.initialScene(of: index), isMain: isMain,
      projectTargets: catalogue.targets.targets(ofFileAt: document.path))
  }
}
