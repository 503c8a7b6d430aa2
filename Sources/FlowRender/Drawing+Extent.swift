import DrawingModel

extension Drawing {
  /// The size to draw at: at least 1 by 1, and 1 where the layout gave what is no length.
  var extent: Size {
    Size(
      size.width.isFinite ? max(size.width, 1) : 1,
      size.height.isFinite ? max(size.height, 1) : 1)
  }
}
