import ScreenModel

extension ViewReader.Space {
  /// The frame in the file, with y downward.
  func turned(_ frame: ScreenFrame) -> ScreenFrame {
    guard isUpward, let size else { return frame }
    var frame = frame
    frame.y = size.height - frame.y - frame.height
    return frame
  }
}

extension Element {
  /// A `<frame key="frameInset" …/>`: distances from the parent's edges, and lengths.
  func frame(insetIn parent: ScreenSize) -> ScreenFrame {
    func side(_ low: Name, _ length: Name, _ high: Name, of whole: Double) -> (Double, Double) {
      let extent = number(length).map { max(0, $0) }
      if let start = number(low) {
        return (start, extent ?? max(0, whole - start - (number(high) ?? 0)))
      }
      if let end = number(high) {
        let extent = extent ?? max(0, whole - end)
        return (whole - end - extent, extent)
      }
      return (0, extent ?? whole)
    }
    let (x, width) = side(.minX, .width, .maxX, of: parent.width)
    let (y, height) = side(.minY, .height, .maxY, of: parent.height)
    return ScreenFrame(x: x, y: y, width: width, height: height)
  }
}

extension ScreenView.Resizing {
  init(_ mask: Element, isUpward: Bool) {
    self.init()
    flexibleWidth = mask.isTrue(.widthSizable)
    flexibleHeight = mask.isTrue(.heightSizable)
    flexibleMinX = mask.isTrue(.flexibleMinX)
    flexibleMaxX = mask.isTrue(.flexibleMaxX)
    flexibleMinY = mask.isTrue(isUpward ? .flexibleMaxY : .flexibleMinY)
    flexibleMaxY = mask.isTrue(isUpward ? .flexibleMinY : .flexibleMaxY)
  }
}

extension ScreenView.Guide {
  /// - Parameter element: A `<viewLayoutGuide …/>`, `<keyboardLayoutGuide …/>` or
  ///   `<viewControllerLayoutGuide …/>`.
  init(_ element: Element) {
    let kind: Kind =
      switch element[.key] ?? element[.type] {
      case "safeArea": .safeArea
      case "contentLayoutGuide": .contentLayout
      case "frameLayoutGuide": .frameLayout
      case "keyboard": .keyboard
      case "top": .top
      case "bottom": .bottom
      default: .other
      }
    self.init(objectID: element.objectID, kind: kind)
  }
}
