/// A colour with its values for the light and the dark appearance.
package struct ScreenColor: Hashable, Sendable {
  package struct RGBA: Hashable, Sendable {
    /// The channels, each from 0 to 1, in sRGB.
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package var light: RGBA
  package var dark: RGBA
  /// The colour's name in the file: a system colour, or a colour of an asset catalogue.
  package var name: String?
  /// Whether `name` is a colour of an asset catalogue, whose value may be newer than the file's.
  package var isNamed = false

  package init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }
}
