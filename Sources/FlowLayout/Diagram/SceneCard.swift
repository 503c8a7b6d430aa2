import DrawingModel
import FlowModel
import FlowStyle

/// A scene's card: a glyph for its kind, the name that Xcode shows, its class, and its storyboard
/// identifier as a badge. Below them are its changes, in a picture of two states, and the scene's
/// screen, if it is known.
struct SceneCard: DiagramNode {
  let scene: Scene
  let size: Size
  private let arrow: EntryArrow.Side?
  private let hasLoop: Bool
  private let text: CardText
  private let glyph: SceneGlyph
  private let details: CardDetails
  private let screens: CardScreens?
  private let chips: [CardChip]
  private let isForMap: Bool
  private let metrics: Metrics
  /// The height above the details.
  private let headingHeight: Double

  /// The distance between the two lines of a frame.
  private static let frameGap = 3.5

  private struct Metrics {
    var width = 216.0
    var padding = 12.0
    var inset = 9.0
    var glyph = 30.0
    var textGap = 10.0
    var cornerRadius = 10.0
    /// The margin around the screen, and below the details.
    static let rim = 10.0
    static let chipGap = 5.0

    static let usual = Metrics()
    static let small = Metrics(
      width: 168, padding: 8, inset: 6, glyph: 20, textGap: 7, cornerRadius: 8)

    var textStart: Double { padding + glyph + textGap }
    /// The width of the text.
    var room: Double { width - textStart - padding }
  }

  /// - Parameters:
  ///   - arrow: The side of an initial scene's arrow; `nil` for none.
  ///   - hasLoop: Whether a segue leads from the scene to itself.
  ///   - callerCount: The number of scenes whose cards have chips in place of edges to this one.
  ///   - outgoing: The segues for which the card has chips, each with its target and its change.
  ///   - remark: The scene's change, in a picture of two states. If there is none, or only a move, the
  ///     card is small, without the scene's class and badges.
  ///   - screens: The scene's screen.
  ///   - isForMap: Whether a reader can switch parts of the card.
  init(
    _ scene: Scene, platform: Platform = .iOS, arrow: EntryArrow.Side? = .leading,
    hasLoop: Bool = false, callerCount: Int? = nil,
    outgoing: [CardChip.Way] = [], remark: FlowMarks.Remark? = nil,
    screens: CardScreens? = nil, isForMap: Bool = false
  ) {
    self.scene = scene
    self.isForMap = isForMap
    glyph = SceneGlyph(scene, platform: platform)
    self.arrow = scene.isInitial || scene.isEntryPoint ? arrow : nil
    self.hasLoop = hasLoop
    self.screens = screens
    let isMinor = remark.map { $0.mark == .context || $0.isMove } ?? false
    let isSmall = isMinor && screens == nil && !Self.isBroken(scene)
    var metrics = isSmall ? Metrics.small : .usual
    metrics.width = max(metrics.width, screens.map { $0.size.width + 2 * Metrics.rim } ?? 0)
    let name = Self.displayName(of: scene)
    text =
      isSmall
      ? CardText(smallName: name, width: metrics.room)
      : CardText(
        name: name, subtitle: Self.subtitle(of: scene), badge: scene.storyboardIdentifier,
        returns: scene.returnKinds, containers: scene.containers,
        note: callerCount.map { "from \($0) more \($0 == 1 ? "scene" : "scenes")" },
        width: metrics.room, keepsEnd: scene.kind == .heirs)
    let room = metrics.room
    let inherited = scene.bases.map { CardChip(inheritedFrom: $0, by: scene, room: room) }
    chips =
      (isSmall ? [] : inherited)
      + CardChip.chips(
        for: isSmall ? outgoing.filter { $0.mark != .context } : outgoing, room: room)
    if isSmall, chips.isEmpty, remark?.mark == .context {
      metrics.width -= metrics.room - text.nameWidth.rounded(.up)
    }
    details = CardDetails(remark?.cardDetails ?? [], width: metrics.width - 2 * metrics.padding)
    self.metrics = metrics
    headingHeight =
      max(metrics.glyph, text.height + Self.height(of: chips.count)) + 2 * metrics.inset
    let below = [details.height, screens?.size.height ?? 0].filter { $0 > 0 }
    size = Size(
      metrics.width, headingHeight + below.reduce(0) { $0 + $1 + Metrics.rim })
  }

  var leadingMargin: Double { arrow == .leading ? EntryArrow.length + 6 : 0 }

  var trailingMargin: Double { hasLoop && screens != nil ? Spacing.loopReach : 0 }

