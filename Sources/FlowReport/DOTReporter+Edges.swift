import DrawingModel
import FlowModel
import FlowStyle

extension DOTReporter {
  /// Returns one statement for each scene that the segue may lead to, or one to its exit.
  func edges(of segue: Segue) -> [String] {
    let isUnwind = segue.kind.family == .unwind
    guard !segue.targets.isEmpty else {
      return [edge(segue, to: exitID(segue), label: [])]
    }
    let placement = isUnwind ? ["constraint=false"] : []
    let label = label(segue, as: isUnwind ? "xlabel" : "label")
    return segue.targets.map { edge(segue, to: nodeID($0), label: placement + label) }
  }

  private func edge(_ segue: Segue, to target: String, label: [String]) -> String {
    let link = links.map { ["URL=\(DOTText.quoted($0.address(of: segue)))"] } ?? []
    let attributes = (style(of: segue) + label + link).joined(separator: ", ")
    return "\(nodeID(segue.source)) -> \(target) [\(attributes)];\n"
  }

  private func style(of segue: Segue) -> [String] {
    let style = segue.kind.family.edgeStyle
    let color = hex(style.stroke.paint)
    var attributes = ["color=\"\(color)\"", "penwidth=\(style.stroke.width)"]
    if segue.origin == .code {
      attributes.append("style=dotted")
    } else if !style.stroke.dash.isEmpty {
      attributes.append("style=dashed")
    }
    attributes.append("arrowhead=\(style.head.graphvizName)")
    if style.tail == .diamond { attributes += ["dir=both", "arrowtail=diamond"] }
    return attributes
  }

  private func label(_ segue: Segue, as attribute: String) -> [String] {
    let lines = segue.captionLines.map { XMLText.escaped($0.shortened(to: 48)) }
    guard !lines.isEmpty else { return [] }
    let color = hex(segue.kind.family.edgeStyle.stroke.paint)
    return ["fontcolor=\"\(color)\"", "\(attribute)=<\(lines.joined(separator: "<BR/>"))>"]
  }
}

extension EdgeStyle.Head {
  /// Graphviz's name of the arrowhead, whose parts are listed from the tip backward.
  fileprivate var graphvizName: String {
    switch self {
    case .triangle: "normal"
    case .doubleChevron: "veevee"
    case .barredTriangle: "teenormal"
    case .dot: "dot"
    case .openArrow: "vee"
    case .none: "none"
    }
  }
}
