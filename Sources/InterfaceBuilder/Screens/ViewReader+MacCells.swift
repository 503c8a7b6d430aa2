import InputBounds
import ScreenModel

extension ViewReader {
  func readMacCell(_ cell: Element, into view: inout ScreenView) {
    view.text = cellText(cell, of: view.kind)
    view.placeholder = cell.text(of: .placeholderString)
    view.image = document.image(of: cell)
    switch view.kind {
    case .textField, .searchField, .comboBox:
      view.style = cell[.bezelStyle] ?? cell[.borderStyle]
      if cell.isTrue(.drawsBackground) {
        view.background = document.color(cell.child(.color, key: .backgroundColor))
      }
      for value in cell.first(.objectValues)?.children ?? cell.noChildren where value.isElement {
        view.items.append(ScreenView.Item(title: value.text))
      }
    case .button, .imageButton, .checkBox, .radioButton:
      view.style = cell[.borderStyle] == nil ? "borderless" : cell[.bezelStyle]
      view.imagePlacement = cell[.imagePosition]
    case .popUpButton: readMenu(of: cell, into: &view)
    case .imageView: view.contentMode = ScreenView.ContentMode(scaling: cell[.imageScaling])
    case .segmentedControl: readSegments(of: cell, into: &view)
    case .slider, .levelIndicator, .stepper:
      view.style = cell[.style]
      view.value = cell.fraction(of: .doubleValue, from: .minValue, to: .maxValue, upTo: 1)
      view.count = cell.number(.maxValue).map {
        Int(min(max($0, 0), Double(InputBounds.screenItems.limit)))
      }
    default: break
    }
  }

  private func cellText(_ cell: Element, of kind: ScreenView.Kind) -> ScreenText? {
    let attributed =
      cell.child(.attributedString, key: .attributedTitle)
      ?? cell.child(.attributedString, key: .title)
    let title = cell.text(of: .title) ?? attributed?.fragmentText
    let isField = kind == .textField || kind == .searchField || kind == .comboBox
    guard let string = title ?? (isField ? "" : nil) else { return nil }
    var text = ScreenText(string)
    text.size = 13
    if let font = cell.child(.font, key: .font) { text.read(font, on: document.platform) }
    text.color = document.color(cell.child(.color, key: .textColor))
    text.alignment = ScreenText.Alignment(name: cell[.alignment])
    let mode = cell[.lineBreakMode] ?? "wordWrapping"
    text.truncation = ScreenText.truncation(mode)
    if kind == .label, text.truncation == "word" || text.truncation == "char" {
      text.lineCount = 0
    }
    if let attributed { read(attributed, into: &text) }
    return text
  }

  private func readMenu(of cell: Element, into view: inout ScreenView) {
    view.style = cell.isTrue(.pullsDown) ? "pullsDown" : cell[.bezelStyle]
    let selected = cell[.selectedItem]
    view.items = menuItems(of: cell.child(.menu, key: .menu))
    for index in view.items.indices where view.items[index].objectID == selected {
      view.items[index].isSelected = selected != nil
      guard let title = view.items[index].title else { continue }
      view.text?.string = title
    }
  }

  func menuItems(of menu: Element?) -> [ScreenView.Item] {
    let items = menu?.first(.items)?.children.filter { $0.is(.menuItem) } ?? []
    return items.map { item in
      var result = ScreenView.Item(
        title: item.text(of: .title) ?? item.child(.menu, key: .submenu)?.text(of: .title),
        image: document.image(of: item))
      result.objectID = item.objectID
      result.isSeparator = item.isTrue(.isSeparatorItem)
      return result
    }
  }
}

extension ScreenView.ContentMode {
  /// - Parameter scaling: An AppKit cell's `imageScaling`.
  fileprivate init(scaling: String?) {
    switch scaling {
    case "proportionallyDown", "proportionallyUpOrDown": self = .scaleAspectFit
    case "axesIndependently": self = .scaleToFill
    default: self = .center
    }
  }
}
