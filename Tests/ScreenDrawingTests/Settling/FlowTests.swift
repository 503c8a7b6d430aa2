import DrawingModel
import FlowModel
import ScreenModel
import Testing

@testable import ScreenDrawing

/// Flow layouts: cells of a collection view, and objects of a watch.
@Suite struct FlowTests {
  @Test("Cells at the same place are laid out in rows")
  func collection() {
    var view = ScreenView.sketch(.collection, "c", at: (0, 0, 300, 300)) {
      $0.subviews = (0..<4).map { .sketch(.collectionCell, "\($0)", at: (0, 0, 140, 50)) }
    }
    CollectionLayout(topInset: 0).apply(to: &view)
    #expect(
      view.subviews.map(\.box.origin) == [
        Point(0, 0), Point(140, 0), Point(0, 50), Point(140, 50),
      ])
  }

  @Test("Cells with different places keep them")
  func placedCells() {
    var view = ScreenView.sketch(.collection, "c", at: (0, 0, 300, 300)) {
      $0.subviews = [.sketch(.collectionCell, "a", at: (7, 9, 10, 10))]
    }
    CollectionLayout(topInset: 20).apply(to: &view)
    #expect(view.subviews[0].box == Box(x: 7, y: 29, width: 10, height: 10))
  }

  @Test("A watch's objects flow down, and a group's across, without overlap")
  func watch() throws {
    var screen = Screen(
      platform: .watchOS, size: ScreenSize(width: 150, height: 180), element: "controller")
    let half = { (id: String) in
      ScreenView.sketch(.button, id) {
        $0.text = ScreenText(id)
        $0.watch = ScreenView.WatchLayout()
        $0.watch?.width = .part(0.45, plus: 0)
      }
    }
    let row = ScreenView.sketch(.watchGroup, "row") {
      $0.watch = ScreenView.WatchLayout()
      $0.subviews = [half("Yes"), half("No")]
    }
    screen.view = .sketch(.watchGroup, "root") {
      $0.watch = ScreenView.WatchLayout()
      $0.watch?.axis = .vertical
      $0.subviews = [.label("Really?", at: nil), row]
    }
    let wireframe = Wireframe(of: screen)
    let question = try #require(wireframe.anchors["label"])
    let yes = try #require(wireframe.anchors["Yes"])
    let no = try #require(wireframe.anchors["No"])
    #expect(question.maxY <= yes.minY)
    #expect(yes.maxX <= no.minX && yes.minY == no.minY)
  }
}
