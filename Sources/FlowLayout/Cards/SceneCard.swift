import DrawingModel
import FlowModel
import FlowStyle

/// A scene as a card: a glyph for its kind, its name as Xcode shows it, its class, and its storyboard
/// identifier as a badge.
struct SceneCard: DiagramNode {
  let scene: Scene
  let size: Size
  let topMargin: Double
  private let lines: [Line]
  private let badge: String?

  private struct Line: Sendable {
    let text: String
    let baseline: Double
    let font: Font
    let paint: Paint
  }

  private enum Metrics {
    static let width = 216.0
    static let padding = 12.0
    static let glyph = 30.0
    static let textStart = padding + glyph + 10
    static let textWidth = width - textStart - padding
    static let badgeHeight = 17.0
    static let cornerRadius = 10.0
  }

  /// - Parameter hasLoop: True where a segue leads from the scene to itself.
  init(_ scene: Scene, hasLoop: Bool = false) {
    self.scene = scene
    topMargin = hasLoop ? SelfLoop.height : 0
    var lines: [Line] = []
    var y = 8.0
    func add(_ text: String, font: Font, paint: Paint, lineHeight: Double) {
      y += lineHeight
      lines.append(Line(text: text, baseline: y - 4, font: font, paint: paint))
    }
    for part in Self.displayName(of: scene).wrapped(
      to: Metrics.textWidth, font: .name, maxLines: 2)
    {
      add(part, font: .name, paint: .ink, lineHeight: 17)
    }
    if let subtitle = Self.subtitle(of: scene) {
      let text = TextMetrics.fit(
        subtitle.singleLine, into: Metrics.textWidth, size: Font.detail.size)
      add(text, font: .detail, paint: Self.isBroken(scene) ? .fault : .faintInk, lineHeight: 15)
    }
    badge = scene.storyboardIdentifier.map(\.singleLine).flatMap { identifier in
      identifier.isEmpty || identifier == subtitleText(lines)
        ? nil
        : TextMetrics.fit(identifier, into: Metrics.textWidth - 14, size: Font.badge.size)
    }
    if badge != nil { y += Metrics.badgeHeight + 5 }
    let shift = max(0, (Metrics.glyph + 2 * 9 - (y + 8)) / 2)
    self.lines = lines.map {
      Line(text: $0.text, baseline: $0.baseline + shift, font: $0.font, paint: $0.paint)
    }
    size = Size(Metrics.width, max(Metrics.glyph + 2 * 9, y + 8))

    func subtitleText(_ lines: [Line]) -> String? {
      lines.last { $0.font == .detail }?.text
    }
  }

  var leadingMargin: Double { scene.isInitial ? EntryArrow.length + 6 : 0 }

  func group(at origin: Point) -> Drawing.Group {
    let box = Box(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let isBroken = Self.isBroken(scene)
    var shapes: [Shape] = []
    if scene.isInitial {
      shapes += EntryArrow.shapes(
        pointingAt: Point(box.minX, box.minY + EntryArrow.inset), isEntryPoint: scene.isEntryPoint)
    }
    let outline = Stroke(
      isBroken ? .fault : .cardLine, width: 1.2, dash: scene.reference == nil ? [] : [5, 4])
    shapes.append(
      .rectangle(
        box, cornerRadius: Metrics.cornerRadius, Style(fill: .card, stroke: outline)))
    shapes += SceneGlyph(scene).shapes(
      in: Box(
        x: box.minX + Metrics.padding, y: box.minY + 9, width: Metrics.glyph,
        height: Metrics.glyph), isBroken: isBroken)
    for line in lines {
      shapes.append(
        line.font.run(
          line.text, at: Point(box.minX + Metrics.textStart, box.minY + line.baseline),
          paint: line.paint))
    }
    if let badge { shapes += badgeShapes(badge, in: box) }
    return Drawing.Group(
      id: scene.id.description, classes: classes, tooltip: SceneTooltip.text(for: scene),
      shapes: shapes)
  }

  private func badgeShapes(_ text: String, in box: Box) -> [Shape] {
    let width = TextMetrics.width(of: text, size: Font.badge.size) + 14
    let pill = Box(
      x: box.minX + Metrics.textStart, y: box.maxY - 9 - Metrics.badgeHeight, width: width,
      height: Metrics.badgeHeight)
    return [
      .rectangle(pill, cornerRadius: Metrics.badgeHeight / 2, Style(fill: .badge)),
      Font.badge.run(text, at: Point(pill.minX + 7, pill.maxY - 5), paint: .faintInk),
    ]
  }

  private var classes: [String] {
    var classes = ["scene", "scene-" + SceneGlyph(scene).rawValue]
    if scene.isEntryPoint { classes.append("entry-point") }
    if scene.isInitial { classes.append("initial") }
    if Self.isBroken(scene) { classes.append("broken") }
    return classes
  }

  private static func displayName(of scene: Scene) -> String {
    let name = scene.name.singleLine
    return name.isEmpty ? scene.element : name
  }

  private static func subtitle(of scene: Scene) -> String? {
    if let reference = scene.reference { return reference.complaint }
    return scene.customClass
  }

  /// A reference that is still in the picture has led nowhere; only source may tell of some.
  private static func isBroken(_ scene: Scene) -> Bool {
    switch scene.reference?.resolution {
    case nil, .resolved, .sourceOnly, .otherBundle: false
    default: true
    }
  }
}

extension Reference {
  /// Why the reference leads nowhere, for a card.
  fileprivate var complaint: String {
    switch resolution {
    case .resolved: "reference"
    case .ambiguous: "several scenes fit"
    case .missingStoryboard: "no storyboard ‘\(storyboardName ?? "")’"
    case .missingScene: "no scene ‘\(referencedIdentifier ?? className ?? "")’"
    case .noInitialScene: "no initial scene"
    case .otherBundle: "in bundle ‘\(bundleIdentifier ?? "")’"
    case .missingXib: "no xib ‘\(xibName ?? "")’"
    case .sourceOnly: className.map { "class ‘\($0)’" } ?? "known from source only"
    }
  }
}
