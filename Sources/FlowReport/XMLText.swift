import FlowModel

/// Escapes text for XML and HTML, in an element or in an attribute, and for HTML-like labels of DOT.
enum XMLText {
  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  static func escaped(_ text: String) -> String { text.singleLine.replacing(entities) }
}
