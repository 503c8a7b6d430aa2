import CGraphviz
import FlowModel
import Synchronization

/// Graphviz's context. Graphviz keeps its state in C globals, so the lock owns the context and there
/// is no way round the lock.
struct GraphvizContext: ~Copyable {
  static let shared = Mutex(GraphvizContext())

  private var pointers: [GraphvizProblem.Engine: OpaquePointer] = [:]

  private init() {}

  deinit { for pointer in pointers.values { gvFreeContext(pointer) } }

  /// A context for the engine, made when it is first asked for.
  private mutating func pointer(for engine: GraphvizProblem.Engine) -> OpaquePointer? {
    if let pointer = pointers[engine] { return pointer }
    // Without a font to measure text with, nothing but the engine is needed; where it can't be found
    // in its usual place, Graphviz's own configuration leads to it.
    pointers[engine] = seguemap_context_with_plugin(engine.plugin) ?? gvContext()
    return pointers[engine]
  }

  /// Places and routes a problem.
  ///
  /// - Complexity: Graphviz's own: about 0.3 ms a scene at 500 scenes, growing faster than linearly.
  mutating func solve(_ problem: GraphvizProblem) throws(LayoutError) -> GraphvizSolution {
    let activity = "laying out \(problem.nodes.count) boxes and \(problem.edges.count) edges"
    guard let pointer = pointer(for: problem.engine) else {
      throw LayoutError(message: "Graphviz gives no context", activity: activity)
    }
    seguemap_reset_errors()
    let graph = try GraphvizGraph(problem)
    let status = gvLayout(pointer, graph.pointer, problem.engine.rawValue)
    defer { if status == 0 { seguemap_free_layout(pointer, graph.pointer) } }
    let complaint = String(cString: seguemap_errors()).singleLine
    guard status == 0, agerrors() == 0 else {
      throw LayoutError(
        message: complaint.isEmpty ? "status \(status)" : complaint, activity: activity)
    }
    return graph.solution()
  }
}
