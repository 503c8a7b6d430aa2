import FlowModel

extension Segue {
  /// What is written on the segue, a line each: what names it, then what fires it.
  var captionLines: [String] {
    let lines = [nameCaption, classCaption, triggerCaption].compactMap { $0?.singleLine.nonEmpty }
    return (countCaption.map { [$0] } ?? []) + lines
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

  /// How the user fires it, such as `tap ‘Sign in’`; `nil` where source performs it, and where it
  /// needs nobody to.
  var triggerCaption: String? {
    guard kind != .relationship, kind != .embed, let trigger, let event = trigger.event else {
      return nil
    }
    return "\(event) " + (trigger.title?.nonEmpty.map { "‘\($0)’" } ?? trigger.element.words)
  }

  /// How many segues this one stands for, where it is several.
  var countCaption: String? { count > 1 ? "\(count)×" : nil }

  private var relationshipCaption: String? {
    guard let relationship, let order, relationship.hasSuffix("s") else { return relationship }
    return "\(relationship) \(order + 1)"
  }
}
