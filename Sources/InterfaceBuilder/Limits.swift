/// The bounds within which an interface file is read; real ones stay far below.
enum Limits {
  /// Of open elements; real files end at 28.
  static let depth = 256
  /// In bytes; the largest real file has 558,519.
  static let fileSize = 32 << 20
  /// Of one element, where there are enough to matter; real ones have below 40.
  static let attributes = 1024
  /// Of different names of elements, attributes and processing instructions, as libxml2 before 2.12
  /// keeps them in a table of limited size; real files have below 1,000.
  static let names = 8192
  /// Of namespace declarations, which no real file has, and whose look-up takes time in proportion.
  static let namespaces = 64
  /// Of nested views, which are read and drawn recursively; real files end at 15.
  static let views = 64
  /// Of a screen, in points, either way.
  static let length = 1_000_000.0
  /// In points.
  static let fontSize = 1000.0
  /// Of pages, lines, items of a bar.
  static let items = 1000
}
