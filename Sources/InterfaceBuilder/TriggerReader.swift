import FlowModel

/// Reads what the user does to fire a segue, and on what.
struct TriggerReader {
  let platform: Platform

  func trigger(of segue: Element, owner: Element) -> Trigger {
    Trigger(
      element: owner.name, objectID: owner.objectID, title: owner.visibleTitle,
      event: event(of: segue, owner: owner))
  }

  private func event(of segue: Element, owner: Element) -> String? {
    if segue.has(.trigger, "accessoryAction") { return "accessory" }
    let isTouched = platform != .macOS && platform != .tvOS
    switch owner.knownName {
    case .containerView: return "load"
    case .button: return isTouched ? "tap" : "action"
    case .barButtonItem: return "tap"
    case .tableViewCell, .collectionViewCell, .tableRow: return "select"
    case .textField: return isTouched ? "return" : "action"
    default:
      if owner.name.hasSuffix("GestureRecognizer") { return "gesture" }
      // A controller that is not the scene's own performs its segues by hand, too.
      return owner.name.hasSuffix("Controller") ? nil : "action"
    }
  }
}
