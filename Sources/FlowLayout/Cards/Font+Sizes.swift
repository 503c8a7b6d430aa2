import DrawingModel
import Typography

/// The type sizes of a picture.
extension Font {
  static let name = Font(size: 13, weight: .bold)
  static let detail = Font(size: 11, weight: .regular)
  static let badge = Font(size: 10.5, weight: .regular)
  static let label = Font(size: 11, weight: .bold)
  static let clusterTitle = Font(size: 14, weight: .bold)
  static let pageTitle = Font(size: 15, weight: .bold)
  static let foot = Font(size: 12, weight: .regular)
}
