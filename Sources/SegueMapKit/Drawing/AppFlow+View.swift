import FlowAnalysis
import FlowModel

extension AppFlow {
  /// Returns a filter with its scenes looked up.
  func view(for filter: FlowFilter) throws(FlowError) -> FlowView {
    var view = FlowView()
    view.include = filter.include
    view.exclude = filter.exclude
    view.focus = try scenes(named: filter.focus)
    view.depth = filter.depth
    view.from = try scenes(named: filter.from)
    view.to = try scenes(named: filter.to)
    view.kinds = try kinds(filter.kinds)
    view.collapsesStoryboards = filter.collapsesStoryboards
    view.includesLaunchScreens = filter.includesLaunchScreens
    return view
  }

  private func scenes(named name: String?) throws(FlowError) -> [SceneID] {
    guard let name else { return [] }
    return [try scene(named: name).id]
  }

  /// Returns the kinds if each is one that Interface Builder, a family or this flow knows.
  private func kinds(_ names: [String]) throws(FlowError) -> Set<String> {
    let families = SegueFamily.allCases.map(\.rawValue) + [FlowView.codeKind]
    let own = Set(graph.segues.map(\.kind.rawValue))
    for name in names {
      // The family of unknown kinds is `custom`.
      let isKnown = own.contains(name) || SegueKind(rawValue: name).family != .custom
      guard isKnown || families.contains(name) else {
        throw .unknownKind(name, known: own.union(families).sorted())
      }
    }
    return Set(names)
  }
}
