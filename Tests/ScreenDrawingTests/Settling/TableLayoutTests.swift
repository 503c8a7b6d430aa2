import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct TableLayoutTests {
  private func cell(_ height: Double? = nil) -> ScreenView {
    .sketch(.tableCell, "cell", at: (0, 300, 375, 44)) {
      $0.cell = ScreenView.Cell()
      $0.cell?.rowHeight = height
    }
  }

  private func table(_ views: [ScreenView], style: String = "plain") -> ScreenView {
    .sketch(.table, "table", at: (0, 0, 375, 600)) {
      $0.table = ScreenView.Table()
      $0.table?.style = style
      $0.subviews = views
    }
  }

  @Test("Cells are placed below each other with their heights")
  func cells() {
    var table = table([cell(), cell(80), cell()])
    TableLayout(topInset: 64).apply(to: &table)
    #expect(table.subviews.map(\.box.minY) == [64, 108, 188])
    #expect(table.subviews.map(\.box.size.height) == [44, 80, 44])
  }

  @Test("A section contains its header, then its cells, and the next begins at its end")
  func sections() {
    let section = ScreenView.sketch(.tableSection, "section") {
      $0.text = ScreenText("Header")
      $0.subviews = [cell(), cell()]
    }
    var table = table([section, section])
    TableLayout(topInset: 0).apply(to: &table)
    let first = table.subviews[0]
    #expect(first.subviews[0].box.minY > 10)
    #expect(first.subviews[1].box.minY == first.subviews[0].box.maxY)
    #expect(table.subviews[1].box.minY == first.box.maxY)
  }

  @Test("Cards of an inset table keep a distance from its edges")
  func inset() {
    var table = table([cell()], style: "insetGrouped")
    TableLayout(topInset: 0).apply(to: &table)
    #expect(table.subviews[0].box.minX == 16)
    #expect(table.subviews[0].box.maxX == 359)
  }
}
