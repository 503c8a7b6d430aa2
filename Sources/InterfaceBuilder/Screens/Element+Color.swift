import ScreenModel

extension Element {
  /// The components of a `<color …/>` in any colour space; `nil` for a named colour. Display P3 is treated as
  /// sRGB, which looks the same at this size.
  var literalColor: ScreenColor.RGBA? {
    let alpha = part(.alpha) ?? 1
    if let red = part(.red), let green = part(.green), let blue = part(.blue) {
      return ScreenColor.RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = part(.white) {
      return ScreenColor.RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    if let cyan = part(.cyan), let magenta = part(.magenta), let yellow = part(.yellow),
      let black = part(.black)
    {
      return ScreenColor.RGBA(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    return nil
  }

  private func part(_ name: Name) -> Double? { number(name).map { min(max($0, 0), 1) } }
}

extension ScreenColor {
  /// A colour of an asset catalogue, of which the file stores one value.
  init(named name: String, _ value: RGBA) {
    self.init(light: value, dark: value, name: name)
    isNamed = true
  }
}

extension ScreenColor.RGBA {
  static let middleGray = Self(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

  /// - Parameter hex: `0xRRGGBBAA`.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
