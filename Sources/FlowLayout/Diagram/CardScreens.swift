import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// What the two states of a picture are called, such as `Before · v1.0`.
struct StateCaptions: Sendable {
  var before = "Before"
  var after = "After"

  init() {}

  init(_ marks: FlowMarks) {
    if !marks.earlierName.isEmpty { before += " · \(marks.earlierName.drawnLine)" }
    if !marks.laterName.isEmpty { after += " · \(marks.laterName.drawnLine)" }
  }
}

/// The screen of a card: one wireframe, or those of two states side by side with an arrow between them.
struct CardScreens: Sendable {
  let size: Size
  private let states: [(screen: CardScreen, caption: String, x: Double)]
  /// The marks of the frames.
  let marks: Set<FlowMarks.Mark>

  private static let gap = 44.0
  private static let captionHeight = 20.0

  /// Returns `nil` if no state is known.
  ///
  /// - Parameters:
  ///   - scale: The size of the screens, as a part of the usual one.
  ///   - captions: What the states are called.
  init?(_ states: ScreenStates, scale: Double = 1, captions: StateCaptions = StateCaptions()) {
    let known = [(states.before, captions.before), (states.after, captions.after)]
    var x = 0.0
    var placed: [(screen: CardScreen, caption: String, x: Double)] = []
    for case (let state?, let caption) in known {
      let screen = CardScreen(state, scale: scale)
      placed.append((screen, Font.badge.fitMiddle(caption, into: screen.size.width), x))
      x += screen.size.width + Self.gap
    }
    guard !placed.isEmpty else { return nil }
    self.states = placed
    let height = placed.map(\.screen.size.height).max() ?? 0
    size = Size(x - Self.gap, height + (placed.count > 1 ? Self.captionHeight : 0))
    marks = Set(known.compactMap(\.0).flatMap(\.frames).map(\.mark))
  }

  private var isPair: Bool { states.count > 1 }

  /// The height above the wireframes.
  private var top: Double { isPair ? Self.captionHeight : 0 }

  /// Returns the visible box of an object in the later state; `nil` if it can't be seen.
  func control(_ objectID: String) -> Box? {
    states.last.flatMap { $0.screen.control(objectID)?.offsetBy(Point($0.x, top)) }
  }

  func shapes(at origin: Point) -> [Shape] {
    let screens = states.flatMap { state in
      state.screen.shapes(at: origin + Point(state.x, top))
    }
    guard isPair else { return screens }
    let captions = states.map { state in
      Font.badge.run(
        state.caption, at: origin + Point(state.x + state.screen.size.width / 2, 13),
        anchor: .middle, paint: .faintInk)
    }
    return captions + screens + [arrow(at: origin)]
  }

  /// An arrow from the earlier to the later state.
  private func arrow(at origin: Point) -> Shape {
    let end = origin + Point(states[1].x - 9, top + (size.height - top) / 2)
    let start = Point(origin.x + states[0].screen.size.width + 9, end.y)
    return .path(
      [
        .move(start), .line(end), .move(end + Point(-7, -6)), .line(end),
        .line(end + Point(-7, 6)),
      ], Style(stroke: Stroke(.faintInk, width: 2)))
  }
}
