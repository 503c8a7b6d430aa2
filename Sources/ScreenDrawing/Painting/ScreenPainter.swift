import DrawingModel
import ScreenModel

/// Paints a screen whose frames are computed: each view at its frame, in the style of its kind.
struct ScreenPainter {
  let screen: Screen
  let context: ScreenContext
  let chrome: ScreenChrome
  var canvas: ScreenCanvas
  var anchors: [String: Box] = [:]
  var hidden: [String: Box] = [:]
  /// The title in the screen's own bar.
  var title: Wireframe.Title?
  /// What subviews inherit from the views that enclose them.
  var surroundings: Surroundings
  /// Whether the views being painted belong to an embedded scene.
  var isEmbedded = false
  /// Whether the next view is a picture that fills its parent behind other views.
  var isBackdrop = false
  /// Whether the next button on tvOS has the focus.
  var isFocused = true
  private var depth = 0

  struct Surroundings {
    var tint: ScreenColor
    /// The opaque colour below; default colours are chosen to be legible on it.
    var ground: ScreenColor
    var isEnabled = true
    /// The table that contains the cell or section.
    var table: ScreenView.Table?
    /// Whether a section draws the card behind its cells.
    var isInSection = false
  }

  init(_ screen: Screen, in context: ScreenContext, chrome: ScreenChrome, canvas: ScreenCanvas) {
    self.screen = screen
    self.context = context
    self.chrome = chrome
    self.canvas = canvas
    surroundings = Surroundings(tint: .blue, ground: screen.defaultGround)
  }

  /// Real screens are nested less deeply, and this depth does not overflow the stack.
  private static let maxDepth = 100

  /// - Parameter origin: The parent's origin, in points of the screen.
  mutating func paint(_ view: ScreenView, at origin: Point) {
    guard depth < Self.maxDepth, !canvas.isFull else { return }
    let box = view.box.offsetBy(origin)
    guard !view.isHidden, view.alpha > 0.005 else { return conceal(view.objectID, at: box) }
    // Except for zero-height layout containers, an empty view has no visible subviews.
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
      // AppKit's frames extend a few points beyond what they show.
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

  /// Records where an object is visible, so that a segue can start there.
  mutating func anchor(_ objectID: String?, at box: Box) {
    guard let objectID, anchors[objectID] == nil, let seen = place(of: objectID, at: box) else {
      return
    }
    anchors[objectID] = seen
  }

  /// Records where a hidden view would be visible.
  private mutating func conceal(_ objectID: String, at box: Box) {
    guard hidden[objectID] == nil, let place = place(of: objectID, at: box) else { return }
    hidden[objectID] = place
  }

  /// Returns the box of an object in the picture; `nil` if it is outside, or belongs to another
  /// scene.
  private func place(of objectID: String, at box: Box) -> Box? {
    guard !objectID.isEmpty, !isEmbedded, box.isFinite else { return nil }
    let seen = box.intersection(canvas.clip.box)
    guard seen.size.width > 0, seen.size.height > 0 else { return nil }
    return canvas.scaled(seen).rounded
  }
}
