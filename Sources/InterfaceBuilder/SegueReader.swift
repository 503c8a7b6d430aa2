import FlowModel

/// Reads the segues of one scene.
struct SegueReader {
  private struct Place: Hashable {
    let owner: Int
    let relationship: String
  }

  private let controller: Element
  private let source: SceneID
  private var triggers: TriggerReader
  /// The number of segues of a relationship read so far for an owner.
  private var counts: [Place: Int] = [:]

  init(controller: Element, id: SceneID, platform: Platform) {
    self.controller = controller
    source = id
    triggers = TriggerReader(platform: platform)
  }

  /// - Returns: `nil` for an element without a destination, such as the peek and pop variants inside
  ///   another segue.
  mutating func read(_ element: Element) -> Segue? {
    guard let destination = element[.destination] else { return nil }
    let owner = element.connectionOwner
    var segue = Segue(
      id: SegueID(path: source.path, objectID: element.objectID),
      kind: SegueKind(rawValue: element[.kind] ?? ""), source: source,
      destination: SceneID(path: source.path, objectID: destination),
      location: SourceLocation(path: source.path, line: element.line))
    segue.identifier = element[.identifier]
    segue.unwindAction = element[.unwindAction]
    segue.customClass = element[.customClass]
    segue.customModule = element[.customModule]
    segue.creationSelector = element[.destinationCreationSelector]
    for name in Self.presentationAttributes {
      segue.presentation[name.spelling] = element[name]
    }
    if let relationship = element[.relationship] {
      segue.relationship = relationship
      let place = Place(owner: owner.index, relationship: relationship)
      segue.order = counts[place, default: 0]
      counts[place, default: 0] += 1
    }
    if owner.index != controller.index, segue.kind != .relationship {
      segue.trigger = triggers.trigger(of: element, owner: owner)
    }
    return segue
  }

  private static let presentationAttributes: [Name] = [
    .modalPresentationStyle, .modalTransitionStyle, .popoverAnchorView, .popoverBehavior,
    .preferredEdge, .animates,
  ]
}

extension Element {
  /// The element whose `<connections>` contain this one, directly or in another segue.
  fileprivate var connectionOwner: Element {
    var holder = parent ?? self
    while holder.is(.segue) || holder.is(.connections), let next = holder.parent { holder = next }
    return holder
  }
}
