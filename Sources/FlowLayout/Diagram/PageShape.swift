import DrawingModel

/// The ratio of a page's width to its height.
enum PageShape {
  static let usual = 1.6
  /// The ratios of large pages that a screen and a sheet of paper can show.
  static let range = 3.0 / 4...16.0 / 9
  /// The ratio that is equally far from both ends of the range.
  static let middle = (range.lowerBound * range.upperBound).squareRoot()
  /// The number of scenes from which on a page is large.
  static let fewestScenes = 30
  /// The ratios that the parts of a page are packed for, until the page has a shape in the range. What
  /// a part is packed for changes its shape little if one large flow fills it.
  static let attempts = [usual, 1.4, 1.2, 1.05, 0.9, 0.8, 0.7, 0.6, 0.5, 1.9, 2.2, 3]

  /// The ratios that the parts of each panel are packed for if that leaves the page out of the range, with all those
  /// that the panels are then packed for.
  static let panelAttempts = [2.2, usual, 1.2, 0.9, 0.6]
  static let pageAttempts = [0.4, 0.7, 1.0, usual, 2.2]

  /// The ratios that the parts of a page are packed for, until it is narrow enough.
  static let narrowing = [
    1.2, 1.05, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.22, 0.19, 0.16, 0.14, 0.12,
  ]

  /// How far a size is out of the range; 0 inside of it.
  static func fault(of size: Size) -> Double {
    let shape = size.width / max(size.height, 1)
    return max(range.lowerBound / shape, shape / range.upperBound, 1) - 1
  }
}
