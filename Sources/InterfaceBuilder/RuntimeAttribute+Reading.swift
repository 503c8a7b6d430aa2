import FlowModel

extension RuntimeAttribute {
  /// - Parameters:
  ///   - element: A `<userDefinedRuntimeAttribute>`, whose value is an attribute, or an element
  ///     with the key `value`: `<real value="8"/>`, `<string>text</string>`, `<color …/>`.
  ///   - objectID: The object that carries it.
  init(_ element: Element, of objectID: String) {
    let child = element.children.first { $0.isValue(of: .value) }
    self.init(
      keyPath: element[.keyPath] ?? "", type: element[.type] ?? "",
      value: element[.value] ?? child.map { $0[.value] ?? $0.text } ?? "",
      objectID: objectID, line: element.line)
  }
}
