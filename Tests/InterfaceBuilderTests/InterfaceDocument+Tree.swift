import FlowModel
import InterfaceBuilder

extension InterfaceDocument {
  /// The document as an indented tree for comparison, with one fact on each line.
  var tree: String {
    var lines = ["\(format) \(version) \(platform) at \(location)"]
    if isLaunchScreen { lines.append("  launch screen") }
    if let initialViewController { lines.append("  initial \(initialViewController)") }
    if let filesOwner { lines.append("  \(filesOwner.line)") }
    for scene in scenes { lines += scene.lines.map { "  " + $0 } }
    for finding in findings { lines.append("  \(finding)") }
    return lines.joined(separator: "\n")
  }
}

extension InterfaceDocument.FilesOwner {
  fileprivate var line: String {
    ["owner \(objectID)", customClass, isController ? "controller" : nil, title, "\(location)"]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension InterfaceScene {
  fileprivate var lines: [String] {
    let facts: [(String, String?)] = [
      ("class", scene.customClass), ("module", scene.customModule),
      ("identifier", scene.storyboardIdentifier), ("title", scene.title),
      ("label", scene.userLabel), ("navigation", navigationItemTitle), ("tab", tabBarItemTitle),
      ("table", scene.table?.rawValue),
      ("cells", scene.reuseIdentifiers.isEmpty ? nil : "\(scene.reuseIdentifiers)"),
      ("at", scene.canvasLocation.map { "\($0.x),\($0.y)" }),
      ("storyboard", placeholder?.storyboardName), ("scene", placeholder?.referencedIdentifier),
      ("bundle", placeholder?.bundleIdentifier), ("exits", exits.isEmpty ? nil : "\(exits)"),
    ]
    let known = facts.compactMap { name, value in value.map { " \(name)=\($0)" } }.joined()
    let head = "\(scene.location.line): \(scene.kind.name) \(scene.id.objectID) '\(scene.name)'"
    let attributes = scene.runtimeAttributes.map {
      "  \($0.line): \($0.objectID).\($0.keyPath) \($0.type) '\($0.value)'"
    }
    return [head + known] + attributes + segues.map { "  " + $0.line }
  }
}

extension Segue {
  fileprivate var line: String {
    let facts: [(String, String?)] = [
      ("identifier", identifier), ("relationship", relationship), ("order", order.map { "\($0)" }),
      ("unwinds", unwindAction), ("class", customClass), ("module", customModule),
      ("creator", creationSelector),
    ]
    let known = facts.compactMap { name, value in value.map { " \(name)=\($0)" } }.joined()
    let presented = presentation.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    let fired = trigger.map {
      " by \($0.element) \($0.objectID ?? "") '\($0.title ?? "")' \($0.event ?? "nothing")"
    }
    let way = "\(source.objectID) -> \(destination?.objectID ?? "nowhere")"
    return "\(location.line): \(kind.rawValue) \(id.objectID) \(way)" + known + presented.joined()
      + (fired ?? "")
  }
}
