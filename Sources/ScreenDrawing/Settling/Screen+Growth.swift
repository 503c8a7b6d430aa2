import DrawingModel
import ScreenModel

/// Screens that are drawn taller than a device, to show what a user has to scroll to.
extension Screen {
  /// The greatest distance between the bottom edges of a view and of its parent at which the view still
  /// grows with the parent: the height of the bars.
  private static let reach = 100.0
  private static let maxDepth = 100

  /// Returns the lowest bottom edge of some views with settled frames, in points of the screen; `nil` if
  /// it has none of them.
  func lowestEdge(of objectIDs: Set<String>) -> Double? {
    guard !objectIDs.isEmpty, let view else { return nil }
    func edge(of view: ScreenView, at origin: Point, depth: Int) -> Double? {
      guard depth < Self.maxDepth else { return nil }
      let box = view.box.offsetBy(origin)
      let inner = view.subviews.compactMap { edge(of: $0, at: box.origin, depth: depth + 1) }.max()
      let own = objectIDs.contains(view.objectID) && depth > 0 ? box.maxY : nil
      return [inner, own].compactMap(\.self).max()
    }
    return edge(of: view, at: Point(0, 0), depth: 0)
  }

  /// Returns the screen with a greater height. The views around those to show grow with it if they
  /// extend to the bottom.
  func grown(to height: Double, showing objectIDs: Set<String>) -> Screen {
    var screen = self
    let extra = height - size.height
    guard extra > 0, let root = view else { return screen }
    /// - Returns: Whether the view contains one of those to show.
    func grow(_ view: inout ScreenView, in parentHeight: Double, depth: Int) -> Bool {
      guard depth < Self.maxDepth else { return false }
      let own = view.frame?.height ?? parentHeight
      var isAround = false
      for index in view.subviews.indices {
        if grow(&view.subviews[index], in: own, depth: depth + 1) { isAround = true }
      }
      if isAround, depth > 0, let frame = view.frame,
        frame.y + frame.height > parentHeight - Self.reach
      {
        view.frame?.height += extra
      }
      return isAround || objectIDs.contains(view.objectID)
    }
    var grown = root
    _ = grow(&grown, in: root.frame?.height ?? size.height, depth: 0)
    screen.view = grown
    screen.size.height = height
    return screen
  }
}
