import ScreenModel

extension ViewReader {
  /// Reads the properties of AppKit's views, most of which are in their cell.
  ///
  /// - Returns: False where AppKit's view is read as UIKit's is.
  func readMacContent(of source: VariedElement, into view: inout ScreenView) -> Bool {
    let element = source.element
    let cell = element.child(key: .cell)
    if let cell {
      view.textID = cell.objectID
      view.controlSize = cell[.controlSize]
      if cell.isFalse(.enabled) { view.isEnabled = false }
      let isChecked = view.kind == .checkBox || view.kind == .radioButton
      view.isOn = isChecked && cell.has(.state, "on")
    }
    switch view.kind {
    case .label, .textField, .searchField, .button, .checkBox, .radioButton, .imageButton,
      .popUpButton, .comboBox, .imageView, .segmentedControl, .slider, .levelIndicator,
      .datePicker, .stepper:
      if let cell { readMacCell(cell, into: &view) }
      if let tint = document.color(element.child(.color, key: .contentTintColor)) {
        view.tint = tint
      }
    case .progress, .activityIndicator:
      view.value = element.fraction(of: .doubleValue, from: .minValue, to: .maxValue, upTo: 100)
      view.style = element.isTrue(.indeterminate) ? "indeterminate" : nil
      view.controlSize = element[.controlSize]
    case .box, .separator: readBox(element, into: &view)
    case .view where element.name == "box": readBox(element, into: &view)
    case .table, .outline: view.table = table(of: element)
    case .tabView: readTabs(of: element, into: &view)
    case .splitView:
      view.style = element[.dividerStyle]
      view.stack = ScreenView.Stack()
      view.stack?.axis = element.isTrue(.vertical) ? .horizontal : .vertical
    case .grid:
      view.count = element.first(.columns)?.children.count { $0.is(.gridColumn) }
    case .tableCell: view.cell = ScreenView.Cell()
    case .textView: view.text = macText(of: element)
    case .toggle: view.isOn = element.has(.state, "on")
    case .colorWell: view.tint = document.color(element.child(.color, key: .color))
    case .visualEffect: view.style = element[.material]
    default: return false
    }
    return true
  }

  private func macText(of element: Element) -> ScreenText {
    let attributed =
      element.child(.attributedString, key: .attributedString)
      ?? element.child(.attributedString, key: .textStorage)
    var text = ScreenText(element.text(of: .text) ?? attributed?.fragmentText ?? "")
    text.size = 12
    if let font = element.child(.font, key: .font) { text.read(font, on: document.platform) }
    text.color = document.color(element.child(.color, key: .textColor))
    if let attributed { read(attributed, into: &text) }
    text.lineCount = 0
    return text
  }

  private func readBox(_ element: Element, into view: inout ScreenView) {
    if view.kind == .box, !element.has(.titlePosition, "noTitle") {
      view.text = element.text(of: .title).map {
        var text = ScreenText($0)
        text.size = 11
        return text
      }
      view.textID = element.objectID
    }
    guard element.has(.boxType, "custom") else { return }
    view.border.cornerRadius = max(0, element.number(.cornerRadius) ?? 0)
    view.border.width =
      element.has(.borderType, "none") ? 0 : max(0, element.number(.borderWidth) ?? 1)
    view.border.color = document.color(element.child(.color, key: .borderColor))
    view.background = document.color(element.child(.color, key: .fillColor)) ?? view.background
  }

  private func readTabs(of element: Element, into view: inout ScreenView) {
    view.style = element[.type]
    let selected = element[.initialItem]
    let items = element.first(.tabViewItems)?.children ?? element.noChildren
    for tab in items where tab.is(.tabViewItem) {
      var item = ScreenView.Item(title: tab.text(of: .label))
      item.objectID = tab.objectID
      item.isSelected = tab.objectID == selected
      view.items.append(item)
    }
    if selected == nil, !view.items.isEmpty { view.items[0].isSelected = true }
  }
}
