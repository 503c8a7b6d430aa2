import FlowModel

extension Segue {
  /// What is written on the segue, a line each: what names it, then what fires it.
  var captionLines: [String] {
    [nameCaption, classCaption, triggerCaption].compactMap { $0?.singleLine.nonEmpty }
  }

  /// The identifier, the unwind's selector or the relationship; the tabs of a bar are numbered.
  var nameCaption: String? {
    switch kind.family {
    case .unwind: identifier?.nonEmpty ?? unwindAction
    case .relationship: identifier?.nonEmpty ?? relationshipCaption
    default: identifier
    }
  }

  /// A custom segue's class; a kind that this version has no drawing for names itself.
  var classCaption: String? {
    guard kind.family == .custom else { return nil }
    return customClass?.nonEmpty ?? (kind == .custom ? nil : kind.rawValue)
  }

  /// How the user fires it, such as `tap ‘Sign in’`; `nil` where source performs it.
  var triggerCaption: String? {
    guard let trigger, let event = trigger.event else { return nil }
    return "\(event) " + (trigger.title?.nonEmpty.map { "‘\($0)’" } ?? trigger.element)
  }

  private var relationshipCaption: String? {
    guard let relationship, let order, relationship.hasSuffix("s") else { return relationship }
    return "\(relationship) \(order + 1)"
  }
}
