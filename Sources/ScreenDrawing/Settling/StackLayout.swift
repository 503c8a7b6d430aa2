import DrawingModel
import ScreenModel

/// Arranges a stack's views by its axis, spacing, distribution and alignment.
struct StackLayout {
  private let axis: ScreenView.Stack.Axis
  private let spacing: Double
  private let distribution: String
  private let alignment: String
  /// The stack's length along its axis, and its width across it.
  private let length: Double
  private let breadth: Double

  static func apply(to view: inout ScreenView) {
    let shown = view.subviews.indices.filter { !view.subviews[$0].isHidden }
    let layout = StackLayout(view, stack: view.stack ?? ScreenView.Stack())
    let boxes = layout.boxes(of: shown.map { view.subviews[$0] })
    for (index, box) in zip(shown, boxes) { view.subviews[index].box = box }
  }

  /// Arranges the panes of a split view, all with the same width.
  static func applyAsPanes(to view: inout ScreenView) {
    var stack = view.stack ?? ScreenView.Stack()
    stack.distribution = "fillEqually"
    stack.alignment = "fill"
    stack.spacing = 1
    let layout = StackLayout(view, stack: stack)
    let boxes = layout.boxes(of: view.subviews)
    for (index, box) in boxes.enumerated() { view.subviews[index].box = box }
  }

  private init(_ view: ScreenView, stack: ScreenView.Stack) {
    axis = stack.axis
    spacing = stack.spacing.isFinite ? min(max(stack.spacing, -100), 1000) : 0
    distribution = stack.distribution
    alignment = stack.alignment
    let size = view.box.size
    (length, breadth) =
      stack.axis == .vertical ? (size.height, size.width) : (size.width, size.height)
  }

  private func boxes(of views: [ScreenView]) -> [Box] {
    guard !views.isEmpty else { return [] }
    let isUpright = axis == .vertical
    let sizes = views.map { $0.naturalSize(in: isUpright ? breadth : length) }
    var lengths = sizes.map { isUpright ? $0.height : $0.width }
    let gaps = spacing * Double(views.count - 1)
    var gap = spacing
    let spare = length - gaps - lengths.reduce(0, +)
    if distribution == "fillEqually" {
      let each = max(0, (length - gaps) / Double(views.count))
      lengths = lengths.map { _ in each }
    } else if distribution == "fill", lengths[stretchable(in: views)] + spare >= 0 {
      lengths[stretchable(in: views)] += spare
    } else if spare < 0 {
      let total = lengths.reduce(0, +)
      let share = total > 0 ? max(0, (length - gaps) / total) : 0
      lengths = lengths.map { $0 * share }
    } else if distribution.hasPrefix("fill") {
      lengths[stretchable(in: views)] += spare
    } else if distribution.hasPrefix("equal"), views.count > 1 {
      gap += spare / Double(views.count - 1)
    }
    var start = 0.0
    return zip(lengths, sizes).map { length, size in
      defer { start += length + gap }
      return box(from: start, length: length, breadth: isUpright ? size.width : size.height)
    }
  }

  /// Returns the view that takes the remaining room, preferring one without a natural size.
  private func stretchable(in views: [ScreenView]) -> Int {
    let elastic: Set<ScreenView.Kind> = [
      .view, .textField, .textView, .scroll, .table, .collection, .slider, .progress, .stack,
      .container, .map, .web, .unknown, .imageView, .searchBar,
    ]
    let attribute = axis == .vertical ? "height" : "width"
    return views.indices.first {
      elastic.contains(views[$0].kind) && views[$0].fixed(attribute) == nil
    } ?? views.indices.first { views[$0].fixed(attribute) == nil } ?? views.count - 1
  }

  private func box(from start: Double, length: Double, breadth natural: Double) -> Box {
    let across = alignment == "fill" ? breadth : min(natural, breadth)
    let offset =
      switch alignment {
      case "center", "centerX", "centerY": (breadth - across) / 2
      case "trailing", "bottom", "right", "lastBaseline": breadth - across
      default: 0.0
      }
    return axis == .vertical
      ? Box(x: offset, y: start, width: across, height: length)
      : Box(x: start, y: offset, width: length, height: across)
  }
}
