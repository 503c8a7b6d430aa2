import FlowModel

/// Escapes text for XML and HTML, in an element or in an attribute.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.singleLine.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
