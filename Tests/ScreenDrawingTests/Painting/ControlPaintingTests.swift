import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct ControlPaintingTests {
  private func wireframe(_ kind: ScreenView.Kind, _ fill: (inout ScreenView) -> Void = { _ in })
    -> Wireframe
  {
    Wireframe(of: .phone([.sketch(kind, "c", at: (20, 20, 200, 160), fill)]))
  }

  @Test("A switch that is on has its knob at the right and its colour behind")
  func toggle() throws {
    let on = wireframe(.toggle) { $0.isOn = true }
    let off = wireframe(.toggle)
    #expect(try #require(on.ellipses.first).minX > (try #require(off.ellipses.first)).minX)
    #expect(on.rectangles.contains { $0.style.fill?.light == Color(0x34C759) })
    #expect(!off.rectangles.contains { $0.style.fill?.light == Color(0x34C759) })
  }

  @Test("A slider's knob is at its value", arguments: [0, 0.25, 1])
  func slider(value: Double) throws {
    let knob = try #require(wireframe(.slider) { $0.value = value }.ellipses.first)
    let room = 196 * 0.64 - 27 * 0.64
    #expect(abs(knob.center.x - (22 * 0.64 + 13.5 * 0.64 + room * value)) < 0.6)
  }

  @Test("Segments show their titles, and the selected one is highlighted")
  func segments() {
    let wireframe = wireframe(.segmentedControl) {
      $0.items = [ScreenView.Item(title: "Day"), ScreenView.Item(title: "Week")]
      $0.items[1].isSelected = true
      $0.items[1].objectID = "week"
    }
    #expect(wireframe.strings == ["Day", "Week"])
    #expect(wireframe.text("Week")?.weight == .bold)
    #expect(wireframe.anchors["week"] != nil)
  }

  @Test("A page control has a dot for each page")
  func pages() { #expect(wireframe(.pageControl) { $0.count = 5 }.ellipses.count == 5) }

  @Test("A progress bar is filled up to its value")
  func progress() {
    let widths = wireframe(.progress) { $0.value = 0.25 }.rectangles.map(\.box.size.width)
    #expect(widths.contains(128) && widths.contains(32))
  }

  @Test("A date picker shows days, a picker its rows")
  func pickers() {
    #expect(wireframe(.datePicker) { $0.style = "date" }.strings.contains("June"))
    let rows = ["Red", "Green", "Blue"].map { ScreenView.Item(title: $0) }
    #expect(wireframe(.picker) { $0.items = rows }.strings == ["Red", "Green", "Blue"])
  }

  @Test("A search bar has its placeholder and a magnifying glass")
  func search() {
    let wireframe = wireframe(.searchBar) { $0.placeholder = "Find a talk" }
    #expect(wireframe.strings == ["Find a talk"])
    #expect(wireframe.marks.contains { if case .path = $0.shape { true } else { false } })
  }

  @Test(
    "Every kind of view draws something",
    arguments: ScreenView.Kind.allCases.filter {
      ![.view, .label, .stack, .watchLabel, .watchGroup, .watchTable, .splitView, .tableSection]
        .contains($0)
        && ![.collectionCell, .reusableView, .grid, .textView, .textField, .tabView].contains($0)
    })
  func marks(kind: ScreenView.Kind) {
    let empty = Wireframe(of: .phone()).shapes.count
    #expect(wireframe(kind).shapes.count > empty)
  }
}
