import DrawingModel

extension Paint {
  /// Returns the colour for a format with a single theme: light, unless `dark` is requested.
  func color(in theme: Theme) -> Color {
    theme == .dark ? dark : light
  }
}
