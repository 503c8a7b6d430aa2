import FlowModel

extension RuntimeAttribute {
  /// - Parameter element: A `<userDefinedRuntimeAttribute>`, whose value is an attribute, or an
  ///   element with the key `value`: `<real value="8"/>`, `<string>text</string>`, `<color …/>`.
  init?(_ element: Element) {
    guard let keyPath = element[.keyPath] else { return nil }
    let child = element.children.first { $0.isValue(of: .value) }
    self.init(
      keyPath: keyPath, type: element[.type] ?? "",
      value: element[.value] ?? child.map { $0[.value] ?? $0.text } ?? "",
      objectID: element.parent?.parent?.objectID ?? "", line: element.line)
  }
}
