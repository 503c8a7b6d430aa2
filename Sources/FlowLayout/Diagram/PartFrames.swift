import DrawingModel
import FlowModel
import FlowStyle

/// The frames around the parts of a screen that changed. They differ in line style and sign as well as
/// in colour.
struct PartFrames {
  private let frames: [PartFrame]

  /// The distance between a part and its frame.
  private static let gap = 2.0
  private static let cornerRadius = 4.0
  /// How much a sign is smaller than that of a card.
  private static let signScale = 0.75
  /// The height of a frame from which on its sign does not hide what it contains.
  private static let roomyHeight = 32.0

  /// - Parameters:
  ///   - scale: The scale at which the screen is drawn.
  ///   - size: The size of the screen, outside of which no frame is drawn.
  init(_ frames: [PartFrame], scale: Double = 1, on size: Size) {
    let edge = Box(x: 0, y: 0, width: size.width, height: size.height).insetBy(1.5)
    let seen = frames.compactMap { frame -> PartFrame? in
      let box = frame.box.scaled(by: scale).insetBy(-Self.gap)
      let (left, top) = (max(box.minX, edge.minX), max(box.minY, edge.minY))
      let (right, bottom) = (min(box.maxX, edge.maxX), min(box.maxY, edge.maxY))
      // Written so that the condition is false if a coordinate is not a number.
      guard right - left >= 4, bottom - top >= 4 else { return nil }
      return PartFrame(
        Box(x: left, y: top, width: right - left, height: bottom - top), frame.mark)
    }
    // Small frames are drawn over those around them.
    self.frames = seen.enumerated()
      .sorted { ($1.element.box.area, $0.offset) < ($0.element.box.area, $1.offset) }
      .map(\.element)
  }

  func shapes(at origin: Point) -> [Shape] {
    let boxes = frames.map { PartFrame($0.box.offsetBy(origin), $0.mark) }
    return boxes.flatMap(Self.outline) + Self.signs(of: boxes)
  }

  /// A frame on a ground that separates it from whatever the screen shows below it.
  private static func outline(of frame: PartFrame) -> [Shape] {
    let line = frame.mark.outline()
    let ground = Stroke(.card, width: line.width + 2.4)
    let radius = min(cornerRadius, frame.box.size.width / 2, frame.box.size.height / 2)
    return [ground, line].map {
      .rectangle(frame.box, cornerRadius: radius, Style(stroke: $0))
    }
  }

  /// Returns a sign at the corner of each frame, unless the same sign is there already.
  private static func signs(of frames: [PartFrame]) -> [Shape] {
    var placed: [FlowMarks.Mark: [Point]] = [:]
    let reach = 2 * SignDisc.radius * signScale
    return frames.flatMap { frame -> [Shape] in
      let inset = frame.box.size.height < roomyHeight ? -3.0 : 2
      let corner = Point(frame.box.maxX - inset, frame.box.minY + inset)
      let others = placed[frame.mark, default: []]
      guard !others.contains(where: { distance($0, corner) < reach }) else { return [] }
      placed[frame.mark, default: []].append(corner)
      return SignDisc(frame.mark, scale: signScale)?.shapes(at: corner) ?? []
    }
  }
}

extension Box {
  fileprivate var area: Double { size.width * size.height }
}
