import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct StackLayoutTests {
  private func boxes(
    _ axis: ScreenView.Stack.Axis = .vertical, _ distribution: String = "fill",
    alignment: String = "fill", spacing: Double = 10, of views: [ScreenView]
  ) -> [Box] {
    var stack = ScreenView.sketch(.stack, "stack", at: (0, 0, 200, 100)) { $0.subviews = views }
    stack.stack = ScreenView.Stack()
    stack.stack?.axis = axis
    stack.stack?.distribution = distribution
    stack.stack?.alignment = alignment
    stack.stack?.spacing = spacing
    StackLayout.apply(to: &stack)
    return stack.subviews.map(\.box)
  }

  private let plain = ScreenView.sketch(.view, "a")

  @Test("Equal parts share the length without the spacing")
  func equalParts() {
    let boxes = boxes(.horizontal, "fillEqually", of: [plain, plain])
    #expect(
      boxes == [
        Box(x: 0, y: 0, width: 95, height: 100), Box(x: 105, y: 0, width: 95, height: 100),
      ])
  }

  @Test("A view without a size of its own takes the remaining room")
  func filling() {
    let toggle = ScreenView.sketch(.toggle, "t")
    let boxes = boxes(of: [toggle, plain])
    #expect(boxes[0].size.height == 31)
    #expect(boxes[1] == Box(x: 0, y: 41, width: 200, height: 59))
  }

  @Test("Views that do not fit shrink and stay inside")
  func overflow() {
    let boxes = boxes(of: (0..<9).map { _ in ScreenView.sketch(.picker, "p") })
    #expect(boxes.allSatisfy { $0.maxY <= 100.001 })
  }

  @Test("Views are aligned across the axis as the stack states")
  func alignment() {
    let toggle = ScreenView.sketch(.toggle, "t")
    #expect(boxes(alignment: "leading", of: [toggle])[0].minX == 0)
    #expect(boxes(alignment: "center", of: [toggle])[0].center.x == 100)
    #expect(boxes(alignment: "trailing", of: [toggle])[0].maxX == 200)
  }

  @Test("A hidden view takes no room")
  func hidden() {
    var hidden = plain
    hidden.isHidden = true
    let boxes = boxes(.vertical, "fillEqually", of: [hidden, plain])
    #expect(boxes[1] == Box(x: 0, y: 0, width: 200, height: 100))
  }
}
