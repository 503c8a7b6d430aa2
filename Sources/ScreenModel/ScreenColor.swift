/// A colour with its value in either appearance.
package struct ScreenColor: Hashable, Sendable {
  package struct RGBA: Hashable, Sendable {
    /// Each from 0 to 1, sRGB.
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
  /// What the file calls it: a system colour, or one of an asset catalogue.
  package var name: String?
  /// Whether `name` is one of an asset catalogue, which may know better than the file.
  package var isNamed = false

  package init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }
}
