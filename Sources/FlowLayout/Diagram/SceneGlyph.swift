import DrawingModel
import FlowModel
import FlowStyle

/// The glyph for a scene's kind.
enum SceneGlyph: String, CaseIterable, Sendable {
  case view, screen, navigation, tabs, table, collection, page, split, web, map, player, window,
    watch
  case hosting, xib, code, heirs, storyboard, reference, application

  /// - Parameter platform: The platform, which determines the device in the glyph of a plain view.
  init(_ scene: Scene, platform: Platform) {
    guard scene.reference == nil else {
      self = .reference
      return
    }
    self =
      switch scene.kind {
      case .xib: .xib
      case .class, .view: .code
      case .heirs: .heirs
      case .group: .storyboard
      case .scene(let element):
        SceneGlyph(element: element)
          ?? (scene.table != nil ? .table : platform.isWide ? .screen : .view)
      }
  }

  /// Returns `nil` for a plain view controller and for an unknown element.
  private init?(element: String) {
    switch element {
    case "navigationController": self = .navigation
    case "tabBarController", "tabViewController": self = .tabs
    case "tableViewController": self = .table
    case "collectionViewController": self = .collection
    case "pageViewController", "pagecontroller": self = .page
    case "splitViewController": self = .split
    case "hostingController": self = .hosting
    case "avPlayerViewController": self = .player
    case "lookAroundViewController": self = .map
    case "windowController": self = .window
    case "controller", "notificationController", "hostingNotificationController": self = .watch
    case "application": self = .application
    default: return nil
    }
  }

  /// Returns the glyph's shapes, on a tinted tile.
  func shapes(in box: Box, isBroken: Bool) -> [Shape] {
    let scale = box.size.width / 30
    let line = Stroke(isBroken ? .fault : .faintInk, width: 1.5 * scale)
    let pen = GlyphPen(origin: box.origin, scale: scale, style: Style(stroke: line))
    return [.rectangle(box, cornerRadius: 7 * scale, Style(fill: .badge))] + marks(pen)
  }

  /// Returns the glyph's shapes on a tile of 30 by 30.
  private func marks(_ pen: GlyphPen) -> [Shape] {
    switch self {
    case .view: [pen.screen, pen.line(12, 20.5, 18, 20.5)]
    case .screen: [pen.wideScreen, pen.line(11, 25, 19, 25)]
    case .navigation:
      [pen.screen, pen.line(9, 12, 21, 12), pen.poly((14.5, 15), (12, 17.5), (14.5, 20))]
    case .tabs:
      [
        pen.screen, pen.line(9, 19, 21, 19), pen.dot(12, 21.5), pen.dot(15, 21.5),
        pen.dot(18, 21.5),
      ]
    case .table:
      [pen.screen, pen.line(12, 11, 18, 11), pen.line(12, 15, 18, 15), pen.line(12, 19, 18, 19)]
    case .collection:
      [(8, 8), (16, 8), (8, 16), (16, 16)].map { pen.box($0.0, $0.1, 6, 6, radius: 1.5) }
    case .page:
      [
        pen.box(9.5, 6, 11, 14, radius: 2), pen.dot(11.5, 23.5), pen.dot(15, 23.5),
        pen.dot(18.5, 23.5),
      ]
    case .split: [pen.wideScreen, pen.line(12.5, 8, 12.5, 22)]
    case .web: [pen.circle(15, 15, 8), pen.oval(15, 15, 3.5, 8), pen.line(7, 15, 23, 15)]
    case .map:
      [
        pen.circle(15, 12.5, 2.5), pen.poly((9.5, 12.5), (15, 23), (20.5, 12.5)),
        pen.arc(15, 12.5, 5.5),
      ]
    case .player: [pen.wideScreen, pen.closed((13, 11.5), (18.5, 15), (13, 18.5))]
    case .window: [pen.wideScreen, pen.line(6, 12, 24, 12), pen.dot(8.5, 10), pen.dot(11, 10)]
    case .watch:
      [
        pen.box(9.5, 9, 11, 12, radius: 3), pen.poly((12, 9), (12.5, 5.5), (17.5, 5.5), (18, 9)),
        pen.poly((12, 21), (12.5, 24.5), (17.5, 24.5), (18, 21)),
      ]
    case .hosting:
      [
        pen.closed((15, 6.5), (23, 11), (15, 15.5), (7, 11)),
        pen.poly((7, 15), (15, 19.5), (23, 15)), pen.poly((7, 19), (15, 23.5), (23, 19)),
      ]
    case .xib:
      [
        pen.closed((9.5, 6.5), (17, 6.5), (21, 10.5), (21, 23.5), (9.5, 23.5)),
        pen.poly((17, 6.5), (17, 10.5), (21, 10.5)),
      ]
    case .code:
      [
        pen.poly((11, 10), (6.5, 15), (11, 20)), pen.poly((19, 10), (23.5, 15), (19, 20)),
        pen.line(16.5, 8.5, 13.5, 21.5),
      ]
    case .heirs:
      // The triangle of class diagrams, with the branches to the heirs.
      [
        pen.closed((15, 6.5), (18.5, 12), (11.5, 12)), pen.line(15, 12, 15, 17),
        pen.poly((8, 23), (8, 17), (22, 17), (22, 23)), pen.line(15, 17, 15, 23),
      ]
    case .storyboard:
      [
        pen.box(6.5, 7, 7, 10, radius: 1.5), pen.box(16.5, 13, 7, 10, radius: 1.5),
        pen.poly((13.5, 12), (20, 12), (20, 13)),
      ]
    case .reference:
      [
        pen.box(7, 10, 13, 13, radius: 2.5), pen.line(13.5, 16.5, 23, 7),
        pen.poly((17, 7), (23, 7), (23, 13)),
      ]
    case .application:
      [
        pen.closed((15, 7), (23, 23), (19.5, 23), (15, 14), (10.5, 23), (7, 23)),
        pen.line(11, 19, 19, 19),
      ]
    }
  }
}

