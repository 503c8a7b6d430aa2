import DrawingModel
import FlowModel
import ScreenModel

/// How small a screen is drawn: as wide as its kind of device is on the page.
struct WireframeScale {
  /// Pixels of the picture to one point of the device.
  let factor: Double
  /// The whole screen, in points.
  let whole: Size
  /// What of it is drawn; the rest of a tall one is cut off.
  let visible: Size
  let isCut: Bool

  /// Beyond this a screen is cut, in pixels.
  private static let maxHeight = 560.0
  /// What a container's own screen needs for its bars and its name, in pixels.
  private static let containerHeight = 200.0

  init(of screen: Screen) {
    let width = Self.length(screen.size.width)
    let height = Self.length(screen.size.height)
    let wanted: Double
    let largest: Double
    switch screen.platform {
    case .watchOS: (wanted, largest) = (150, 1)
    case .tvOS: (wanted, largest) = (360, 0.4)
    case .macOS: (wanted, largest) = (360, 0.72)
    case .iOS, .unknown:
      // A view smaller than any device is drawn as large as it would be on one.
      (wanted, largest) = (width > 450 ? 320 : 240, 0.64)
    }
    factor = max(min(wanted / width, largest), 0.02)
    let tallest = (Self.maxHeight / factor).rounded(.down)
    isCut = height > tallest && !screen.isMereContainer
    whole = Size(width, height)
    let shown = screen.isMereContainer ? (Self.containerHeight / factor).rounded(.down) : tallest
    visible = Size(width, min(height, shown, tallest))
  }

  /// A length that a screen can have.
  private static func length(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 24), 8000) : 375
  }
}

extension Screen {
  /// Whether it shows nothing but bars round what other scenes show: it is drawn short.
  fileprivate var isMereContainer: Bool {
    view == nil && items.isEmpty && (platform == .iOS || platform == .unknown)
  }
}
