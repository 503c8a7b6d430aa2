import CGraphviz
import Synchronization

extension LayoutEngine {
  /// The version of the Graphviz that is loaded, such as `2.43.0`: `gvcVersion`.
  package static var graphvizVersion: String {
    GraphvizContext.shared.withLock { $0.version() }
  }
}

extension GraphvizContext {
  fileprivate mutating func version() -> String {
    guard let context = gvContext() else { return "unknown" }
    defer { gvFreeContext(context) }
    return gvcVersion(context).map { String(cString: $0) } ?? "unknown"
  }
}
