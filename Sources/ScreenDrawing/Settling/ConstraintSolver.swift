import DrawingModel
import ScreenModel

/// Computes frames for the subviews that have none, from the constraints between them and their
/// parent.
///
/// Each equation with one unknown determines that unknown; this repeats until none is left. What is
/// still undetermined then takes its natural size and, as a last resort, a place below the
/// preceding view.
struct ConstraintSolver {
  private let view: ScreenView
  private let safeArea: Box
  private var spans: [(horizontal: Span, vertical: Span)]
  private var places: [String: Int] = [:]
  private var equations: [ScreenView.Constraint]

  init(_ view: ScreenView, safeArea: Box) {
    self.view = view
    self.safeArea = safeArea
    spans = view.subviews.map { subview in
      guard let frame = subview.frame else { return (Span(), Span()) }
      return (
        Span(from: frame.x, to: frame.x + frame.width),
        Span(from: frame.y, to: frame.y + frame.height)
      )
    }
    for (index, subview) in view.subviews.enumerated() where !subview.objectID.isEmpty {
      places[subview.objectID] = places[subview.objectID] ?? index
    }
    let own = view.subviews.flatMap { subview in
      subview.constraints.filter { $0.secondItem == nil || $0.firstItem == $0.secondItem }
        .map { constraint in
          var named = constraint
          named.firstItem = named.firstItem ?? subview.objectID
          return named
        }
    }
    equations = (view.constraints + own).filter { $0.relation == "equal" }
    equations.sort { $0.priority > $1.priority }
  }

  /// - Returns: A frame for each subview that had none, by its index.
  mutating func frames() -> [(Int, Box)] {
    propagate()
    let missing = view.subviews.indices.filter { view.subviews[$0].frame == nil }
    for index in missing { takeNaturalSize(index) }
    propagate()
    var y = safeArea.minY + 8
    return missing.map { index in
      let natural = view.subviews[index].naturalSize(in: safeArea.size.width)
      let (horizontal, vertical) = spans[index]
      let width = horizontal.length ?? natural.width
      let height = vertical.length ?? natural.height
      let fills = view.subviews[index].role == .contentView
      let box = Box(
        x: horizontal.low ?? (fills ? 0 : safeArea.minX + 8), y: vertical.low ?? (fills ? 0 : y),
        width: fills ? view.box.size.width : width, height: fills ? view.box.size.height : height)
      if vertical.low == nil { y = box.maxY + 8 }
      return (index, box)
    }
  }

  /// Gives a view its natural size, if its position is known or another view depends on its length.
  private mutating func takeNaturalSize(_ index: Int) {
    let natural = view.subviews[index].naturalSize(in: safeArea.size.width)
    if spans[index].horizontal.length == nil {
      _ = spans[index].horizontal.set(.length, natural.width)
    }
    if spans[index].vertical.length == nil {
      _ = spans[index].vertical.set(.length, natural.height)
    }
  }

  private mutating func propagate() {
    // The number of passes is limited, since each may determine only one view; chains on real
    // screens are short.
    for _ in 0..<8 {
      var isNews = false
      for equation in equations where apply(equation) { isNews = true }
      if !isNews { return }
    }
  }

  private mutating func apply(_ equation: ScreenView.Constraint) -> Bool {
    guard let first = Attribute(equation.firstAttribute) else { return false }
    let isAlone = equation.secondAttribute == nil
    if isAlone {
      guard first.part == .length else { return false }
      return set(equation.firstItem, first, equation.constant)
    }
    guard let second = equation.secondAttribute.flatMap(Attribute.init),
      first.isHorizontal == second.isHorizontal || first.part == .length
    else { return false }
    if let value = value(of: equation.secondItem, second) {
      return set(equation.firstItem, first, value * equation.multiplier + equation.constant)
    }
    guard let value = value(of: equation.firstItem, first), abs(equation.multiplier) > 0.001
    else { return false }
    return set(equation.secondItem, second, (value - equation.constant) / equation.multiplier)
  }

  private mutating func set(_ item: String?, _ attribute: Attribute, _ value: Double) -> Bool {
    guard let index = item.flatMap({ places[$0] }), view.subviews[index].frame == nil
    else { return false }
    return attribute.isHorizontal
      ? spans[index].horizontal.set(attribute.part, value)
      : spans[index].vertical.set(attribute.part, value)
  }

  private func value(of item: String?, _ attribute: Attribute) -> Double? {
    if let index = item.flatMap({ places[$0] }) {
      return (attribute.isHorizontal ? spans[index].horizontal : spans[index].vertical)[
        attribute.part]
    }
    let own = Box(x: 0, y: 0, width: view.box.size.width, height: view.box.size.height)
    let isOwn = item == nil || item == view.objectID
    var box = isOwn ? own : safeArea
    if attribute.isMargin {
      let margin = view.layoutMargins ?? ScreenInsets(top: 8, left: 16, bottom: 8, right: 16)
      box = Box(
        x: box.minX + margin.left, y: box.minY + margin.top,
        width: box.size.width - margin.left - margin.right,
        height: box.size.height - margin.top - margin.bottom)
    }
    return attribute.isHorizontal
      ? Span(from: box.minX, to: box.maxX)[attribute.part]
      : Span(from: box.minY, to: box.maxY)[attribute.part]
  }
}

/// The axis and the part of a view that a layout attribute denotes, by Interface Builder's name.
private struct Attribute {
  let isHorizontal: Bool
  let part: Span.Part
  let isMargin: Bool

  init?(_ name: String) {
    isMargin = name.hasSuffix("Margin") || name.hasSuffix("WithinMargins")
    let base =
      name.hasSuffix("Margin")
      ? String(name.dropLast(6)) : isMargin ? String(name.dropLast(13)) : name
    switch base {
    case "leading", "left": (isHorizontal, part) = (true, .low)
    case "trailing", "right": (isHorizontal, part) = (true, .high)
    case "width": (isHorizontal, part) = (true, .length)
    case "centerX": (isHorizontal, part) = (true, .middle)
    case "top": (isHorizontal, part) = (false, .low)
    case "bottom": (isHorizontal, part) = (false, .high)
    case "height": (isHorizontal, part) = (false, .length)
    case "centerY", "baseline", "firstBaseline", "lastBaseline":
      (isHorizontal, part) = (false, .middle)
    default: return nil
    }
  }
}
