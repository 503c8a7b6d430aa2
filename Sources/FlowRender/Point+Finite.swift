import DrawingModel

extension Point {
  /// False for a place that no transform can move to: Cairo would draw nothing from there on.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
