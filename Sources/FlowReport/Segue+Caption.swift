import FlowModel

extension Segue {
  /// What is written on the segue, a line each: what names it, then what fires it.
  var captionLines: [String] {
    if origin == .code { return [callCaption] }
    let lines = [nameCaption, classCaption, triggerCaption ?? performCaption].compactMap {
      $0?.singleLine.nonEmpty
    }
    return (countCaption.map { [$0] } ?? []) + lines
  }

  /// What source does, such as `push`, `3× present` or, where it may also lead elsewhere, `push?`.
  var callCaption: String {
    let words = [countCaption, kind.rawValue.singleLine.nonEmpty].compactMap(\.self)
    return words.joined(separator: " ") + (isPossible ? "?" : "")
  }

  /// That source performs the segue, for one of a storyboard.
  var performCaption: String? {
    guard isPerformedByCode else { return nil }
    return "performSegue" + (isPossible ? "?" : "")
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

  /// How many segues this one stands for, or how many calls make it, where it is several.
  var countCaption: String? {
    let number = origin == .code ? max(count, callSites.count) : count
    return number > 1 ? "\(number)×" : nil
  }

  private var relationshipCaption: String? {
    guard let relationship, let order, relationship.hasSuffix("s") else { return relationship }
    return "\(relationship) \(order + 1)"
  }
}
