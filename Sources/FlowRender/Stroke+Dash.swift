import DrawingModel

extension Stroke {
  /// False for lengths that are no pattern (negative, all zero or not finite), which draw as a
  /// solid line in an SVG and would put Cairo into its error state.
  var isDashed: Bool {
    dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
  }
}
