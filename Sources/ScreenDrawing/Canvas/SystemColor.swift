import ScreenModel

/// The platforms' default colours, light and dark, for what a file sets no colour for.
extension ScreenColor {
  static let blue = ScreenColor(0x007AFF, 0x0A84FF)
  static let green = ScreenColor(0x34C759, 0x30D158)
  static let red = ScreenColor(0xFF3B30, 0xFF453A)
  static let white = ScreenColor(0xFFFFFF)
  static let black = ScreenColor(0x000000)

  static let background = ScreenColor(0xFFFFFF, 0x101114)
  static let groupedBackground = ScreenColor(0xF2F2F7, 0x101114)
  static let groupedCell = ScreenColor(0xFFFFFF, 0x1F2024)
  static let bar = ScreenColor(0xF8F8FA, 0x191A1D)
  static let knob = ScreenColor(0xFFFFFF, 0xF2F2F2)

  /// A stand-in for a picture behind text: both black and white are legible on it.
  static let backdrop = ScreenColor(0x8D95A1, 0x4B525D)

  static let macWindow = ScreenColor(0xF3F3F4, 0x26272A)
  static let macBar = ScreenColor(0xE6E6E8, 0x323338)
  static let macControl = ScreenColor(0xFFFFFF, 0x4A4B50)
  static let macContent = ScreenColor(0xFFFFFF, 0x1C1D20)
  static let macLine = ScreenColor(0x000000, 0xFFFFFF, alpha: 0.18, 0.2)

  static let tvBackground = ScreenColor(0xE9EBEF, 0x1B1D22)
  static let watchPlatter = ScreenColor(0x26272B)
}
