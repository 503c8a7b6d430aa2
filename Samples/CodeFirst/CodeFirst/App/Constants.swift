enum StoryboardName {
  static let tour = "Tour"
  static let notes = "Notes"
}

enum StoryboardID {
  /// Push notifications name it too, so it never changes.
  static let exhibit = "exhibit"
}

enum NibName {
  static let hallCell = "HallCell"
}
