import DrawingModel
import ScreenModel

extension ScreenColor {
  /// Creates a colour that is the same in both appearances.
  init(_ hex: UInt32, alpha: Double = 1) {
    self.init(hex, hex, alpha: alpha, alpha)
  }

  /// - Parameters: `0xRRGGBB` for each appearance.
  init(_ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double = 1, _ darkAlpha: Double? = nil) {
    self.init(
      light: RGBA(hex: light, alpha: lightAlpha),
      dark: RGBA(hex: dark, alpha: darkAlpha ?? lightAlpha))
  }

  /// The colour as a paint of the picture. Its name derives from its values, so equal colours share
  /// one paint.
  ///
  /// - Parameter isDark: Whether the screen is dark in either theme of the picture.
  func paint(isDark: Bool) -> Paint {
    let dark = self.dark.color
    let light = isDark ? dark : self.light.color
    var name = "c-" + light.hex.dropFirst()
    if light != dark { name += "-" + dark.hex.dropFirst() }
    if light.alpha < 1 || dark.alpha < 1 {
      name += "-\(Int(light.alpha * 100))-\(Int(dark.alpha * 100))"
    }
    return Paint(name, light: light, dark: dark)
  }

  var isClear: Bool { light.bounded.alpha < 0.005 && dark.bounded.alpha < 0.005 }
  var isOpaque: Bool { light.bounded.alpha >= 0.995 && dark.bounded.alpha >= 0.995 }

  func faded(to opacity: Double) -> ScreenColor {
    var color = self
    color.light.alpha *= opacity
    color.dark.alpha *= opacity
    return color
  }

  /// Returns the visible colour where this one lies over an opaque one.
  func over(_ ground: ScreenColor) -> ScreenColor {
    ScreenColor(light: light.over(ground.light), dark: dark.over(ground.dark))
  }

  var isLightInTheDark: Bool { dark.lightness > 0.55 }

  /// Returns the colour, or a legible one if it has too little contrast with the ground.
  func readable(on ground: ScreenColor) -> ScreenColor {
    ScreenColor(
      light: light.readable(on: ground.light), dark: dark.readable(on: ground.dark), name: name)
  }

  /// Returns black or white for each appearance, whichever is more legible on this ground.
  func ink(alpha: Double = 1) -> ScreenColor {
    ScreenColor(light: light.ink(alpha: alpha), dark: dark.ink(alpha: alpha))
  }
}

extension ScreenColor.RGBA {
  fileprivate init(hex: UInt32, alpha: Double) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The colour with each channel limited to its range, since a file may state any number.
  fileprivate var bounded: Self {
    let bound = { (value: Double) in value.isFinite ? min(max(value, 0), 1) : 0 }
    return Self(red: bound(red), green: bound(green), blue: bound(blue), alpha: bound(alpha))
  }

  fileprivate var color: Color {
    let byte = { (value: Double) in UInt32((value * 255).rounded()) }
    let shown = bounded
    let hex = byte(shown.red) << 16 | byte(shown.green) << 8 | byte(shown.blue)
    return Color(hex, alpha: (shown.alpha * 100).rounded() / 100)
  }

  fileprivate var lightness: Double {
    let shown = bounded
    return 0.299 * shown.red + 0.587 * shown.green + 0.114 * shown.blue
  }

  fileprivate func readable(on ground: Self) -> Self {
    let distance = abs(over(ground).lightness - ground.lightness)
    return distance < 0.09 && bounded.alpha > 0.2 ? ground.ink(alpha: 0.55) : self
  }

  fileprivate func ink(alpha: Double) -> Self {
    // On a saturated colour, designers use white for text up to a higher lightness than on grey.
    let shown = bounded
    let colorfulness =
      max(shown.red, shown.green, shown.blue) - min(shown.red, shown.green, shown.blue)
    let value = lightness > (colorfulness > 0.3 ? 0.68 : 0.55) ? 0.0 : 1.0
    return Self(red: value, green: value, blue: value, alpha: alpha)
  }

  fileprivate func over(_ ground: Self) -> Self {
    let (upper, lower) = (bounded, ground.bounded)
    let mixed = { (own: Double, other: Double) in own * upper.alpha + other * (1 - upper.alpha) }
    return Self(
      red: mixed(upper.red, lower.red), green: mixed(upper.green, lower.green),
      blue: mixed(upper.blue, lower.blue), alpha: 1)
  }
}
