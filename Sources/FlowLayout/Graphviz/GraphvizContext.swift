import CGraphviz
import FlowModel
import Synchronization

/// Graphviz's context. Graphviz keeps its state in C globals, so the context is accessible only
/// through a lock.
struct GraphvizContext: ~Copyable {
  static let shared = Mutex(GraphvizContext())

  private var pointers: [GraphvizProblem.Engine: OpaquePointer] = [:]

  /// Whether a layout exceeded its time limit. Its thread uses Graphviz's state until the program
  /// ends.
  private var isLeftBehind = false

  private init() {}

  deinit {
    guard !isLeftBehind else { return }
    for pointer in pointers.values { gvFreeContext(pointer) }
  }

  /// Returns the context of an engine, which is created on first use.
  private mutating func pointer(for engine: GraphvizProblem.Engine) -> OpaquePointer? {
    if let pointer = pointers[engine] { return pointer }
    // The engine's plug-in is enough, since Graphviz measures no text here. If it is not in its
    // usual folder, Graphviz's own configuration finds it.
    pointers[engine] = seguemap_context_with_plugin(engine.plugin) ?? gvContext()
    return pointers[engine]
  }

  /// Places and routes a problem.
  ///
  /// - Parameter seconds: The time limit. Graphviz can't be stopped, so its thread continues and
  ///   every later call fails immediately.
  /// - Complexity: That of Graphviz: about 0.3 ms a scene at 500 scenes, growing faster than
  ///   linearly.
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

  /// The stack size in bytes; a chain of 30,000 scenes overflows half a megabyte.
  private static let stackSize = 64 << 20
}

extension GraphvizContext {
  /// Graphviz's `gvcVersion`, such as `2.43.0`.
  mutating func version() -> String {
    guard let context = gvContext() else { return "unknown" }
    defer { gvFreeContext(context) }
    return gvcVersion(context).map { String(cString: $0) } ?? "unknown"
  }
}

/// The error for a graph that Graphviz could not lay out.
package struct LayoutError: Error, Hashable, Sendable {
  /// Graphviz's message.
  package let message: String
  /// The activity that failed, such as `laying out 70 scenes`.
  package let activity: String

  package init(message: String, activity: String) {
    self.message = message
    self.activity = activity
  }
}