  var topMargin: Double {
    (arrow == .top ? EntryArrow.length + 6 : 0) + (hasLoop ? Spacing.loopHeight : 0)
  }

  var arrivalDepth: Double? {
    screens.map { screenOrigin.y + min(60, $0.size.height / 3) }
  }

  func control(_ objectID: String) -> Box? {
    screens?.control(objectID)?.offsetBy(screenOrigin)
  }

  /// The marks of the details and of the frames on the screen.
  var marks: Set<FlowMarks.Mark> { details.marks.union(screens?.marks ?? []) }

  /// The height of some chips, with the gaps above them.
  private static func height(of chipCount: Int) -> Double {
    Double(chipCount) * (CardChip.height + Metrics.chipGap)
  }

  /// Whether parts of the screen have frames, as they changed.
  var hasPartFrames: Bool { screens?.marks.isEmpty == false }

  /// The top left corner of the text, relative to the card's. The chips follow below it.
  private var textOrigin: Point {
    let height = text.height + Self.height(of: chips.count)
    return Point(metrics.textStart, (headingHeight - height) / 2)
  }

  func parts(at origin: Point) -> [Drawing.Group] {
    chips.enumerated().map { index, chip in
      let y = textOrigin.y + text.height + Self.height(of: index) + Metrics.chipGap
      return chip.group(at: origin + Point(metrics.textStart, y))
    } + (isForMap ? mapParts(at: origin) : [])
  }

  /// Returns the badges of folded containers, and the name in large letters in place of the screen.
  private func mapParts(at origin: Point) -> [Drawing.Group] {
    var groups: [Drawing.Group] = []
    let badges = text.containerShapes(at: origin + textOrigin)
    if !badges.isEmpty {
      groups.append(
        Drawing.Group(classes: ["container"], owner: scene.id.description, shapes: badges))
    }
    if let screens {
      let area = Box(
        x: origin.x + screenOrigin.x, y: origin.y + screenOrigin.y, width: screens.size.width,
        height: screens.size.height)
      groups.append(
        Drawing.Group(
          classes: ["far-name"], owner: scene.id.description,
          shapes: FarName(Self.displayName(of: scene), in: area).shapes))
    }
    return groups
  }

  /// The top left corner of the screen, relative to the card's.
  private var screenOrigin: Point {
    let top = headingHeight + (details.height > 0 ? details.height + Metrics.rim : 0)
    return Point((size.width - (screens?.size.width ?? 0)) / 2, top)
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
        box, cornerRadius: metrics.cornerRadius, Style(fill: .card, stroke: outline)))
    if scene.kind == .heirs {
      // A frame, since it stands for other cards.
      shapes.append(
        .rectangle(
          box.insetBy(Self.frameGap), cornerRadius: metrics.cornerRadius - Self.frameGap,
          Style(stroke: outline)))
    }
    if let arrow {
      shapes.append(
        EntryArrow.shape(at: box, side: arrow, isEntryPoint: scene.isEntryPoint))
    }
    shapes += glyph.shapes(
      in: Box(
        x: box.minX + metrics.padding, y: box.minY + metrics.inset, width: metrics.glyph,
        height: metrics.glyph), isBroken: isBroken)
    shapes += text.shapes(
      at: origin + textOrigin, subtitlePaint: isBroken ? .fault : .faintInk,
      showsContainers: !isForMap)
    shapes += details.shapes(at: origin + Point(metrics.padding, headingHeight))
    if let screens { shapes += screens.shapes(at: origin + screenOrigin) }
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
      let count = counted(scene.count, group == .storyboard ? "scene" : "screen")
      let segues = scene.innerSegueCount
      let counts = segues > 0 ? "\(count) · \(counted(segues, "segue"))" : count
      let folder = group == .storyboard ? scene.id.path.folder : ""
      return folder.isEmpty ? counts : "\(counts) · \(folder)"
    }
    // A frame is named after the class.
    return scene.kind == .heirs ? nil : scene.customClass
  }

  private static func isBroken(_ scene: Scene) -> Bool {
    scene.reference?.resolution.isFault ?? false
  }
}

extension FlowMarks.Remark {
  /// The lines of a card: the words for the scene, then what changed on its screen.
  fileprivate var cardDetails: [FlowMarks.Detail] {
    (words.isEmpty ? [] : [FlowMarks.Detail(.changed, words)]) + details
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
    case .excluded: "excluded"
    case .missingXib: "no xib ‘\(xibName ?? "")’"
    case .sourceOnly: className.map { "class ‘\($0)’" } ?? "known from source only"
    }
  }
}
