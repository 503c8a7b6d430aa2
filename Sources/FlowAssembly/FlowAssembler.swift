package import FlowModel
package import InterfaceBuilder

/// Puts the interface files of an app together into one flow graph.
///
/// The order in which the files come makes no difference. Each path is expected once.
package struct FlowAssembler {
  private let documents: [InterfaceDocument]
  private let propertyLists: [AppFile]
  private let projects: [AppFile]

  /// - Parameters:
  ///   - documents: The storyboards and xibs, with paths relative to one root.
  ///   - propertyLists: The `Info.plist` files, XML or binary, which name the main storyboards.
  ///   - projects: The `project.pbxproj` files, whose build settings may name them instead.
  package init(
    documents: [InterfaceDocument], propertyLists: [AppFile] = [], projects: [AppFile] = []
  ) {
    self.documents = documents
    self.propertyLists = propertyLists
    self.projects = projects
  }

  /// Resolves what the files say of each other.
  ///
  /// Segues that lead to a storyboard reference lead on to the real scene, and keep the reference
  /// as `via`. What is wrong in the files becomes a warning among the graph's diagnostics; a
  /// property list that cannot be read, an error.
  ///
  /// - Parameter diagnostics: What the reading of the files has found; the graph takes it over.
  /// - Complexity: O(*n* log *n*) for *n* elements in all.
  package func graph(diagnostics: [Diagnostic] = []) -> FlowGraph {
    let catalogue = InterfaceCatalogue(documents)
    var scenes = SceneAssembly(catalogue)
    let segues = SegueAssembly(catalogue, scenes: scenes)
    let starts = AppStart(catalogue, propertyLists: propertyLists, projects: projects)
    scenes.markEntryPoints(starts.mainStoryboards.compactMap(catalogue.startScene))
    let storyboards = catalogue.documents.indices.compactMap { index in
      catalogue.documents[index].format == .storyboard || scenes.xibs.contains(index)
        ? Storyboard(index, in: catalogue, starts: starts) : nil
    }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes.scenes, segues: segues.segues,
      diagnostics: diagnostics + catalogue.documents.flatMap(\.diagnostics) + scenes.diagnostics
        + segues.diagnostics + starts.diagnostics)
  }
}

extension Storyboard {
  fileprivate init(_ index: Int, in catalogue: InterfaceCatalogue, starts: AppStart) {
    let document = catalogue.documents[index]
    let isMain = starts.mainStoryboards.contains(index)
    self.init(
      path: document.path, name: catalogue.places[index].name, format: document.format,
      platform: document.platform,
      isLaunchScreen: document.isLaunchScreen
        || (starts.launchScreens.contains(index) && !isMain),
      initialScene: catalogue.initialScene(of: index), isMain: isMain)
  }
}
