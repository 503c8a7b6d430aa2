package import DrawingModel
package import FlowModel

/// A scene's screen in one of two states, or in both.
package struct ScreenStates: Hashable, Sendable {
  package struct State: Hashable, Sendable {
    package let wireframe: Wireframe
    /// The parts that changed.
    package let frames: [PartFrame]

    package init(_ wireframe: Wireframe, frames: [PartFrame] = []) {
      self.wireframe = wireframe
      self.frames = frames
    }
  }

  package let before: State?
  package let after: State?

  package init(before: State? = nil, after: State?) {
    self.before = before
    self.after = after
  }
}

/// The place on a screen of a part that changed.
package struct PartFrame: Hashable, Sendable {
  /// The box of the part, with its origin at the screen's top left corner.
  package let box: Box
  package let mark: FlowMarks.Mark

  package init(_ box: Box, _ mark: FlowMarks.Mark) {
    self.box = box
    self.mark = mark
  }
}
