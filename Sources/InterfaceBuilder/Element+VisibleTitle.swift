extension Element {
  /// What the user reads on a control, or else what its author calls it.
  ///
  /// Looks at a button's title for the normal state, a bar item's title or system item, a cell's
  /// first label, a menu item's title, a field's placeholder, in this order, then at the text for
  /// accessibility, the label that Xcode shows, and a cell's reuse identifier.
  var visibleTitle: String? {
    buttonTitle ?? first(of: .title, .text, .label) ?? cellTitle
      ?? first(of: .placeholder, .systemItem) ?? first(.accessibility)?[.label]
      ?? first(of: .userLabel, .reuseIdentifier, .identifier, .image)
  }

  private func first(of attributes: Name...) -> String? {
    attributes.lazy.compactMap { self[$0] }.first
  }

  private var buttonTitle: String? {
    let parts = [
      first(.buttonConfiguration), child(.state, key: "normal"), child(.buttonCell, key: "cell"),
    ]
    return parts.lazy.compactMap { $0?.title(.title, attributed: "attributedTitle") }.first
  }

  /// The label that the cell names as its own, or the first one that holds a text.
  private var cellTitle: String? {
    let labels = descendants(.label).lazy
    let main = self[.textLabel].flatMap { id in labels.first { $0[.id] == id } }
    return main?.labelText ?? labels.compactMap(\.labelText).first
  }

  /// The text of a label; `nil` where it is empty.
  private var labelText: String? { title(.text, attributed: "attributedText") }

  /// A text that is an attribute, an element, or an attributed string of several fragments.
  private func title(_ name: Name, attributed key: StaticString) -> String? {
    if let plain = self[name] { return plain }
    if let long = children.first(where: { $0.has(.key, "text") || $0.has(.key, "title") })?.text,
      !long.isEmpty
    {
      return long
    }
    let fragments = child(.attributedString, key: key)?.first(.fragments)?.children
    let text = fragments?.map { $0[.content] ?? $0.first(.string)?.text ?? "" }.joined() ?? ""
    return text.isEmpty ? nil : text
  }
}
