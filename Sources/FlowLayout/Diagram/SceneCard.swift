import DrawingModel
import FlowModel
import FlowStyle

/// A scene's card: a glyph for its kind, the name that Xcode shows, its class, and its storyboard
/// identifier as a badge. Below them is the scene's screen, if it is known.
struct SceneCard: DiagramNode {
  let scene: Scene
  let size: Size
  private let arrow: EntryArrow.Side?
  private let hasLoop: Bool
  private let text: CardText
  private let glyph: SceneGlyph
  private let screen: CardScreen?
  private let chips: [CardChip]
  /// The height above the screen.
  private let headingHeight: Double

  private enum Metrics {
    static let width = 216.0
    static let padding = 12.0
    static let inset = 9.0
    static let glyph = 30.0
    static let textStart = padding + glyph + 10
    static let cornerRadius = 10.0
    /// The margin around the screen.
    static let rim = 10.0
    static let chipGap = 5.0
  }

  /// - Parameters:
  ///   - arrow: The side of an initial scene's arrow.
  ///   - hasLoop: Whether a segue leads from the scene to itself.
  ///   - callerCount: The number of scenes whose cards have chips in place of edges to this one.
  ///   - outgoing: The segues for which the card has chips, each with its target and its change.
  ///   - words: The scene's change, in a picture of two states.
  ///   - screen: The scene's screen.
  init(
    _ scene: Scene, platform: Platform = .iOS, arrow: EntryArrow.Side = .leading,
    hasLoop: Bool = false, callerCount: Int? = nil,
    outgoing: [CardChip.Way] = [], words: String = "",
    screen: CardScreen? = nil
  ) {
    self.scene = scene
    glyph = SceneGlyph(scene, platform: platform)
    self.arrow = scene.isInitial || scene.isEntryPoint ? arrow : nil
    self.hasLoop = hasLoop
    self.screen = screen
    let width = max(Metrics.width, screen.map { $0.size.width + 2 * Metrics.rim } ?? 0)
    text = CardText(
      name: Self.displayName(of: scene), subtitle: Self.subtitle(of: scene),
      badge: scene.storyboardIdentifier, returns: scene.returnKinds,
      containers: scene.containers, note: callerCount.map { "from \($0) scenes" }, words: words,
      width: width - Metrics.textStart - Metrics.padding)
    let room = width - Metrics.textStart - Metrics.padding
    chips = CardChip.chips(for: outgoing, room: room)
    headingHeight =
      max(Metrics.glyph, text.height + Self.height(of: chips.count)) + 2 * Metrics.inset
    size = Size(width, headingHeight + (screen.map { $0.size.height + Metrics.rim } ?? 0))
  }

  var leadingMargin: Double { arrow == .leading ? EntryArrow.length + 6 : 0 }

  var trailingMargin: Double { hasLoop && screen != nil ? Spacing.loopReach : 0 }

  var topMargin: Double {
    (arrow == .top ? EntryArrow.length + 6 : 0) + (hasLoop ? Spacing.loopHeight : 0)
  }

  var arrivalDepth: Double? { screen.map { headingHeight + min(60, $0.size.height / 3) } }

  func control(_ objectID: String) -> Box? {
    screen?.control(objectID)?.offsetBy(screenOrigin)
  }

  /// The height of some chips, with the gaps above them.
  private static func height(of chipCount: Int) -> Double {
    Double(chipCount) * (CardChip.height + Metrics.chipGap)
  }

  /// The top left corner of the text, relative to the card's. The chips follow below it.
  private var textOrigin: Point {
    let height = text.height + Self.height(of: chips.count)
    return Point(Metrics.textStart, (headingHeight - height) / 2)
  }

  func parts(at origin: Point) -> [Drawing.Group] {
    chips.enumerated().map { index, chip in
      let y = textOrigin.y + text.height + Self.height(of: index) + Metrics.chipGap
      return chip.group(at: origin + Point(Metrics.textStart, y))
    }
  }

  /// The top left corner of the screen, relative to the card's.
  private var screenOrigin: Point {
    Point((size.width - (screen?.size.width ?? 0)) / 2, headingHeight)
  }

  func group(at origin: Point) -> Drawing.Group {
    let box = Box(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let isBroken = Self.isBroken(scene)
    var shapes: [Shape] = []
    let outline =
      scene.isClass
      ? Stroke(.faintInk, width: 1.2, dash: [0.1, 3.4])
      : Stroke(
        isBroken ? .fault : .cardLine, width: 1.2, dash: scene.reference == nil ? [] : [5, 4])
    shapes.append(
      .rectangle(
        box, cornerRadius: Metrics.cornerRadius, Style(fill: .card, stroke: outline)))
    if let arrow {
      shapes.append(
        EntryArrow.shape(at: box, side: arrow, isEntryPoint: scene.isEntryPoint))
    }
    shapes += glyph.shapes(
      in: Box(
        x: box.minX + Metrics.padding, y: box.minY + Metrics.inset, width: Metrics.glyph,
        height: Metrics.glyph), isBroken: isBroken)
    shapes += text.shapes(
      at: origin + textOrigin, subtitlePaint: isBroken ? .fault : .faintInk)
    if let screen { shapes += screen.shapes(at: origin + screenOrigin) }
    return Drawing.Group(
      id: scene.id.description, classes: classes, tooltip: Tooltip.text(for: scene),
      shapes: shapes)
  }

  private var classes: [String] {
    var classes = ["scene", "scene-" + glyph.rawValue]
    if scene.isEntryPoint { classes.append("entry-point") }
    if scene.isInitial { classes.append("initial") }
    if Self.isBroken(scene) { classes.append("broken") }
    return classes
  }

  private static func displayName(of scene: Scene) -> String {
    let name = scene.name.drawnLine
    return name.isEmpty ? scene.kind.name : name
  }

  private static func subtitle(of scene: Scene) -> String? {
    if let reference = scene.reference { return reference.complaint }
    if case .group(let group) = scene.kind {
      let count = FlowSummary.count(scene.count, group == .storyboard ? "scene" : "screen")
      let segues = scene.innerSegueCount
      let counts = segues > 0 ? "\(count) · \(FlowSummary.count(segues, "segue"))" : count
      let folder = group == .storyboard ? scene.id.path.folder : ""
      return folder.isEmpty ? counts : "\(counts) · \(folder)"
    }
    return scene.customClass
  }

  private static func isBroken(_ scene: Scene) -> Bool {
    scene.reference?.resolution.isFault ?? false
  }
}

extension Reference {
  /// The reason why the reference is unresolved, in a few words.
  fileprivate var complaint: String {
    switch resolution {
    case .resolved: "reference"
    case .ambiguous: "several scenes fit"
    case .missingStoryboard: "no storyboard ‘\(storyboardName ?? "")’"
    case .missingScene: "no scene ‘\(referencedIdentifier ?? className ?? "")’"
    case .noInitialScene: "no initial scene"
    case .otherBundle: bundleIdentifier.map { "in bundle ‘\($0)’" } ?? "not read"
    case .missingXib: "no xib ‘\(xibName ?? "")’"
    case .sourceOnly: className.map { "class ‘\($0)’" } ?? "known from source only"
    }
  }
}
