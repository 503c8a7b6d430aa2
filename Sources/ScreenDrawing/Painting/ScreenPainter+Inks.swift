import DrawingModel
import FlowModel
import ScreenModel

/// The colours for what the file sets no colour for.
extension ScreenPainter {
  var isMac: Bool { screen.platform == .macOS }

  var ink: ScreenColor { surroundings.ground.ink(alpha: surroundings.isEnabled ? 0.86 : 0.3) }
  var faintInk: ScreenColor { surroundings.ground.ink(alpha: 0.5) }
  var placeholderInk: ScreenColor { surroundings.ground.ink(alpha: 0.32) }
  var separator: ScreenColor { surroundings.ground.ink(alpha: 0.15) }
  /// The background of a control such as a field.
  var fill: ScreenColor { surroundings.ground.ink(alpha: 0.1) }
  var faintFill: ScreenColor { surroundings.ground.ink(alpha: 0.05) }
  /// The colour of a bar that sets none. A screen that stays light in the dark appearance has light
  /// bars.
  var defaultBar: ScreenColor {
    ScreenColor(
      light: ScreenColor.bar.light,
      dark: rootGround.isLightInTheDark ? ScreenColor.bar.light : ScreenColor.bar.dark)
  }
  var rootGround: ScreenColor {
    screen.view?.background?.over(screen.defaultGround) ?? screen.defaultGround
  }
  /// The tint, or a faint ink for a disabled control.
  var tint: ScreenColor {
    surroundings.isEnabled ? surroundings.tint : surroundings.ground.ink(alpha: 0.3)
  }
}

extension ScreenView {
  /// Whether the painter of the view's kind fills the background itself.
  var paintsOwnGround: Bool {
    switch kind {
    case .button, .textField, .searchField, .searchBar, .tableCell, .tableSection, .navigationBar,
      .toolbar, .tabBar, .toggle, .progress, .slider, .watchRow, .activityIndicator:
      true
    default: false
    }
  }

  /// Whether the painter of the view's kind decides which subviews are drawn.
  var drawsOwnSubviews: Bool {
    switch kind {
    case .tableCell, .tableSection, .navigationBar, .toolbar, .tabBar: true
    default: false
    }
  }

  /// Whether the view is a picture that fills its parent, or nearly so.
  func covers(_ parent: Box) -> Bool {
    guard kind == .imageView else { return false }
    let seen = box.intersection(
      Box(x: 0, y: 0, width: parent.size.width, height: parent.size.height))
    let area = parent.size.width * parent.size.height
    return area > 10_000 && seen.size.width * seen.size.height > area * 0.6
  }

  func cutsSubviews(on platform: Platform) -> Bool {
    if clipsSubviews || platform == .watchOS || platform == .macOS { return true }
    return switch kind {
    case .table, .tableCell, .collection, .scroll, .textView, .visualEffect, .map, .web: true
    default: false
    }
  }
}

extension ScreenView {
  /// Whether a scroll view surrounds a list or a text view.
  fileprivate var holdsMacContent: Bool {
    let documents = subviews + subviews.flatMap(\.subviews)
    return documents.contains {
      [.table, .outline, .textView, .collection].contains($0.kind)
    }
  }
}

extension ScreenPainter {
  func defaultGround(of view: ScreenView) -> ScreenColor? {
    switch view.kind {
    case .table: view.table?.style == "plain" || isMac ? screen.contentGround : screen.listGround
    case .textView: isMac ? .macContent : nil
    case .scroll: isMac && view.holdsMacContent ? .macContent : nil
    case .outline: .macContent
    case .collection: isMac ? .macContent : nil
    default: nil
    }
  }
}

extension Screen {
  /// The colour that is visible where no view paints anything.
  var defaultGround: ScreenColor {
    switch platform {
    case .macOS: .macWindow
    case .tvOS: .tvBackground
    case .watchOS: .black
    case .iOS, .unknown: .background
    }
  }

  var contentGround: ScreenColor { platform == .macOS ? .macContent : defaultGround }
  var listGround: ScreenColor { platform == .iOS ? .groupedBackground : defaultGround }
}
