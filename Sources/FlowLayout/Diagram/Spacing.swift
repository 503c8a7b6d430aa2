import DrawingModel
import Typography

/// The distances of a picture, in pixels.
struct Spacing: Hashable, Sendable {
  let betweenCards: Double
  let betweenRanks: Double

  static let cards = Spacing(betweenCards: 26, betweenRanks: 88)
  /// The distances for screens, which are ten times as high as cards, so that edges between them
  /// need more room to rise and fall.
  static let screens = Spacing(betweenCards: 40, betweenRanks: 132)

  /// The distances where edges run in lanes: gaps become longer where labels and trunks need it.
  static let lanes = Spacing(betweenCards: 20, betweenRanks: 64)
  /// The distances where a flow would else be too wide for its height.
  static let roomyLanes = Spacing(betweenCards: 34, betweenRanks: 64)

  static let clusterMargin = 20.0
  /// The distance between storyboards that are packed side by side.
  static let betweenClusters = 32.0
  static let page = 32.0
  /// The height above a card for a segue from the scene to itself, with its label.
  static let loopHeight = 46.0
  /// The width to the right of a card for a segue from one of its controls to the scene itself.
  static let loopReach = 44.0
}

/// The font sizes of a picture.
extension Font {
  static let name = Font(size: 13, weight: .bold)
  static let smallName = Font(size: 11, weight: .bold)
  static let detail = Font(size: 11, weight: .regular)
  static let badge = Font(size: 10.5, weight: .regular)
  static let label = Font(size: 11, weight: .bold)
  static let clusterTitle = Font(size: 14, weight: .bold)
  static let pageTitle = Font(size: 15, weight: .bold)
  static let foot = Font(size: 12, weight: .regular)
}
