import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct ConstraintSolverTests {
  private func constraint(
    _ first: String?, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    constant: Double = 0, multiplier: Double = 1
  ) -> ScreenView.Constraint {
    var constraint = ScreenView.Constraint(firstItem: first, firstAttribute: attribute)
    constraint.secondItem = second
    constraint.secondAttribute = other
    constraint.constant = constant
    constraint.multiplier = multiplier
    return constraint
  }

  private func boxes(
    _ views: [ScreenView], _ constraints: [ScreenView.Constraint]
  ) -> [Box] {
    let parent = ScreenView.sketch(.view, "parent", at: (0, 0, 200, 400)) {
      $0.subviews = views
      $0.constraints = constraints
    }
    var solver = ConstraintSolver(parent, safeArea: Box(x: 0, y: 44, width: 200, height: 322))
    return solver.frames().map(\.1)
  }

  @Test("Edges to the parent and the safe area give a frame")
  func edges() {
    let boxes = boxes(
      [.sketch(.view, "a")],
      [
        constraint("a", "leading", "parent", "leading", constant: 20),
        constraint("parent", "trailing", "a", "trailing", constant: 20),
        constraint("a", "top", "safe", "top", constant: 8),
        constraint("safe", "bottom", "a", "bottom"),
      ])
    #expect(boxes == [Box(x: 20, y: 52, width: 160, height: 314)])
  }

  @Test("A view's own size and the centre of another give a frame")
  func middle() {
    let view = ScreenView.sketch(.view, "a") {
      $0.constraints = [
        constraint(nil, "width", constant: 50), constraint(nil, "height", constant: 30),
      ]
    }
    let boxes = boxes(
      [view],
      [constraint("a", "centerX", "parent", "centerX"), constraint("a", "centerY", nil, "centerY")])
    #expect(boxes == [Box(x: 75, y: 185, width: 50, height: 30)])
  }

  @Test("A chain of siblings is resolved using their natural sizes")
  func chain() {
    let boxes = boxes(
      [.sketch(.toggle, "a"), .sketch(.toggle, "b")],
      [
        constraint("a", "top", "parent", "top", constant: 10),
        constraint("b", "top", "a", "bottom", constant: 10),
        constraint("a", "leading", "parent", "leading"), constraint("b", "leading", "a", "leading"),
      ])
    #expect(boxes.map(\.minY) == [10, 51])
  }

  @Test("Views without a position are placed below each other")
  func unplaced() {
    let boxes = boxes(
      [.label("One", at: nil), .label("Two", at: nil), .label("Three", at: nil)], [])
    #expect(!boxes[0].intersects(boxes[1]) && !boxes[1].intersects(boxes[2]))
    #expect(boxes.allSatisfy { $0.minY >= 44 })
  }
}
