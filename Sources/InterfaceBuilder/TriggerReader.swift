import FlowModel

/// Reads the user action that triggers a segue, and the control.
struct TriggerReader {
  private let platform: Platform
  /// By index; an owner of many segues is read once.
  private var owners: [Int: (name: String, objectID: String, title: String?)] = [:]

  init(platform: Platform) { self.platform = platform }

  /// - Parameter owner: The element whose connection the segue is.
  mutating func trigger(of segue: Element, owner: Element) -> Trigger {
    let known = owners[owner.index] ?? (owner.name, owner.objectID, owner.visibleTitle)
    owners[owner.index] = known
    return Trigger(
      element: known.name, objectID: known.objectID, title: known.title,
      event: event(of: segue, owner: owner))
  }

  private func event(of segue: Element, owner: Element) -> String? {
    if segue.has(.trigger, "accessoryAction") { return "accessory" }
    if segue.has(.kind, "embed") { return "load" }
    let isTouched = platform != .macOS && platform != .tvOS
    switch owner.knownName {
    case .containerView: return "load"
    case .button: return isTouched ? "tap" : "action"
    case .barButtonItem: return "tap"
    case .tableViewCell, .collectionViewCell, .tableRow: return "select"
    case .textField: return isTouched ? "return" : "action"
    default:
      if owner.name.hasSuffix("GestureRecognizer") { return "gesture" }
      // A controller other than the scene's own also performs its segues in code.
      return owner.name.hasSuffix("Controller") ? nil : "action"
    }
  }
}
