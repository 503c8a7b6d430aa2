import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct TablePaintingTests {
  private func cell(_ id: String, _ fill: (inout ScreenView) -> Void = { _ in }) -> ScreenView {
    .sketch(.tableCell, id, at: (0, 0, 375, 44)) {
      $0.cell = ScreenView.Cell()
      fill(&$0)
    }
  }

  private func screen(_ views: [ScreenView], style: String = "plain") -> Screen {
    .phone([
      .sketch(.table, "table", at: (0, 0, 375, 667)) {
        $0.table = ScreenView.Table()
        $0.table?.style = style
        $0.subviews = views
      }
    ])
  }

  @Test("Static cells are below their section's header, in order")
  func sections() throws {
    let section = ScreenView.sketch(.tableSection, "s") {
      $0.text = ScreenText("Account")
      $0.detail = ScreenText("Only you see this")
      $0.subviews = ["Name", "Password"].map { title in cell(title) { $0.text = ScreenText(title) }
      }
    }
    let strings = Wireframe(of: screen([section], style: "grouped")).strings
    #expect(strings == ["ACCOUNT", "Only you see this", "Name", "Password"])
    let wireframe = Wireframe(of: screen([section]))
    let name = try #require(wireframe.anchors["Name"])
    #expect(name.maxY <= (try #require(wireframe.anchors["Password"])).minY + 0.01)
  }

  @Test("A value is at the right, a subtitle below")
  func styles() throws {
    func texts(_ style: String) throws -> (TextRun, TextRun) {
      let cell = cell("c") {
        $0.cell?.style = style
        $0.text = ScreenText("Title")
        $0.detail = ScreenText("Detail")
      }
      let wireframe = Wireframe(of: screen([cell]))
      return (try #require(wireframe.text("Title")), try #require(wireframe.text("Detail")))
    }
    let value = try texts("value1")
    #expect(value.1.anchor == .end && value.1.origin.y == value.0.origin.y)
    let subtitle = try texts("subtitle")
    #expect(subtitle.1.anchor == .start && subtitle.1.origin.y > subtitle.0.origin.y)
  }

  @Test(
    "An accessory is a mark at the cell's right end",
    arguments: ["disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])
  func accessories(name: String) {
    let wireframe = Wireframe(of: screen([cell("c") { $0.cell?.accessory = name }]))
    let marks = wireframe.marks.map(\.shape).filter { if case .path = $0 { true } else { false } }
    #expect(!marks.isEmpty && marks.allSatisfy { $0.reach.minX > 190 })
  }

  @Test("Cells begin below a navigation bar")
  func beneathBar() throws {
    var screen = screen([cell("c")])
    screen.navigationItem = Screen.NavigationItem()
    #expect(try #require(Wireframe(of: screen).anchors["c"]).minY == 28.16)
  }

  @Test("A table's footer is below its cells, wherever the file has it")
  func footer() throws {
    let footer = ScreenView.sketch(.view, "f", at: (0, 0, 375, 60)) { $0.role = .tableFooter }
    let anchors = Wireframe(of: screen([footer, cell("a"), cell("b")])).anchors
    #expect(try #require(anchors["f"]).minY >= #require(anchors["b"]).maxY - 0.01)
  }

  @Test("A screen is taller where a row has to be seen that is below its edge, up to a bound")
  func focus() throws {
    let screen = screen((0..<60).map { cell("c\($0)") })
    let usual = Wireframe(of: screen)
    #expect(usual.anchors["c20"] == nil)
    var context = ScreenContext()
    context.focus = ["c20", "none"]
    let taller = Wireframe(of: screen, in: context)
    let row = try #require(taller.anchors["c20"])
    #expect(row.size.height > 28 && row.maxY < taller.size.height)
    #expect(taller.size.height > usual.size.height && taller.size.width == usual.size.width)
    #expect(taller.anchors["c0"] == usual.anchors["c0"])
    context.focus = ["c59"]
    #expect(Wireframe(of: screen, in: context).size.height <= 1101)
    context.focus = ["c2"]
    #expect(Wireframe(of: screen, in: context) == usual)
    context.leastHeight = taller.size.height
    #expect(abs(Wireframe(of: screen, in: context).size.height - taller.size.height) < 1)
  }

  @Test("What has to be seen is not where a tall screen fades out")
  func fade() throws {
    var screen = screen((0..<60).map { cell("c\($0)") })
    screen.size.height = 3000
    let usual = Wireframe(of: screen)
    let last = try #require(
      (0..<60).last { (usual.anchors["c\($0)"]?.maxY ?? .infinity) < usual.size.height })
    var context = ScreenContext()
    context.focus = ["c\(last)"]
    let taller = Wireframe(of: screen, in: context)
    let row = try #require(taller.anchors["c\(last)"])
    #expect(row.maxY <= taller.size.height - ScreenPainter.fade)
  }

  @Test("A table without cells still has rows, unless it has no separators")
  func empty() {
    let lined = Wireframe(of: screen([]))
    var plain = screen([])
    plain.view?.subviews[0].table?.hasSeparators = false
    #expect(lined.shapes.count > Wireframe(of: plain).shapes.count + 5)
  }
}
