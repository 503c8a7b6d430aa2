import FlowModel

/// The text of a tooltip for a scene or an edge, with everything that the picture may shorten.
enum Tooltip {
  static func text(for scene: Scene) -> String {
    var lines = [scene.name]
    if scene.kind == .heirs {
      return (lines + ["What these screens inherit", "Class at \(scene.location)"])
        .map(\.drawnLine).joined(separator: "\n")
    }
    lines += scene.bases.map { "Inherits what leaves \($0.name)" }
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
    for container in scene.containers {
      let names = [container.storyboardIdentifier.map { "'\($0)'" }, container.customClass]
      let description = [container.kind.name] + names.compactMap(\.self)
      lines.append("In " + description.joined(separator: " ") + " at \(container.location)")
    }
    lines += attributes(scene.presentation)
    lines += CallList(scene.returns).lines(prefix: "Closed by ")
    lines.append("\(scene.kind.name) at \(scene.location)")
    return lines.map(\.drawnLine).joined(separator: "\n")
  }

  static func text(for segue: Segue, in graph: FlowGraph) -> String {
    let name = { (id: SceneID) in graph.scene(id)?.name ?? "missing '\(id.objectID)'" }
    var lines = [heading(of: segue)]
    let targets = segue.targets.map(name)
    let end = targets.isEmpty ? "exit \(segue.unwindAction ?? "")" : targets.joined(separator: ", ")
    lines.append("\(name(segue.source)) → \(end)")
    if let fault = segue.unwindFault { lines.append(fault.explanation) }
    if let customClass = segue.customClass { lines.append("Class: \(customClass)") }
    if let selector = segue.creationSelector { lines.append("Made by: \(selector)") }
    if let phrase = segue.triggerPhrase { lines.append("Fired by: \(phrase)") }
    if !segue.through.isEmpty {
      lines.append("Through: " + segue.through.map(\.className).joined(separator: ", "))
    }
    lines += attributes(segue.presentation)
    lines += CallList(segue.callSites).lines()
    // For a segue that source makes, the list of calls states its place.
    if segue.origin == .storyboard || segue.callSites.isEmpty { lines.append("\(segue.location)") }
    return lines.map(\.drawnLine).joined(separator: "\n")
  }

  private static func attributes(_ values: [String: String]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  private static func heading(of segue: Segue) -> String {
    let kind =
      (segue.relationship ?? segue.kind.rawValue) + (segue.origin == .code ? ", from code" : "")
    return segue.identifier.map { "\(kind) ‘\($0)’" } ?? kind
  }
}

/// Calls in source as a tooltip lists them: `pushViewController at App/List.swift:31`.
struct CallList {
  private let sites: [CallSite]

  /// The greatest number of calls that are listed; more would fill the screen.
  private static let limit = 8

  init(_ sites: [CallSite]) { self.sites = sites }

  /// Returns a line for each call, and one with the number of those beyond the limit.
  func lines(prefix: String = "") -> [String] {
    let shown = sites.count > Self.limit + 1 ? sites.prefix(Self.limit) : sites[...]
    let lines = shown.map { site in
      let doubt = site.confidence == .possible ? " (possible)" : ""
      return "\(prefix)\(site.call) at \(site.location)\(doubt)"
    }
    return shown.count == sites.count ? lines : lines + ["and \(sites.count - shown.count) more"]
  }
}
