import FlowModel
import ScreenModel

extension ViewReader {
  func readButton(_ source: VariedElement, into view: inout ScreenView) {
    if isWatch { return readWatchButton(source, into: &view) }
    let element = source.element
    view.isOn = element.isTrue(.selected)
    view.text = element.stateTitle(of: .normal).map { buttonText($0, source) }
    // Older versions of Xcode write the system's type by its former name.
    view.style = source[.buttonType].map { $0 == "roundedRect" ? "system" : $0 }
    let states = [view.isOn ? element.child(.state, key: .selected) : nil, element]
      .compactMap { $0 }
    if let state = states.first(where: { !$0.is(.button) }) { readState(state, into: &view) }
    if let state = element.child(.state, key: .normal) { readState(state, into: &view) }
    if let insets = element.child(.inset, key: .contentEdgeInsets) {
      view.contentInsets = insets.insets
    }
    if let configuration = element.child(.buttonConfiguration, key: .configuration) {
      readConfiguration(configuration, source, into: &view)
    }
  }

  /// Sets the properties of a state that the view does not have yet.
  private func readState(_ state: Element, into view: inout ScreenView) {
    if view.image == nil { view.image = document.image(of: state) }
    if view.backgroundImage == nil {
      view.backgroundImage = state[.backgroundImage].map { ImageName($0) }
    }
    guard var text = view.text else { return }
    if let attributed = state.child(.attributedString, key: .attributedTitle) {
      read(attributed, into: &text)
    }
    if text.color == nil { text.color = document.color(state.child(.color, key: .titleColor)) }
    view.text = text
  }

  private func readConfiguration(
    _ configuration: Element, _ source: VariedElement, into view: inout ScreenView
  ) {
    view.style = configuration[.style] ?? "plain"
    let attributed = configuration.child(.attributedString, key: .attributedTitle)
    if let title = configuration.text(of: .title) ?? attributed?.fragmentText {
      var text = buttonText(title, source)
      text.size = document.platform == .tvOS ? text.size : 17
      if let font = configuration.child(.fontDescription, key: .titleFontDescription) {
        text.read(font, on: document.platform)
      }
      text.color = document.color(configuration.child(.color, key: .baseForegroundColor))
      if let attributed { read(attributed, into: &text) }
      view.text = text
    }
    let subtitle = configuration.child(.attributedString, key: .attributedSubtitle)
    if let string = configuration.text(of: .subtitle) ?? subtitle?.fragmentText {
      var detail = ScreenText(string)
      detail.size = 12
      detail.color = view.text?.color
      view.detail = detail
    }
    view.image = document.image(of: configuration) ?? view.image
    view.imagePlacement = configuration[.imagePlacement]
    if let color = document.color(configuration.child(.color, key: .baseBackgroundColor)) {
      view.background = color
    }
    if configuration.has(.cornerStyle, "capsule"), let frame = view.frame {
      view.border.cornerRadius = min(frame.width, frame.height) / 2
    }
  }

  private func buttonText(_ title: String, _ source: VariedElement) -> ScreenText {
    var text = ScreenText(title)
    text.size = document.platform == .tvOS ? 38 : 15
    if let font = source.child(.fontDescription, key: .fontDescription) {
      text.read(font, on: document.platform)
    }
    text.truncation = source[.lineBreakMode].map(ScreenText.truncation) ?? "middle"
    if text.truncation == "word" || text.truncation == "char" { text.lineCount = 0 }
    let alignment = ScreenText.Alignment(name: source[.contentHorizontalAlignment])
    text.alignment = alignment == .natural ? .center : alignment
    return text
  }
}

extension Element {
  /// A button's title in a state: plain, or in pieces.
  fileprivate func stateTitle(of key: Name) -> String? {
    guard let state = child(.state, key: key) else { return nil }
    return state.text(of: .title)
      ?? state.child(.attributedString, key: .attributedTitle)?.fragmentText
  }
}
