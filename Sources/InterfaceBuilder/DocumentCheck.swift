import FlowModel

/// Reports parts of a storyboard that the graph cannot represent.
struct DocumentCheck {
  private let path: String
  private var findings: [Finding] = []

  /// - Returns: By line.
  static func findings(for root: Element, path: String) -> [Finding] {
    var check = Self(path: path)
    check.look(at: root)
    return check.findings.sorted()
  }

  private init(path: String) { self.path = path }

  private mutating func look(at root: Element) {
    var controllers = Set<String>()
    for scene in root.descendants(.scene) {
      look(at: scene, known: &controllers)
    }
    var segues = Set<String>()
    for segue in root.descendants(.segue) {
      look(at: segue, knownSegues: &segues)
    }
    let objects = root.first(.objects).map { Array($0.children) } ?? []
    for object in objects
    where object.isNamedForScreenController && !root.has(.launchScreen, "YES") {
      warn(
        "controller-outside-scene", "'\(object.objectID)' stands in no scene and is left out",
        at: object)
    }
  }

  private mutating func look(at scene: Element, known: inout Set<String>) {
    if scene.isInside(.scene) {
      return warn("nested-scene", "a scene inside another is read as a part of that", at: scene)
    }
    let controllers = scene.controllers
    guard let controller = controllers.first else {
      return warn("scene-without-controller", "a scene without a controller is left out", at: scene)
    }
    if !known.insert(controller.objectID).inserted {
      warn(
        "duplicate-object-id", "'\(controller.objectID)' is the ID of another scene, too",
        at: controller)
    }
    for other in controllers.dropFirst() {
      warn(
        "several-controllers", "'\(other.objectID)' is left out; a scene has one controller",
        at: other)
    }
  }

  private mutating func look(at segue: Element, knownSegues: inout Set<String>) {
    guard segue[.destination] != nil else {
      if !segue.standsForAnother {
        warn(
          "segue-without-destination", "'\(segue.objectID)' leads nowhere and is left out",
          at: segue)
      }
      return
    }
    if !segue.isInside(.scene) {
      warn(
        "segue-outside-scene", "'\(segue.objectID)' stands in no scene and is left out", at: segue)
    }
    if !knownSegues.insert(segue.objectID).inserted {
      warn("duplicate-object-id", "'\(segue.objectID)' is the ID of another segue, too", at: segue)
    }
  }

  private mutating func warn(_ rule: String, _ message: String, at element: Element) {
    let location = SourceLocation(path: path, line: element.line)
    findings.append(Finding(.warning, rule: rule, message: message, at: location))
  }
}

extension Element {
  /// A mention of a segue, as in `<inferredMetricsTieBreakers>`, or the variant of one for peek
  /// and pop: neither is an edge.
  fileprivate var standsForAnother: Bool {
    self[.reference] != nil || self[.inheritsFrom] != nil
  }
}
