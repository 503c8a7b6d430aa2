import DrawingModel
import FlowModel
import FlowStyle

extension DOTReporter {
  /// - Parameter isOrdered: Whether the layout keeps the order of the scene's segues, as for tabs.
  func node(_ scene: Scene, isOrdered: Bool) -> String {
    var rows = [title(scene.caption)]
    if scene.kind == .heirs {
      return card(scene, rows, border: .faintInk, style: "ROUNDED,DASHED", isOrdered: isOrdered)
    }
    rows += scene.bases.map { row(faint("△ " + $0.caption, size: 9)) }
    if let name = scene.customClass?.nonEmpty { rows.append(row(faint(name, size: 10))) }
    if let fault = scene.fault {
      rows.append(row(colored(fault, .fault, size: 10)))
      return card(scene, rows, border: .fault, style: "ROUNDED,DASHED", isOrdered: isOrdered)
    }
    if let whereabouts = scene.whereabouts {
      rows.append(row(faint(whereabouts, size: 10)))
      return card(scene, rows, border: .cardLine, style: "ROUNDED,DASHED", isOrdered: isOrdered)
    }
    if scene.kindCaption != "view" { rows.append(row(faint(scene.kindCaption, size: 9))) }
    if let identifier = scene.storyboardIdentifier?.nonEmpty {
      rows.append(row(faint(identifier, size: 10), fill: .badge))
    }
    if !scene.containers.isEmpty { rows.append(row(faint(scene.containerCaption, size: 9))) }
    if !scene.returnKinds.isEmpty { rows.append(row(faint(scene.returnCaption, size: 9))) }
    return scene.isClass
      ? card(scene, rows, border: .faintInk, style: "ROUNDED,DOTTED", isOrdered: isOrdered)
      : card(scene, rows, border: .cardLine, style: "ROUNDED", isOrdered: isOrdered)
  }

  /// Returns a node for a scene that a segue names but the graph does not contain.
  func missingNode(_ id: SceneID) -> String {
    let rows = [
      title(id.objectID.nonEmpty ?? "?"),
      row(colored("missing scene", .fault, size: 10)),
    ]
    let label = table(rows, border: .fault, style: "ROUNDED,DASHED")
    return "\(nodeID(id)) [label=\(label)];\n"
  }

  /// Returns a node for the exit of an unwind segue whose handler is unknown.
  func exitNode(_ segue: Segue) -> String {
    var rows = [
      row(colored("Exit", .unwind, size: 11)),
      row(
        colored(segue.unwindAction?.singleLine.nonEmpty ?? segue.kind.rawValue, .unwind, size: 9)),
    ]
    if let fault = segue.unwindFault { rows.append(row(colored(fault.phrase, .fault, size: 9))) }
    let label = table(rows, border: .unwind, style: "ROUNDED,DASHED")
    return "\(exitID(segue)) [label=\(label)];\n"
  }

  func exitID(_ segue: Segue) -> String { DOTText.name("exit \(segue.id)") }

  /// Returns Xcode's arrow into the initial scene of the app or of its storyboard.
  func entryArrow(_ scene: Scene) -> String? {
    guard scene.isEntryPoint || scene.isInitial else { return nil }
    let color = hex(scene.isEntryPoint ? .entry : .cardLine)
    let id = DOTText.name("entry \(scene.id)")
    return """
      \(id) [shape=point, width=0.12, color="\(color)"]; \(id) -> \(nodeID(scene.id)) \
      [color="\(color)", penwidth=\(scene.isEntryPoint ? 3 : 1.6), weight=4];

      """
  }

  func nodeID(_ id: SceneID) -> String { DOTText.name(id.description) }
}

// MARK: - HTML-like labels

extension DOTReporter {
  private func card(
    _ scene: Scene, _ rows: [String], border: Paint, style: String, isOrdered: Bool
  ) -> String {
    let ordering = isOrdered ? ", ordering=out" : ""
    let label = table(rows, border: border, style: style)
    let link = links.map { ", URL=\(DOTText.quoted($0.address(of: scene)))" } ?? ""
    return "\(nodeID(scene.id)) [label=\(label)\(ordering)\(link)];\n"
  }

  private func table(_ rows: [String], border: Paint, style: String) -> String {
    """
    <<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="3" CELLPADDING="2" \
    STYLE="\(style)" COLOR="\(hex(border))" BGCOLOR="\(hex(.card))">\(rows.joined())</TABLE>>
    """
  }

  /// Returns the first row, which determines a card's least width.
  private func title(_ content: String) -> String {
    "<TR><TD ALIGN=\"LEFT\" WIDTH=\"120\"><B>\(text(content))</B></TD></TR>"
  }

  private func row(_ content: String, fill: Paint? = nil) -> String {
    let background = fill.map { " BGCOLOR=\"\(hex($0))\"" } ?? ""
    return "<TR><TD ALIGN=\"LEFT\"\(background)>\(content)</TD></TR>"
  }

  private func faint(_ content: String, size: Int) -> String {
    colored(content, .faintInk, size: size)
  }

  private func colored(_ content: String, _ paint: Paint, size: Int) -> String {
    "<FONT COLOR=\"\(hex(paint))\" POINT-SIZE=\"\(size)\">\(text(content))</FONT>"
  }

  /// Returns text for an element. Graphviz reports a syntax error for an empty one, so empty text
  /// becomes a space.
  private func text(_ content: String) -> String {
    XMLText.escaped(content.singleLine.shortened(to: 48)).nonEmpty ?? " "
  }
}
