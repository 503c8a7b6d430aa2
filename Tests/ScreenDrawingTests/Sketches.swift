import DrawingModel
import FlowModel
import ScreenModel

@testable import ScreenDrawing

extension Screen {
  /// Returns a phone's screen with only the bars that a test adds.
  static func phone(_ views: [ScreenView] = []) -> Screen {
    var screen = Screen(
      platform: .iOS, size: ScreenSize(width: 375, height: 667), element: "viewController")
    screen.showsStatusBar = false
    screen.view = .sketch(.view, "root", at: (0, 0, 375, 667)) { $0.subviews = views }
    return screen
  }

  static func mac(_ views: [ScreenView] = []) -> Screen {
    var screen = Screen(
      platform: .macOS, size: ScreenSize(width: 480, height: 300), element: "viewController")
    screen.view = .sketch(.view, "root", at: (0, 0, 480, 300)) { $0.subviews = views }
    return screen
  }
}

extension ScreenView {
  static func sketch(
    _ kind: Kind, _ id: String, at frame: (Double, Double, Double, Double)? = nil,
    _ fill: (inout ScreenView) -> Void = { _ in }
  ) -> ScreenView {
    var view = ScreenView(objectID: id, kind: kind, element: kind.rawValue)
    view.frame = frame.map { ScreenFrame(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    fill(&view)
    return view
  }

  static func label(
    _ text: String, at frame: (Double, Double, Double, Double)? = (20, 20, 300, 40)
  ) -> ScreenView {
    sketch(.label, "label", at: frame) { $0.text = ScreenText(text) }
  }
}

extension Wireframe {
  /// All shapes, including those in layers, with the clips that apply to them.
  var marks: [(shape: Shape, clips: [Box], opacity: Double)] { shapes.flatMap { $0.marks([], 1) } }

  var texts: [TextRun] {
    marks.compactMap { if case .text(let run) = $0.shape { run } else { nil } }
  }
  var strings: [String] { texts.map(\.string) }

  var rectangles: [(box: Box, radius: Double, style: Style)] {
    marks.compactMap {
      if case .rectangle(let box, let radius, let style) = $0.shape {
        (box, radius, style)
      } else {
        nil
      }
    }
  }

  var ellipses: [Box] {
    marks.compactMap { if case .ellipse(let box, _) = $0.shape { box } else { nil } }
  }

  func text(_ string: String) -> TextRun? { texts.first { $0.string == string } }
}

extension Shape {
  fileprivate func marks(_ clips: [Box], _ opacity: Double) -> [(Shape, [Box], Double)] {
    guard case .layer(let layer) = self else { return [(self, clips, opacity)] }
    let inner = clips + (layer.clip.map { [$0.box] } ?? [])
    return layer.shapes.flatMap { $0.marks(inner, opacity * layer.opacity) }
  }

  /// The area that the shape may paint, without clips.
  var reach: Box {
    switch self {
    case .rectangle(let box, _, let style), .ellipse(let box, let style):
      return box.insetBy(-(style.stroke?.width ?? 0) / 2)
    case .text(let run):
      let start =
        switch run.anchor {
        case .start: run.origin.x
        case .middle: run.origin.x - run.width / 2
        case .end: run.origin.x - run.width
        }
      return Box(
        x: start, y: run.origin.y - run.size * 0.8, width: run.width, height: run.size)
    case .path(let elements, _):
      let points = elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
      }
      return points.map { Box(x: $0.x, y: $0.y, width: 0, height: 0) }
        .reduce(nil) { (sum: Box?, box) in sum?.union(box) ?? box }
        ?? Box(x: 0, y: 0, width: 0, height: 0)
    case .image(_, let box): return box
    case .layer(let layer):
      return layer.clip?.box ?? Box(x: 0, y: 0, width: 0, height: 0)
    }
  }
}
