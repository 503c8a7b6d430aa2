import InputBounds
import ScreenModel

extension ViewReader {
  /// Reads the properties that only some kinds of views have.
  func readContent(of source: VariedElement, into view: inout ScreenView) {
    if isMac, readMacContent(of: source, into: &view) { return }
    let element = source.element
    switch view.kind {
    case .label, .watchLabel: view.text = label(of: source)
    case .textField: readTextField(source, into: &view)
    case .textView: view.text = field(of: source)
    case .button: readButton(source, into: &view)
    case .imageView: view.image = document.image(of: element)
    case .searchBar: readSearchBar(source, into: &view)
    case .segmentedControl: readSegments(of: element, into: &view)
    case .stack: view.stack = stack(of: source)
    case .table: view.table = table(of: element)
    case .tableSection: readSection(element, into: &view)
    case .tableCell: readCell(element, into: &view)
    case .collection: view.collection = collection(of: element)
    case .collectionCell, .reusableView:
      view.cell = ScreenView.Cell()
      view.cell?.reuseIdentifier = element[.reuseIdentifier]
    case .navigationBar, .toolbar, .tabBar: readBar(element, into: &view)
    case .visualEffect:
      view.style = element.first(.blurEffect)?[.style] ?? view.contentBlur(element)
    case .container: view.embeds = element.embeddedController
    case .watchGroup:
      view.backgroundImage = document.image(of: element, .backgroundImage)
      view.border.cornerRadius = max(0, source.number(.radius) ?? 0)
    default: readControl(element, into: &view)
    }
  }

  private func readControl(_ element: Element, into view: inout ScreenView) {
    switch view.kind {
    case .toggle:
      view.isOn = element.isTrue(.on) || element.has(.state, "on")
      view.tint = document.color(element.child(.color, key: .onTintColor)) ?? view.tint
      view.text = element.text(of: .title).map { ScreenText($0) }
    case .slider:
      view.value = element.fraction(of: .value, from: .minValue, to: .maxValue, upTo: 1)
      view.tint =
        document.color(element.child(.color, key: .minimumTrackTintColor)) ?? view.tint
    case .stepper:
      view.value = element.fraction(of: .value, from: .minimumValue, to: .maximumValue, upTo: 100)
    case .progress:
      view.value = min(max(element.number(.progress) ?? 0, 0), 1)
      view.tint = document.color(element.child(.color, key: .progressTintColor)) ?? view.tint
    case .activityIndicator:
      view.style = element[.style]
      view.isOn = element.isTrue(.animating)
      view.tint = document.color(element.child(.color, key: .color)) ?? view.tint
    case .pageControl:
      view.count = Int(
        min(max(element.number(.numberOfPages) ?? 0, 0), Double(InputBounds.screenItems.limit)))
      view.value = max(0, element.number(.currentPage) ?? 0)
      let current = element.child(.color, key: .currentPageIndicatorTintColor)
      view.tint = document.color(current) ?? view.tint
    case .datePicker: view.style = element[.datePickerMode]
    default: break
    }
  }

  private func readSearchBar(_ source: VariedElement, into view: inout ScreenView) {
    view.text = field(of: source)
    view.placeholder = source.text(of: .placeholder)
    view.style = source[.searchBarStyle]
    for title in source.element.first(.scopeButtonTitles)?.children ?? source.element.noChildren
    where title.isElement {
      view.items.append(ScreenView.Item(title: title.text))
    }
  }

  func readSegments(of element: Element, into view: inout ScreenView) {
    let selected = element.number(.selectedSegmentIndex)
    let segments = element.first(.segments)?.children ?? element.noChildren
    for segment in segments where segment.is(.segment) {
      let title = segment.text(of: .title) ?? segment.text(of: .label)
      var item = ScreenView.Item(title: title, image: document.image(of: segment))
      item.isSelected = segment.isTrue(.selected) || selected == Double(view.items.count)
      view.items.append(item)
    }
    view.tint = document.color(element.child(.color, key: .selectedSegmentTintColor)) ?? view.tint
  }

  func stack(of source: VariedElement) -> ScreenView.Stack {
    var stack = ScreenView.Stack()
    stack.axis = (source[.axis] ?? source[.orientation]) == "vertical" ? .vertical : .horizontal
    stack.spacing = source.number(.spacing) ?? (isMac ? 8 : 0)
    stack.distribution = source[.distribution] ?? (isMac ? "gravityAreas" : "fill")
    stack.alignment = source[.alignment] ?? "fill"
    stack.isMarginsRelative = source.isTrue(.layoutMarginsRelativeArrangement)
    return stack
  }
}

extension ScreenView {
  /// An effect view keeps its effect in its content view in some files.
  fileprivate func contentBlur(_ element: Element) -> String? {
    element.child(key: .contentView)?.first(.blurEffect)?[.style]
  }
}

extension Element {
  /// The destination of a container's segue.
  fileprivate var embeddedController: String? {
    let segues = first(.connections)?.children ?? noChildren
    return segues.lazy.filter { $0.is(.segue) && $0.has(.kind, "embed") }
      .compactMap { $0[.destination] }.first
  }
}
