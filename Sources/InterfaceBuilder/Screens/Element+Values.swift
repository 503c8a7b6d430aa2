import InputBounds
import ScreenModel

extension Element {
  /// A length or another number, limited to the range of a screen.
  ///
  /// - Returns: `nil` where it is absent, not a number or not finite.
  func number(_ name: Name) -> Double? {
    guard let number = self[name].flatMap(Double.init), number.isFinite else { return nil }
    let limit = Double(InputBounds.screenLength.limit)
    return min(max(number, -limit), limit)
  }

  func isTrue(_ name: Name) -> Bool { has(name, "YES") }

  func isFalse(_ name: Name) -> Bool { has(name, "NO") }

  /// Of an element with `width` and `height`, such as `<size …/>`.
  var size: ScreenSize? {
    guard let width = number(.width), let height = number(.height) else { return nil }
    return ScreenSize(width: max(0, width), height: max(0, height))
  }

  /// Of a `<rect …/>`.
  var rectangle: ScreenFrame? {
    guard let size, let x = number(.x), let y = number(.y) else { return nil }
    return ScreenFrame(x: x, y: y, width: size.width, height: size.height)
  }

  /// Of an `<inset …/>`, `<edgeInsets …/>` or `<directionalEdgeInsets …/>`.
  var insets: ScreenInsets {
    ScreenInsets(
      top: number(.minY) ?? number(.top) ?? 0,
      left: number(.minX) ?? number(.left) ?? number(.leading) ?? 0,
      bottom: number(.maxY) ?? number(.bottom) ?? 0,
      right: number(.maxX) ?? number(.right) ?? number(.trailing) ?? 0)
  }

  /// The child that is the given property, whatever its element.
  func child(key: Name) -> Element? { children.first { $0.isValue(of: key) } }

  /// For loops over the children of an element that may be absent.
  var noChildren: Children { Children(tree: tree, place: 0, end: 0) }

  /// The position of a value between its bounds, from 0 to 1.
  func fraction(of value: Name, from lowest: Name, to highest: Name, upTo top: Double) -> Double {
    let low = number(lowest) ?? 0
    let high = number(highest) ?? top
    guard high > low else { return 0 }
    return min(max(((number(value) ?? low) - low) / (high - low), 0), 1)
  }
}
