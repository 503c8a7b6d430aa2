/// The distances of a picture, in pixels.
struct Spacing: Hashable, Sendable {
  let betweenCards: Double
  let betweenRanks: Double

  static let cards = Spacing(betweenCards: 26, betweenRanks: 88)
  /// A screen is ten times as high as a card, and edges between two of them rise and fall as far.
  static let screens = Spacing(betweenCards: 40, betweenRanks: 132)

  static let clusterMargin = 20.0
  /// Between storyboards that are packed side by side.
  static let betweenClusters = 32.0
  static let page = 32.0
}
