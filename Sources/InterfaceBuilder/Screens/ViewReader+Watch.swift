import ScreenModel

extension ViewReader {
  /// How WatchKit places an object: lengths up to 1 are parts of the parent's.
  func watchLayout(of source: VariedElement) -> ScreenView.WatchLayout {
    var layout = ScreenView.WatchLayout()
    layout.width = length(source.number(.width), plus: source.number(.widthAdjustment))
    layout.height = length(source.number(.height), plus: source.number(.heightAdjustment))
    layout.alignment = source[.alignment] ?? "left"
    layout.verticalAlignment = source[.verticalAlignment] ?? "top"
    layout.axis = source[.layout] == "vertical" ? .vertical : .horizontal
    layout.overlaps = source[.layout] == "overlap"
    layout.spacing = source.number(.spacing)
    layout.insets = source.child(.edgeInsets, key: .margins)?.insets
    return layout
  }

  private func length(
    _ value: Double?, plus adjustment: Double?
  ) -> ScreenView.WatchLayout.Length {
    guard let value, value > 0 else { return .toFit }
    return value <= 1 ? .part(value, plus: adjustment ?? 0) : .points(value)
  }

  func readWatchButton(_ source: VariedElement, into view: inout ScreenView) {
    let element = source.element
    view.backgroundImage = document.image(of: element, .backgroundImage)
    let attributed = element.child(.attributedString, key: .attributedTitle)
    guard let title = source.text(of: .title) ?? attributed?.fragmentText else { return }
    var text = ScreenText(title)
    text.size = 16
    text.alignment = .center
    if let font = source.child(.fontDescription, key: .font) {
      text.read(font, on: document.platform)
    }
    text.color = document.color(source.child(.color, key: .titleColor))
    if let attributed { read(attributed, into: &text) }
    view.text = text
  }
}
