import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

/// Images that are drawn from files.
@Suite struct PicturePaintingTests {
  /// Draws an image of 100 × 50 points in a view of 200 × 200, at 0.64 pixels a point.
  private func mark(
    _ mode: ScreenView.ContentMode, size: ScreenSize? = nil
  ) throws -> (box: Box, clips: [Box]) {
    let view = ScreenView.sketch(.imageView, "i", at: (50, 100, 200, 200)) {
      $0.image = ImageName("wide")
      $0.image?.size = size
      $0.contentMode = mode
    }
    var context = ScreenContext()
    let file = ImageFile(name: "wide", format: .png, width: 200, height: 100, bytes: [])
    context.image = { _ in file }
    let marks = Wireframe(of: .phone([view]), in: context).marks.compactMap { mark in
      if case .image(_, let box) = mark.shape { (box, mark.clips) } else { nil }
    }
    return try #require(marks.first)
  }

  @Test(
    "The content mode determines an image's size and position",
    arguments: [
      (ScreenView.ContentMode.scaleToFill, Box(x: 32, y: 64, width: 128, height: 128)),
      (.scaleAspectFit, Box(x: 32, y: 96, width: 128, height: 64)),
      (.scaleAspectFill, Box(x: -32, y: 64, width: 256, height: 128)),
      (.center, Box(x: 64, y: 112, width: 64, height: 32)),
      (.top, Box(x: 64, y: 64, width: 64, height: 32)),
      (.right, Box(x: 96, y: 112, width: 64, height: 32)),
    ])
  func modes(mode: ScreenView.ContentMode, box: Box) throws {
    #expect(try mark(mode).box == box)
  }

  @Test("An image is clipped to its view")
  func cut() throws {
    let view = Box(x: 32, y: 64, width: 128, height: 128)
    #expect(try mark(.scaleAspectFill).clips.contains(view))
    #expect(try mark(.scaleAspectFit).clips.isEmpty)
    let huge = ScreenSize(width: 1e7, height: 1e7)
    #expect(try mark(.center, size: huge).clips.contains(view))
  }

  @Test("The size in points in the interface file counts")
  func naturalSize() throws {
    let box = try mark(.center, size: ScreenSize(width: 50, height: 50)).box
    #expect(box == Box(x: 80, y: 112, width: 32, height: 32))
  }

  @Test("A symbol is never searched for among the files")
  func symbol() {
    let view = ScreenView.sketch(.imageView, "i", at: (0, 0, 50, 50)) {
      $0.image = ImageName("star", isSystem: true)
    }
    var context = ScreenContext()
    context.image = { ImageFile(name: $0.name, format: .png, width: 1, height: 1, bytes: []) }
    let shapes = Wireframe(of: .phone([view]), in: context).marks.map(\.shape)
    #expect(!shapes.contains { if case .image = $0 { true } else { false } })
  }
}
