import ScreenModel

extension ViewReader {
  /// Takes what a layer's own attributes, and the `@IBInspectable` ones that many apps give their
  /// views, say about looks: `layer.cornerRadius`, `cornerRadius`, `borderWidth`, `borderColor` ….
  func readRuntimeAttribute(_ attribute: Element, into view: inout ScreenView) {
    guard attribute.is(.userDefinedRuntimeAttribute), let path = attribute[.keyPath] else { return }
    switch path.split(separator: ".").last.map({ $0.lowercased() }) {
    case "cornerradius", "radius", "viewcornerradius", "_cornerradius":
      if let radius = attribute.runtimeNumber { view.border.cornerRadius = max(0, radius) }
    case "borderwidth", "_borderwidth":
      if let width = attribute.runtimeNumber { view.border.width = max(0, width) }
    case "bordercolor", "borderuicolor", "bordercolorfromuicolor", "borderibcolor":
      if let color = document.color(attribute.child(key: .value)) { view.border.color = color }
    case "fillcolor", "backgroundcolor":
      if let color = document.color(attribute.child(key: .value)) { view.background = color }
    case "maskstobounds", "clipstobounds":
      view.clipsSubviews = attribute.isTrue(.value)
    case "hidden", "ishidden":
      view.isHidden = attribute.isTrue(.value)
    case "masktype", "_masktype":
      // IBAnimatable's mask.
      guard attribute[.value]?.lowercased() == "circle", let frame = view.frame else { return }
      view.border.cornerRadius = min(frame.width, frame.height) / 2
      view.clipsSubviews = true
    default: break
    }
  }
}

extension Element {
  /// Of an attribute whose value is `<real value="8"/>`, `<integer value="8"/>` or text.
  fileprivate var runtimeNumber: Double? { child(key: .value)?.number(.value) ?? number(.value) }
}
