import FlowModel

extension FlowGraph {
  /// The xibs of cells and other views, which are parts of screens. Empty if there are no other scenes.
  ///
  /// A xib with a controller is a screen, and so is one to which a segue leads that does more than load it.
  var viewNibs: Set<SceneID> {
    let nibs = scenes.filter { $0.kind == .xib && !$0.isEntryPoint && isView($0) }
    return nibs.count == scenes.count ? [] : Set(nibs.map(\.id))
  }

  private func isView(_ nib: Scene) -> Bool {
    let touching = segues(from: nib.id) + segues(to: nib.id)
    guard touching.allSatisfy({ $0.kind == .nib }) else { return false }
    return nib.customClass?.hasSuffix("Controller") != true
  }
}
