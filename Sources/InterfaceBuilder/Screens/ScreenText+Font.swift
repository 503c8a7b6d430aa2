import FlowModel
import InputBounds
import ScreenModel

extension ScreenText {
  /// - Parameter font: A `<fontDescription …/>` or AppKit's `<font …/>`.
  mutating func read(_ font: Element, on platform: Platform) {
    if let style = font[.style] ?? font[.textStyle] {
      let style = TextStyle(style, on: platform)
      size = style.size
      isBold = style.isBold
    }
    if let meta = font[.metaFont] {
      size = Self.metaSizes[meta] ?? 13
      isBold = meta.hasSuffix("Bold") || meta.hasSuffix("Semibold") || meta.hasSuffix("Heavy")
    }
    if font.has(.type, "boldSystem") { isBold = true }
    if font.has(.type, "italicSystem") { isItalic = true }
    if let weight = font[.weight] { isBold = Self.boldWeights.contains(weight) }
    if let name = font[.name] {
      let name = name.lowercased().utf8
      isBold = ["bold", "heavy", "black", "demi"].contains { name.holds($0.utf8) }
      isItalic = name.holds("italic".utf8) || name.holds("oblique".utf8)
    }
    if font.has(.size, "system") {
      size = 14
    } else if font.has(.size, "button") {
      size = 18
    }
    if let points = font.number(.pointSize) ?? font.number(.size), points > 0 {
      size = min(points, Double(InputBounds.fontSize.limit))
    }
  }

  private static let boldWeights: Set = ["semibold", "bold", "heavy", "black"]

  /// Of AppKit's fonts by their use, where the file gives no size.
  private static let metaSizes: [String: Double] = [
    "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "miniSystemBold": 9, "label": 10,
    "cellTitle": 12, "controlContent": 12, "toolTip": 11,
  ]
}

extension String.UTF8View {
  /// Like `contains` for two strings, which is ten times slower.
  fileprivate func holds(_ word: Self) -> Bool {
    indices.contains { self[$0...].starts(with: word) }
  }
}

/// A text style's font, at the default text size.
struct TextStyle {
  let size: Double
  let isBold: Bool

  /// - Parameter name: `UICTFontTextStyleBody`, or AppKit's `body`.
  init(_ name: String, on platform: Platform) {
    let prefix = "UICTFontTextStyle"
    let style = (name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name).lowercased()
    let place =
      switch platform {
      case .iOS, .unknown: 0
      case .macOS: 1
      case .tvOS: 2
      case .watchOS: 3
      }
    size = (Self.sizes[style] ?? [17, 13, 29, 16])[place]
    isBold = style == "headline"
  }

  /// On iOS, macOS, tvOS and watchOS.
  private static let sizes: [String: [Double]] = [
    "title0": [34, 26, 76, 36], "largetitle": [34, 26, 76, 36], "title1": [28, 22, 76, 34],
    "title2": [22, 17, 57, 27], "title3": [20, 15, 48, 19], "headline": [17, 13, 38, 16],
    "subhead": [15, 11, 38, 15], "subheadline": [15, 11, 38, 15], "body": [17, 13, 29, 16],
    "callout": [16, 12, 31, 16], "footnote": [13, 10, 29, 12], "caption1": [12, 10, 25, 15],
    "caption2": [11, 10, 23, 14],
  ]
}
