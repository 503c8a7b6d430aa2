import DrawingModel
import FlowModel
import ScreenModel

/// The scale at which a screen is drawn: each kind of device has a fixed width in the picture.
struct WireframeScale {
  /// The picture's pixels for one point of the device.
  let factor: Double
  /// The size of the whole screen, in points.
  let whole: Size
  /// The size that is drawn, in points; a tall screen is cut off below it.
  let visible: Size
  let isCut: Bool

  /// The greatest height of a drawn screen, in pixels; a taller screen is cut off.
  private static let maxHeight = 560.0
  /// The greatest height of a screen that is drawn taller, in pixels.
  private static let greatestHeight = 1100.0
  /// The height that a container's own screen needs for its bars and its name, in pixels.
  private static let containerHeight = 200.0

  /// - Parameter least: The height to draw, in points, if that is more than usual.
  init(of screen: Screen, least: Double = 0) {
    let width = Self.length(screen.size.width)
    let height = max(Self.length(screen.size.height), least)
    let wanted: Double
    let largest: Double
    switch screen.platform {
    case .watchOS: (wanted, largest) = (150, 1)
    case .tvOS: (wanted, largest) = (360, 0.4)
    case .macOS: (wanted, largest) = (360, 0.72)
    case .iOS, .unknown:
      // A view smaller than any device is drawn at the scale of a device.
      (wanted, largest) = (width > 450 ? 320 : 240, 0.64)
    }
    factor = max(min(wanted / width, largest), 0.02)
    let tallest = max((Self.maxHeight / factor).rounded(.down), least)
    isCut = height > tallest && !screen.isMereContainer
    whole = Size(width, height)
    let shown = screen.isMereContainer ? (Self.containerHeight / factor).rounded(.down) : tallest
    visible = Size(width, min(height, shown, tallest))
  }

  /// Returns a height in points that can be drawn; `nil` if that is no more than usual.
  func height(of wanted: Double) -> Double? {
    let bounded = min(wanted, (Self.greatestHeight / factor).rounded(.down))
    return bounded > visible.height + 0.5 ? bounded.rounded(.up) : nil
  }

  /// A length within the bounds of a real screen.
  private static func length(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 24), 8000) : 375
  }
}

extension Screen {
  /// Whether the screen shows only bars around what other scenes show. Such a screen is drawn
  /// short.
  fileprivate var isMereContainer: Bool {
    view == nil && items.isEmpty && (platform == .iOS || platform == .unknown)
  }
}
