import FlowModel

/// What hovering over a scene tells: everything that the card may have had to cut.
enum SceneTooltip {
  static func text(for scene: Scene) -> String {
    var lines = [scene.name]
    if let customClass = scene.customClass {
      lines.append("Class: " + (scene.customModule.map { "\($0).\(customClass)" } ?? customClass))
    }
    if let identifier = scene.storyboardIdentifier { lines.append("Identifier: \(identifier)") }
    if let title = scene.title, title != scene.name { lines.append("Title: \(title)") }
    if scene.isEntryPoint {
      lines.append("The app starts here")
    } else if scene.isInitial {
      lines.append("Initial scene of its storyboard")
    }
    if let place = scene.classLocation, place != scene.location {
      lines.append("Declared at \(place)")
    }
    lines += CallList(scene.returns).lines(prefix: "Closed by ")
    lines.append("\(scene.element) at \(scene.location)")
    return lines.map(\.singleLine).joined(separator: "\n")
  }
}
