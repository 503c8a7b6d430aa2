import DrawingModel

extension Point {
  /// Whether both coordinates are finite. Others would put Cairo's context into an error state.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