extension Platform {
  fileprivate var isWide: Bool { self == .macOS || self == .tvOS }
}

/// Draws the strokes of a glyph, with coordinates on a tile of 30 by 30, at a place and scale.
private struct GlyphPen {
  let origin: Point
  let scale: Double
  let style: Style

  var screen: Shape { box(9, 6, 12, 18, radius: 2.5) }
  var wideScreen: Shape { box(6, 8, 18, 14, radius: 2.5) }

  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Shape {
    .rectangle(
      Box(
        x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale,
        height: height * scale), cornerRadius: radius * scale, style)
  }

  func oval(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, filled: Bool = false) -> Shape {
    .ellipse(
      Box(
        x: origin.x + (x - rx) * scale, y: origin.y + (y - ry) * scale, width: 2 * rx * scale,
        height: 2 * ry * scale), filled ? Style(fill: style.stroke?.paint) : style)
  }

  func circle(_ x: Double, _ y: Double, _ radius: Double) -> Shape { oval(x, y, radius, radius) }

  func dot(_ x: Double, _ y: Double) -> Shape { oval(x, y, 1, 1, filled: true) }

  func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Shape {
    poly((x1, y1), (x2, y2))
  }

  func poly(_ points: (Double, Double)...) -> Shape { .path(outline(points), style) }

  func closed(_ points: (Double, Double)...) -> Shape { .path(outline(points) + [.close], style) }

  /// The upper half of a circle, from left to right.
  func arc(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
    let handle = radius * 1.333
    return .path(
      [
        .move(place(x - radius, y)),
        .curve(
          place(x + radius, y), control1: place(x - radius, y - handle),
          control2: place(x + radius, y - handle)),
      ], style)
  }

  private func outline(_ points: [(Double, Double)]) -> [PathElement] {
    points.enumerated().map { index, point in
      index == 0 ? .move(place(point.0, point.1)) : .line(place(point.0, point.1))
    }
  }

  private func place(_ x: Double, _ y: Double) -> Point {
    Point(origin.x + x * scale, origin.y + y * scale)
  }
}
