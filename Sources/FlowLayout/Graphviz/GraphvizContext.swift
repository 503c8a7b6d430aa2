import CGraphviz
import FlowModel
import Synchronization

/// Graphviz's context. Graphviz keeps its state in C globals, so the context is accessible only
/// through a lock.
struct GraphvizContext: ~Copyable {
  static let shared = Mutex(GraphvizContext())

  private var pointer: OpaquePointer?

  private init() {}

  deinit { if let pointer { gvFreeContext(pointer) } }

  /// Returns the context, which is created on first use.
  private mutating func context() -> OpaquePointer? {
    if pointer == nil { pointer = seguemap_layout_context() }
    return pointer
  }

  /// Places and routes a problem. A layout can't be stopped, so large problems belong in a process
  /// of their own.
  ///
  /// - Parameter engine: Graphviz's name for the layout; others than `dot` are not loaded.
  /// - Complexity: That of Graphviz: about 0.3 ms a scene at 500 scenes, growing faster than
  ///   linearly.
  mutating func solve(
    _ problem: GraphvizProblem, by engine: StaticString = "dot"
  ) throws(LayoutError) -> GraphvizSolution {
    let activity = "laying out \(problem.nodes.count) boxes and \(problem.edges.count) edges"
    guard let pointer = context() else {
      throw LayoutError(
        message: "Graphviz has no engine", activity: activity, isInstallationFault: true)
    }
    seguemap_reset_errors()
    let graph = try GraphvizGraph(problem)
    let engine = UnsafeRawPointer(engine.utf8Start).assumingMemoryBound(to: CChar.self)
    let status = seguemap_layout(pointer, graph.pointer, engine, Self.stackSize)
    defer { if status == 0 { seguemap_free_layout(pointer, graph.pointer) } }
    let complaint = String(cString: seguemap_errors()).singleLine
    guard status == 0, agerrors() == 0 else {
      let message = complaint.isEmpty ? "Graphviz ended with status \(status)" : complaint
      throw LayoutError(message: message, activity: activity)
    }
    return graph.solution(of: problem)
  }

  /// The stack size in bytes; a chain of 30,000 scenes overflows half a megabyte.
  private static let stackSize = 64 << 20
}

extension GraphvizContext {
  /// Graphviz's `gvcVersion`, such as `2.43.0`.
  mutating func version() -> String {
    context().flatMap(gvcVersion).map { String(cString: $0) } ?? "unknown"
  }
}

/// The error for a graph that Graphviz could not lay out.
package struct LayoutError: Error, Hashable, Sendable {
  /// Graphviz's message.
  package let message: String
  /// The activity that failed, such as `laying out 70 scenes`.
  package let activity: String
  /// Whether Graphviz can lay nothing out on this host.
  let isInstallationFault: Bool

  package init(message: String, activity: String, isInstallationFault: Bool = false) {
    self.message = message
    self.activity = activity
    self.isInstallationFault = isInstallationFault
  }
}
