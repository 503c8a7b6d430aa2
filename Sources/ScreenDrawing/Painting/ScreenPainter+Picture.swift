import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// Returns the file to draw for an image; `nil` for a symbol, or if a placeholder is to be drawn.
  func file(of image: ImageName?) -> ImageFile? {
    guard let image, !image.isSystem else { return nil }
    return context.image(image)
  }

  /// Draws an image's file, scaled by a content mode and clipped to the box.
  mutating func paint(
    _ file: ImageFile, of image: ImageName, in box: Box, mode: ScreenView.ContentMode
  ) {
    let clip = canvas.clip
    canvas.clip = clip.cut(to: box, cornerRadius: 0)
    defer { canvas.clip = clip }
    let drawn = place(of: image.naturalSize(in: file), in: box, mode)
    canvas.add(.image(file, canvas.scaled(drawn).rounded), bounds: drawn)
  }

  private func place(of size: Size, in box: Box, _ mode: ScreenView.ContentMode) -> Box {
    let ratios = (box.size.width / size.width, box.size.height / size.height)
    let factor: Double
    switch mode {
    case .scaleToFill: return box
    case .scaleAspectFit: factor = min(ratios.0, ratios.1)
    case .scaleAspectFill: factor = max(ratios.0, ratios.1)
    case .center, .top, .bottom, .left, .right, .other: factor = 1
    }
    var place = box.middle(size.width * factor, size.height * factor)
    switch mode {
    case .top: place.origin.y = box.minY
    case .bottom: place.origin.y = box.maxY - place.size.height
    case .left: place.origin.x = box.minX
    case .right: place.origin.x = box.maxX - place.size.width
    default: break
    }
    return place
  }
}

extension ImageName {
  /// The size in points: from the interface file, or else at two pixels for each point.
  fileprivate func naturalSize(in file: ImageFile) -> Size {
    if let size, size.width > 0, size.height > 0 { return Size(size.width, size.height) }
    return Size(Double(file.width) / 2, Double(file.height) / 2)
  }
}
