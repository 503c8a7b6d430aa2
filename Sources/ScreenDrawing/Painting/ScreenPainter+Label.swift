import DrawingModel
import ScreenModel

extension ScreenPainter {
  mutating func paintLabel(_ view: ScreenView, in box: Box) {
    guard let text = view.text else { return }
    var look = TextLook(text, else: ink)
    if view.kind == .watchLabel { look.lineCount = text.lineCount }
    canvas.text(text.string, in: box, look)
  }

  /// Draws the outline of a view that has nothing else to show.
  mutating func paintPlain(_ view: ScreenView, in box: Box) {
    guard view.subviews.isEmpty else { return }
    if view.kind == .view, let name = view.customClass, view.background == nil,
      view.border.width == 0
    {
      // The content of a custom class is unknown, so its name is shown.
      paintCrossed(box, radius: view.border.cornerRadius, name: name)
      return
    }
    guard view.kind == .collection || view.kind == .scroll else { return }
    canvas.rectangle(box.insetBy(2), cornerRadius: 4, line: .init(fill, width: 1))
  }

  mutating func paintEffect(_ view: ScreenView, in box: Box) {
    guard view.background == nil else { return }
    let isDark = view.style?.lowercased().contains("dark") ?? false
    let color = isDark ? ScreenColor(0x202124, alpha: 0.72) : surroundings.ground.faded(to: 0.82)
    canvas.rectangle(box, cornerRadius: view.border.cornerRadius, fill: color)
    surroundings.ground = color.over(surroundings.ground)
  }

  mutating func paintContainer(_ view: ScreenView, in box: Box) {
    if let screen = context.embeddedScreens[view.objectID], paintEmbedded(screen, in: box) {
      return
    }
    let name = context.embeddedNames[view.objectID] ?? "Container"
    paintCrossed(box, radius: view.border.cornerRadius, name: name)
  }

  /// Draws a box with the class name, for an element that this version does not know.
  mutating func paintUnknown(_ view: ScreenView, in box: Box) {
    guard !Self.unseen.contains(view.element) else { return }
    canvas.rectangle(
      box, cornerRadius: max(view.border.cornerRadius, 2), fill: faintFill,
      line: .init(placeholderInk))
    guard view.subviews.isEmpty else { return }
    paintName(view.customClass ?? view.element, in: box)
  }

  /// Parts of AppKit's scroll views that are visible only while scrolling.
  private static let unseen: Set<String> = ["scroller", "tableHeaderView"]

  /// Draws an outlined box with a name, for content that is drawn elsewhere.
  mutating func paintCrossed(_ box: Box, radius: Double, name: String) {
    canvas.rectangle(box, cornerRadius: radius, fill: faintFill, line: .init(separator))
    paintName(name, in: box)
  }

  /// Draws a name in the middle of a box, in an unobtrusive size, if there is room.
  mutating func paintName(_ name: String, in box: Box) {
    let size = min(max(15, 8 / canvas.scale), box.size.height * 0.6)
    guard size * canvas.scale >= 4, box.size.width > size * 2 else { return }
    var look = TextLook(faintInk, size: size, anchor: .middle)
    look.truncation = .middle
    canvas.text(name, in: box.insetBy(2), look)
  }
}
