import ScreenModel

extension Element {
  /// The text that the user reads on a control; without one, the name that its author gave it.
  ///
  /// A button's title for the normal state, a bar item's title or that of its custom view, a cell's
  /// own text or first label, a menu item's title, a field's placeholder, a system item; then the
  /// label for accessibility, Xcode's label, a cell's reuse identifier, an image's name.
  var visibleTitle: String? {
    buttonTitle ?? first(of: .title, .text, .label) ?? cellTitle
      ?? children.first { $0.isValue(of: .customView) }?.visibleTitle
      ?? first(of: .placeholder) ?? text(of: .systemItem).map { SystemItem($0).title }
      ?? first(.accessibility)?.text(of: .label)
      ?? first(of: .userLabel, .reuseIdentifier, .identifier, .image)
  }

  private func first(of properties: Name...) -> String? {
    properties.lazy.compactMap(text(of:)).first
  }

  /// From the element that holds a button's title: its configuration, since iOS 15, or its normal
  /// state, and on macOS its cell.
  private var buttonTitle: String? {
    let holders = [
      child(.buttonConfiguration, key: .configuration), child(.state, key: .normal),
      children.first { $0.isValue(of: .cell) },
    ]
    return holders.lazy
      .compactMap { $0?.text(of: .title) ?? $0?.attributedText(of: .attributedTitle) }.first
  }

  /// From the cell's content configuration, since iOS 14, the label that the cell names as its own,
  /// or else the first label with a text.
  private var cellTitle: String? {
    guard name.hasSuffix("Cell") || self.is(.tableRow) else { return nil }
    if let content = child(.listContentConfiguration, key: .contentConfiguration)?.labelText {
      return content
    }
    let labels = descendants(.label)
    let own = self[.textLabel].flatMap { id in labels.first { $0[.id] == id }?.labelText }
    return own ?? labels.lazy.compactMap(\.labelText).first
  }

  private var labelText: String? { text(of: .text) ?? attributedText(of: .attributedText) }

  /// The text of an attributed string, which consists of fragments of equal style.
  private func attributedText(of property: Name) -> String? {
    let fragments = child(.attributedString, key: property)?.descendants(.fragment)
    guard let text = fragments?.compactMap({ $0.text(of: .content) }).joined(), !text.isEmpty
    else { return nil }
    return text
  }
}
