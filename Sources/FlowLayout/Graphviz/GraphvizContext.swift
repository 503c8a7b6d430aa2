import CGraphviz
import FlowModel
import Synchronization

/// Graphviz's context. Graphviz keeps its state in C globals, so the context is only to be had through
/// its lock.
struct GraphvizContext: ~Copyable {
  static let shared = Mutex(GraphvizContext())

  private var pointers: [GraphvizProblem.Engine: OpaquePointer] = [:]

  /// True once a layout did not end in time: its thread then uses Graphviz's state until the program ends.
  private var isLeftBehind = false

  private init() {}

  deinit {
    guard !isLeftBehind else { return }
    for pointer in pointers.values { gvFreeContext(pointer) }
  }

  /// The context of an engine, created on first use.
  private mutating func pointer(for engine: GraphvizProblem.Engine) -> OpaquePointer? {
    if let pointer = pointers[engine] { return pointer }
    // Without a font to measure text with, nothing but the engine is needed; where it can't be found
    // in its usual place, Graphviz's own configuration leads to it.
    pointers[engine] = seguemap_context_with_plugin(engine.plugin) ?? gvContext()
    return pointers[engine]
  }

  /// Places and routes a problem.
  ///
  /// - Parameter seconds: When to give up. Graphviz can't be stopped: the thread that it runs on is left
  ///   behind, and every later call fails at once.
  /// - Complexity: Graphviz's own: about 0.3 ms a scene at 500 scenes, growing faster than linearly.
  mutating func solve(
    _ problem: GraphvizProblem, within seconds: Int = 180
  ) throws(LayoutError) -> GraphvizSolution {
    let activity = "laying out \(problem.nodes.count) boxes and \(problem.edges.count) edges"
    func failure(_ message: String) -> LayoutError {
      LayoutError(message: message, activity: activity)
    }
    guard !isLeftBehind else { throw failure("an earlier layout has not ended") }
    guard let pointer = pointer(for: problem.engine) else {
      throw failure("Graphviz has no engine")
    }
    seguemap_reset_errors()
    var graph = try GraphvizGraph(problem)
    let engine = UnsafeRawPointer(problem.engine.name.utf8Start).assumingMemoryBound(to: CChar.self)
    let status = seguemap_layout(
      pointer, graph.pointer, engine, Self.stackSize, Int32(clamping: seconds))
    guard status != Int32(seguemap_gave_up) else {
      isLeftBehind = true
      graph.leaveBehind()
      throw failure("Graphviz has not ended after \(seconds) s; draw fewer scenes at once")
    }
    defer { if status == 0 { seguemap_free_layout(pointer, graph.pointer) } }
    let complaint = String(cString: seguemap_errors()).singleLine
    guard status == 0, agerrors() == 0 else {
      throw failure(complaint.isEmpty ? "Graphviz ended with status \(status)" : complaint)
    }
    return graph.solution(of: problem)
  }

  /// In bytes; a chain of 30,000 scenes overflows half a megabyte.
  private static let stackSize = 64 << 20
}

extension GraphvizContext {
  /// `gvcVersion`, such as `2.43.0`.
  mutating func version() -> String {
    guard let context = gvContext() else { return "unknown" }
    defer { gvFreeContext(context) }
    return gvcVersion(context).map { String(cString: $0) } ?? "unknown"
  }
}

/// A graph that Graphviz could not lay out.
package struct LayoutError: Error, Hashable, Sendable {
  /// Graphviz's own message.
  package let message: String
  /// What was being done, such as `laying out 70 scenes`.
  package let activity: String

  package init(message: String, activity: String) {
    self.message = message
    self.activity = activity
  }
}
