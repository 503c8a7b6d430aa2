package import FlowModel

extension FlowGraph {
  /// Returns the part of the graph that a view shows.
  ///
  /// A segue stays if its source does, unless it leads to a scene that is removed; one that dangles
  /// in the whole graph stays. The references that such a segue leads through stay as well.
  package func applying(_ view: FlowView) -> FlowGraph {
    let filtered = filtered(by: view).choosing(targets: view.targets)
    let folds = view.foldsContainers && view.collapse != .storyboard
    let folding = folds ? ContainerFolding(filtered) : nil
    let folded = folding?.graph ?? filtered
    let chosen = folded.choice(of: folding?.view(view) ?? view).map(folded.part) ?? folded
    return chosen.collapsed(as: view)
  }

  /// Returns the overview that a view asks for, if it does.
  private func collapsed(as view: FlowView) -> FlowGraph {
    view.collapse.map { collapsed(by: $0, depth: view.collapseDepth) } ?? self
  }

  private func filtered(by view: FlowView) -> FlowGraph {
    let filter = view.files
    let starts = Set(entryPoints.map(\.path))
    let shown = storyboards.filter {
      filter.contains($0.path)
        && (view.includesLaunchScreens || !$0.isLaunchScreen || starts.contains($0.path))
    }
    let nibs = view.includesNibs ? [] : viewNibs.subtracting(view.focus + view.from + view.to)
    if view.showsAll, nibs.isEmpty, passedClasses.isEmpty, shown.count == storyboards.count {
      return self
    }
    let paths = Set(shown.map(\.path))
    let left = Set(storyboards.map(\.path)).subtracting(paths)
    var kept = Set(
      scenes.lazy.filter { $0.isClass ? filter.contains($0.id.path) : paths.contains($0.id.path) }
        .map(\.id)
    ).subtracting(nibs)
    let segues = segues.filter(view.shows).compactMap { $0.restricted(to: kept, in: self) }
    kept.subtract(classesLeftAlone(among: kept, by: segues, view))
    kept.formUnion(segues.lazy.filter(\.isInherited).map(\.source))
    return FlowGraph(
      storyboards: shown, scenes: scenes.filter { kept.contains($0.id) }, segues: segues,
      findings: findings.filter {
        filter.contains($0.location.path) && !left.contains($0.location.path)
      }, targets: targets)
  }

  /// Returns the classes known only from source that have no segue left after filtering.
  ///
  /// Such classes are in the graph because of their segues, or because others inherit from them or lead
  /// through them to screens, which the segues of the others tell. One in which the app starts, or that
  /// the view asks for, stays nevertheless.
  private func classesLeftAlone(
    among kept: Set<SceneID>, by shown: [Segue], _ view: FlowView
  ) -> Set<SceneID> {
    let asked = Set(view.focus + view.from + view.to)
    let passed = passedClasses
    let bases = baseClasses
    let touched = Set(shown.lazy.flatMap { [$0.source] + $0.starts + $0.targets })
    return Set(
      scenes.lazy.filter { scene in
        let id = scene.id
        return scene.isClass && !scene.isEntryPoint && kept.contains(id) && !asked.contains(id)
          && !touched.contains(id)
          && (passed.contains(id) || bases.contains(id)
            || !(segues(from: id).isEmpty && segues(to: id).isEmpty))
      }.map(\.id))
  }

  private func choosing(targets: Set<String>) -> FlowGraph {
    if targets.isEmpty { return self }
    let parts = AppParts(self, choosing: targets).parts
    return part(with: Set(parts.flatMap { $0.graph.scenes.map(\.id) }))
  }

  /// The classes through which others lead to screens.
  private var passedClasses: Set<SceneID> {
    Set(segues.lazy.flatMap(\.through).map(\.scene))
  }

  /// Returns the scenes that the view chooses; `nil` if it does not restrict them.
  private func choice(of view: FlowView) -> Set<SceneID>? {
    var choice: Set<SceneID>?
    func narrow(to scenes: Set<SceneID>) { choice = choice?.intersection(scenes) ?? scenes }
    if !view.focus.isEmpty { narrow(to: neighbourhood(of: view.focus, depth: view.depth)) }
    if !view.from.isEmpty { narrow(to: scenes(reachableFrom: view.from)) }
    if !view.to.isEmpty { narrow(to: scenes(reaching: view.to)) }
    return choice
  }

  /// Returns the graph of some scenes, with the references through which their segues lead and the classes from
  /// which they inherit segues.
  package func part(with chosen: Set<SceneID>) -> FlowGraph {
    let segues = segues.compactMap { $0.restricted(to: chosen, in: self) }
    let bases = segues.lazy.filter(\.isInherited).map(\.source)
    let kept = chosen.union(segues.compactMap(\.via)).union(bases)
    let paths = Set(kept.map(\.path))
    let left = Set(storyboards.map(\.path)).subtracting(paths)
    return FlowGraph(
      storyboards: storyboards.filter { paths.contains($0.path) },
      scenes: scenes.filter { kept.contains($0.id) }, segues: segues,
      findings: findings.filter { !left.contains($0.location.path) },
      targets: targets)
  }
}

extension [FlowGraph] {
  /// Returns the overviews that a view asks for, if it does, of graphs that are drawn side by side.
  package func collapsed(as view: FlowView) -> [FlowGraph] {
    guard let kind = view.collapse else { return self }
    let groupings = SceneGrouping.groupings(of: self, by: kind, depth: view.collapseDepth)
    return zip(self, groupings).map { $0.collapsed(by: kind, $1.groups) }
  }
}

extension Segue {
  /// Returns the segue with only the remaining starts and targets; `nil` if it has none left.
  fileprivate func restricted(to kept: Set<SceneID>, in graph: FlowGraph) -> Segue? {
    guard var restricted = starting(at: starts.filter(kept.contains)) else { return nil }
    if let destination {
      return kept.contains(destination) || graph.scene(destination) == nil ? restricted : nil
    }
    restricted.unwindTargets = unwindTargets.filter(kept.contains)
    return restricted.unwindTargets.isEmpty && !unwindTargets.isEmpty ? nil : restricted
  }
}
