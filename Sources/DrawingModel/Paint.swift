/// A colour with 8 bits for each channel.
package struct Color: Hashable, Sendable {
  package let red, green, blue: UInt8
  /// The opacity, from 0 to 1.
  package let alpha: Double

  /// - Parameter hex: `0xRRGGBB`.
  package init(_ hex: UInt32, alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = alpha
  }

  /// The colour as `#rrggbb`, without the opacity.
  package var hex: String {
    let digit = { (value: UInt8) in value < 10 ? value + 0x30 : value + 0x57 }
    return String(unsafeUninitializedCapacity: 7) { text in
      text[0] = UInt8(ascii: "#")
      for (place, byte) in [(1, red), (3, green), (5, blue)] {
        text[place] = digit(byte >> 4)
        text[place + 1] = digit(byte & 0xF)
      }
      return 7
    }
  }
}

/// A named colour with a value for each theme. Its name becomes a CSS class, so it consists of
/// lower-case letters, digits and hyphens.
package struct Paint: Hashable, Sendable {
  package let name: String
  package let light: Color
  package let dark: Color

  package init(_ name: String, light: Color, dark: Color) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}

/// Which of its two values each colour of a drawing has.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  case light, dark
  /// Both values in one SVG, chosen by the viewer's `prefers-color-scheme`; light in other formats.
  case auto
}
