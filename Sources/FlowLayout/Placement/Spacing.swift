/// The distances of a picture, in pixels.
enum Spacing {
  static let betweenCards = 26.0
  static let betweenRanks = 88.0
  static let clusterMargin = 20.0
  /// Between storyboards that are packed side by side.
  static let betweenClusters = 32.0
  static let page = 32.0
}
