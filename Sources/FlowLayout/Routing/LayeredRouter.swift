import DrawingModel

/// Routes the edges of a diagram that Graphviz placed in layers.
///
/// It starts with Graphviz's own routes. Each part is routed in its own coordinates, where only its
/// own cards can be in the way. An edge that was not part of Graphviz's problem becomes an arc.
struct LayeredRouter {
  let diagram: Diagram
  let direction: LayoutOptions.Direction

  func apply(to parts: inout [LayeredPlacer.Part]) {
    for part in parts.indices {
      for block in parts[part].blocks.indices { route(&parts[part].blocks[block]) }
    }
  }

  private func route(_ block: inout Block) {
    block.routeLoops(in: diagram)
    if block.hasFinalRoutes { return }
    PortSpread(diagram: diagram, direction: direction).apply(to: &block)
    if block.isForLanes {
      LaneRouter(diagram: diagram, direction: direction).apply(to: &block)
      return
    }
    if diagram.spacing == .screens {
      Shortcuts(diagram: diagram, direction: direction).apply(to: &block)
    }
    DirectCurves(diagram: diagram, direction: direction).apply(to: &block)
    Detours(diagram: diagram, direction: direction).apply(to: &block)
  }
}
