import DrawingModel
import ScreenModel

/// Paints a settled screen: each view at its frame, in the looks of its kind.
struct ScreenPainter {
  let screen: Screen
  let context: ScreenContext
  let chrome: ScreenChrome
  var canvas: ScreenCanvas
  var anchors: [String: Box] = [:]
  /// What the views inside inherit.
  var surroundings: Surroundings
  /// Whether what is painted belongs to another scene.
  var isEmbedded = false
  /// Whether the next view fills its parent, behind others.
  var isBackdrop = false
  /// Whether the next button of a television has the focus.
  var isFocused = true
  private var depth = 0

  struct Surroundings {
    var tint: ScreenColor
    /// What lies beneath, opaque: what the file leaves open is chosen to be read on it.
    var ground: ScreenColor
    var isEnabled = true
    /// The table that a cell or a section stands in.
    var table: ScreenView.Table?
    /// Whether a section draws the card that its cells stand on.
    var isInSection = false
  }

  init(_ screen: Screen, in context: ScreenContext, chrome: ScreenChrome, canvas: ScreenCanvas) {
    self.screen = screen
    self.context = context
    self.chrome = chrome
    self.canvas = canvas
    surroundings = Surroundings(tint: .blue, ground: screen.defaultGround)
  }

  /// Deeper than any screen is nested, and no danger to the stack.
  private static let maxDepth = 100

  /// - Parameter origin: Of the parent, in points of the screen.
  mutating func paint(_ view: ScreenView, at origin: Point) {
    guard !view.isHidden, view.alpha > 0.005, depth < Self.maxDepth, !canvas.isFull else { return }
    let box = view.box.offsetBy(origin)
    // Layout guides of a clear parent aside, what can't be seen holds nothing that can.
    guard box.size.width > 0, box.size.height > 0 || !view.subviews.isEmpty else { return }
    anchor(view.objectID, at: box)
    let outer = (surroundings, canvas.clip)
    if view.kind != .imageView { isBackdrop = false }
    depth += 1
    let mark = view.alpha < 0.995 ? canvas.mark() : nil
    paintContent(of: view, in: box)
    if let mark { canvas.fade(from: mark, to: view.alpha) }
    depth -= 1
    (surroundings, canvas.clip) = outer
  }

  private mutating func paintContent(of view: ScreenView, in box: Box) {
    surroundings.ground = canvas.ground(beneath: box) ?? surroundings.ground
    if let tint = view.tint { surroundings.tint = tint }
    if !view.isEnabled { surroundings.isEnabled = false }
    paintGround(of: view, in: box)
    paintKind(of: view, in: box)
    paintSubviews(of: view, in: box)
    paintBorder(of: view, in: box)
  }

  private mutating func paintGround(of view: ScreenView, in box: Box) {
    guard !view.paintsOwnGround, let color = view.background ?? defaultGround(of: view) else {
      return
    }
    canvas.rectangle(box, cornerRadius: view.border.cornerRadius, fill: color)
    surroundings.ground = color.over(surroundings.ground)
  }

  mutating func paintBorder(of view: ScreenView, in box: Box) {
    guard view.border.width > 0 else { return }
    let color = view.border.color ?? surroundings.ground.ink()
    canvas.rectangle(
      box, cornerRadius: view.border.cornerRadius, line: .init(color, width: view.border.width))
  }

  private mutating func paintSubviews(of view: ScreenView, in box: Box) {
    guard !view.subviews.isEmpty, !view.drawsOwnSubviews else { return }
    if view.cutsSubviews(on: screen.platform) {
      // AppKit's frames reach beyond what they show by a few points.
      let reach = isMac && !view.clipsSubviews && view.kind != .scroll ? box.insetBy(-4) : box
      canvas.clip = canvas.clip.cut(to: reach, cornerRadius: view.border.cornerRadius)
      guard !canvas.clip.isEmpty else { return }
    }
    for (index, subview) in view.subviews.enumerated() {
      isBackdrop =
        subview.covers(box)
        && view.subviews[(index + 1)...].prefix(50).contains {
          !$0.isHidden && $0.box.intersects(subview.box)
        }
      paint(subview, at: box.origin)
    }
  }

  /// Notes where an object can be seen, for a segue to start at.
  mutating func anchor(_ objectID: String?, at box: Box) {
    guard let objectID, !objectID.isEmpty, !isEmbedded else { return }
    let seen = box.intersection(canvas.clip.box)
    guard seen.size.width > 0, seen.size.height > 0, anchors[objectID] == nil else { return }
    anchors[objectID] = canvas.scaled(seen).rounded
  }
}
