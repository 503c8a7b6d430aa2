import FlowModel

extension Segue {
  /// The lines of the segue's label: its name, then its trigger.
  var captionLines: [String] {
    if origin == .code { return [callCaption, throughPhrase].compactMap(\.self) }
    let lines = [nameCaption, classCaption, triggerCaption ?? performCaption].compactMap {
      $0?.singleLine.nonEmpty
    }
    return (countCaption.map { [$0] } ?? []) + lines
  }

  /// The segue's call in source, such as `push`, `3× present` or, if it may also lead elsewhere,
  /// `push?`.
  var callCaption: String {
    let words = [countCaption, kind.rawValue.singleLine.nonEmpty].compactMap(\.self)
    return words.joined(separator: " ") + (isPossible ? "?" : "")
  }

  /// A note for a storyboard's segue that source performs.
  var performCaption: String? {
    guard isPerformedByCode else { return nil }
    return "performSegue" + (isPossible ? "?" : "")
  }

  /// The identifier, the unwind's selector or the relationship; tabs are numbered.
  var nameCaption: String? {
    switch kind.family {
    case .unwind: identifier?.nonEmpty ?? unwindAction
    case .relationship: identifier?.nonEmpty ?? relationshipCaption
    default: identifier
    }
  }

  /// A custom segue's class, or the kind if this version does not know it.
  var classCaption: String? {
    guard kind.family == .custom else { return nil }
    return customClass?.nonEmpty ?? (kind == .custom ? nil : kind.rawValue)
  }

  /// How the user triggers the segue, such as `tap ‘Sign in’`; `nil` if source performs it or it
  /// needs no user action.
  var triggerCaption: String? {
    guard kind != .relationship, kind != .embed, let trigger, let event = trigger.event else {
      return nil
    }
    return "\(event) " + (trigger.title?.nonEmpty.map { "‘\($0)’" } ?? trigger.element.words)
  }

  /// The number of segues that this one represents, or of calls that make it; `nil` if it is one.
  var countCaption: String? {
    let number = origin == .code ? max(count, callSites.count) : count
    return number > 1 ? "\(number)×" : nil
  }

  private var relationshipCaption: String? {
    guard let relationship, let order, relationship.hasSuffix("s") else { return relationship }
    return "\(relationship) \(order + 1)"
  }
}
