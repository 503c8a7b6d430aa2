import DrawingModel
import ScreenModel
import Typography

extension ScreenView {
  /// Returns the size that the view's content needs, for a view whose size is not given otherwise.
  ///
  /// - Parameter room: The width at which a text breaks.
  func naturalSize(in room: Double) -> Size {
    let own = ownSize(in: room)
    return Size(
      fixed("width") ?? intrinsicWidth ?? own.width,
      fixed("height") ?? intrinsicHeight ?? own.height)
  }

  /// Returns the length that a constraint of the view itself sets.
  func fixed(_ attribute: String) -> Double? {
    constraints.first {
      $0.firstAttribute == attribute && $0.secondItem == nil
        && ($0.firstItem == nil || $0.firstItem == objectID) && $0.constant.isFinite
        && $0.constant >= 0
    }.map { min($0.constant, 10_000) }
  }

  private func ownSize(in room: Double) -> Size {
    switch kind {
    case .label, .watchLabel: textSize(in: room, padding: Size(0, 0))
    case .button, .imageButton, .popUpButton, .checkBox, .radioButton:
      textSize(in: room, padding: Size(18, 14))
    case .textField, .searchField, .comboBox: Size(min(room, 180), 34)
    case .toggle: Size(51, 31)
    case .slider, .progress: Size(min(room, 180), kind == .slider ? 30 : 4)
    case .stepper: Size(94, 32)
    case .segmentedControl: Size(min(room, Double(max(items.count, 2)) * 72), 32)
    case .activityIndicator: Size(20, 20)
    case .pageControl: Size(60, 26)
    case .searchBar: Size(room, 56)
    case .navigationBar, .toolbar: Size(room, 44)
    case .tabBar: Size(room, 49)
    case .picker, .datePicker: Size(min(room, 320), 162)
    case .separator: Size(room, 1)
    case .imageView: Size(image?.size?.width ?? 44, image?.size?.height ?? 44)
    case .stack: stackSize(in: room)
    case .textView: Size(room, 100)
    default: Size(frame?.width ?? min(room, 240), frame?.height ?? 60)
    }
  }

  private func textSize(in room: Double, padding: Size) -> Size {
    guard let text, !text.string.isEmpty else {
      return image == nil ? Size(44, 30) : Size(30, 30)
    }
    let shown = String(text.string.unicodeScalars.prefix(600))
    let width =
      TextMetrics.width(
        of: shown, size: text.size, weight: text.isBold ? .bold : .regular) + 2
    let limit = max(room - padding.width, 20)
    let lines = text.lineCount == 1 ? 1 : min((width / limit).rounded(.up), 20)
    let most = text.lineCount > 0 ? min(lines, Double(text.lineCount)) : lines
    let extra = image == nil ? 0 : text.size * 1.5
    return Size(
      min(width, limit) + padding.width + extra, text.size * 1.2 * max(most, 1) + padding.height)
  }

  private func stackSize(in room: Double) -> Size {
    guard let stack else { return Size(room, 60) }
    let sizes = subviews.filter { !$0.isHidden }.prefix(40).map { view in
      view.frame.map { Size($0.width, $0.height) } ?? view.naturalSize(in: room)
    }
    let gaps = stack.spacing * Double(max(0, sizes.count - 1))
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    return stack.axis == .vertical
      ? Size(widths.max() ?? 0, heights.reduce(0, +) + gaps)
      : Size(widths.reduce(0, +) + gaps, heights.max() ?? 0)
  }
}
