import DrawingModel

extension Drawing {
  /// The size to draw: each length is at least 1, and is 1 if the layout's is not a finite number.
  var extent: Size {
    Size(
      size.width.isFinite ? max(size.width, 1) : 1,
      size.height.isFinite ? max(size.height, 1) : 1)
  }
}
