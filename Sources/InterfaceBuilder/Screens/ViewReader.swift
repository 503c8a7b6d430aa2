import FlowModel
import InputBounds
import ScreenModel

/// Reads a view and its subviews.
struct ViewReader {
  let document: ScreenDocument

  /// The coordinate space of a frame in the file.
  struct Space {
    var size: ScreenSize?
    /// Whether y counts from the bottom, as in most views of AppKit.
    var isUpward: Bool
  }

  var isMac: Bool { document.platform == .macOS }
  var isWatch: Bool { document.platform == .watchOS }

  /// - Parameters:
  ///   - space: Of the parent.
  ///   - depth: The number of enclosing views. Views beyond the limit are skipped.
  func view(_ element: Element, in space: Space, depth: Int) -> ScreenView {
    let source = VariedElement(element, on: document.device)
    var view = ScreenView(
      objectID: element.objectID, kind: kind(of: element), element: element.name)
    readProperties(of: source, into: &view, in: space)
    readContent(of: source, into: &view)
    if isWatch { view.watch = watchLayout(of: source) }
    if depth < InputBounds.interfaceViews.limit {
      readSubviews(of: source, into: &view, depth: depth)
    }
    return view
  }

  /// Reads the properties that every view may have.
  private func readProperties(
    of source: VariedElement, into view: inout ScreenView, in space: Space
  ) {
    let element = source.element
    view.customClass = element[.customClass]
    view.isHidden = source.isTrue(.hidden)
    view.alpha = min(max(source.number(.alpha) ?? source.number(.alphaValue) ?? 1, 0), 1)
    view.clipsSubviews = element.isTrue(.clipsSubviews)
    view.isEnabled = !element.isFalse(.enabled)
    if view.kind == .imageView {
      view.contentMode = ScreenView.ContentMode(name: element[.contentMode])
    }
    view.intrinsicWidth = element.number(.placeholderIntrinsicWidth)
    view.intrinsicHeight = element.number(.placeholderIntrinsicHeight)
    for child in element.children { readProperty(child, into: &view, in: space) }
    for variation in source.variations.reversed() {
      for child in variation.children { readProperty(child, into: &view, in: space) }
    }
    view.constraints = constraints(of: source)
  }

  private func readProperty(
    _ child: Element, into view: inout ScreenView, in space: Space
  ) {
    switch child.knownName {
    case .rect where child.isValue(of: .frame):
      view.frame = child.rectangle.map { space.turned($0) }
    case .frame where child.isValue(of: .frameInset):
      view.frame = space.size.map { space.turned(child.frame(insetIn: $0)) }
    case .autoresizingMask:
      view.resizing = ScreenView.Resizing(child, isUpward: space.isUpward)
    case .color where child.isValue(of: .backgroundColor):
      view.background = document.color(child)
    case .color where child.isValue(of: .tintColor):
      view.tint = document.color(child)
    case .viewLayoutGuide, .keyboardLayoutGuide:
      view.guides.append(ScreenView.Guide(child))
    case .edgeInsets where child.isValue(of: .layoutMargins):
      view.layoutMargins = child.insets
    case .directionalEdgeInsets where child.isValue(of: .directionalLayoutMargins):
      view.layoutMargins = child.insets
    case .userDefinedRuntimeAttributes:
      for attribute in child.children { readRuntimeAttribute(attribute, into: &view) }
    default: break
    }
  }
}

extension ScreenView.ContentMode {
  fileprivate init(name: String?) {
    switch name {
    case nil: self = .scaleToFill
    case let name?: self = Self(rawValue: name) ?? .other
    }
  }
}
