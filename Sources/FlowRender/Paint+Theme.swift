import DrawingModel

extension Paint {
  /// The one colour of a format that can't follow its reader's theme: light, unless dark is asked.
  func color(in theme: Theme) -> Color {
    theme == .dark ? dark : light
  }
}
