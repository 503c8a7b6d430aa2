import DrawingModel

/// What a picture that runs right and one that runs down have in common: edges run along the main
/// axis, and cards of one rank stand beside each other on the cross axis.
extension LayoutOptions.Direction {
  func main(_ point: Point) -> Double { self == .leftToRight ? point.x : point.y }

  func cross(_ point: Point) -> Double { self == .leftToRight ? point.y : point.x }

  func point(main: Double, cross: Double) -> Point {
    self == .leftToRight ? Point(main, cross) : Point(cross, main)
  }
}
