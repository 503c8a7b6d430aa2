/// The bounds within which an interface file is read; real ones stay far below.
enum Limits {
  /// Of open elements; real files end at 28.
  static let depth = 256
  /// In bytes; the largest real file has 558,519.
  static let fileSize = 64 << 20
  /// Of one element, where there are enough to matter; real ones have below 40.
  static let attributes = 1024
  /// Of namespace declarations, which no real file has, and whose look-up takes time in proportion.
  static let namespaces = 64
}
