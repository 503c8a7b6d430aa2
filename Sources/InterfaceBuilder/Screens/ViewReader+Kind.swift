import ScreenModel

extension ViewReader {
  func kind(of element: Element) -> ScreenView.Kind {
    let name = element.name
    if isMac, let kind = macKind(of: element) { return kind }
    if isWatch, let kind = Self.watchKinds[name] { return kind }
    return Self.kinds[name] ?? .unknown
  }

  private static let kinds: [String: ScreenView.Kind] = [
    "view": .view, "customView": .view, "tableViewCellContentView": .view,
    "collectionViewCellContentView": .view, "clipView": .view, "window": .view,
    "label": .label, "button": .button, "textField": .textField, "textView": .textView,
    "imageView": .imageView, "switch": .toggle, "slider": .slider, "stepper": .stepper,
    "segmentedControl": .segmentedControl, "progressView": .progress,
    "activityIndicatorView": .activityIndicator, "pageControl": .pageControl,
    "pickerView": .picker, "datePicker": .datePicker, "calendarView": .datePicker,
    "searchBar": .searchBar, "mapView": .map, "lookAroundView": .map, "webView": .web,
    "wkWebView": .web, "pdfView": .web, "sceneKitView": .scene3D, "arscnView": .scene3D,
    "arskView": .scene3D, "arView": .scene3D, "skView": .scene3D, "mtkView": .scene3D,
    "glkView": .scene3D, "openGLView": .scene3D, "realityView": .scene3D, "avPlayerView": .video,
    "colorWell": .colorWell,
    "tableView": .table, "tableViewSection": .tableSection, "tableViewCell": .tableCell,
    "collectionView": .collection, "collectionViewCell": .collectionCell,
    "collectionReusableView": .reusableView, "stackView": .stack, "scrollView": .scroll,
    "visualEffectView": .visualEffect, "containerView": .container,
    "navigationBar": .navigationBar, "toolbar": .toolbar, "tabBar": .tabBar,
  ]

  private static let watchKinds: [String: ScreenView.Kind] = [
    "group": .watchGroup, "label": .watchLabel, "date": .watchLabel, "timer": .watchLabel,
    "textField": .textField, "table": .watchTable, "tableRow": .watchRow,
    "separator": .separator, "picker": .picker, "movie": .video, "inlineMovie": .video,
    "map": .map, "image": .imageView, "spriteKitScene": .scene3D, "sceneKitScene": .scene3D,
    "volumeControl": .slider,
  ]

  /// - Returns: `nil` where AppKit's element has the same meaning as UIKit's.
  private func macKind(of element: Element) -> ScreenView.Kind? {
    switch element.name {
    case "textField": isMacLabel(element) ? .label : .textField
    case "button": macButtonKind(of: element)
    case "box": boxKind(of: element)
    case "progressIndicator": element.has(.style, "spinning") ? .activityIndicator : .progress
    case let name: Self.macKinds[name]
    }
  }

  private static let macKinds: [String: ScreenView.Kind] = [
    "secureTextField": .textField, "tokenField": .textField, "searchField": .searchField,
    "popUpButton": .popUpButton, "comboButton": .popUpButton, "comboBox": .comboBox,
    "levelIndicator": .levelIndicator, "tabView": .tabView, "splitView": .splitView,
    "outlineView": .outline, "gridView": .grid, "tableCellView": .tableCell, "pathControl": .label,
    "horizontalSlider": .slider, "verticalSlider": .slider, "playerView": .video,
  ]

  /// A text field that is neither editable nor bordered is AppKit's label.
  private func isMacLabel(_ element: Element) -> Bool {
    guard let cell = element.child(key: .cell) else { return true }
    return !cell.isTrue(.editable) && cell[.borderStyle] == nil && !cell.isTrue(.drawsBackground)
  }

  private func macButtonKind(of element: Element) -> ScreenView.Kind {
    guard let cell = element.child(key: .cell) else { return .button }
    switch cell[.type] {
    case "check": return .checkBox
    case "radio": return .radioButton
    case "help", "disclosure", "disclosureTriangle", "roundedDisclosure": return .button
    default:
      let hasImage = cell[.image] != nil || cell.child(.imageReference, key: .image) != nil
      return hasImage && (cell.text(of: .title) == nil || cell.has(.imagePosition, "only"))
        ? .imageButton : .button
    }
  }

  private func boxKind(of element: Element) -> ScreenView.Kind {
    switch element[.boxType] {
    case "separator": .separator
    case "custom": .view
    default: .box
    }
  }
}
