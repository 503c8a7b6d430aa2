extension AbstractValue {
  /// The value of a variable that can be reassigned: its enumeration case, its Boolean value, or the text
  /// that takes the place of an empty one, is unknown.
  var changeable: AbstractValue {
    alternatives.contains(where: \.isState) ? opened : self
  }

  /// The value of a property of a view, of which a text, too, may be state: the name of the selected row.
  var changeableState: AbstractValue {
    alternatives.contains(where: \.isText) ? opened : changeable
  }
}

extension Alternative {
  /// Whether the value is one that changes while an app runs: an enumeration case, a Boolean value, or a
  /// text that is still empty.
  fileprivate var isState: Bool {
    if case .string("") = self { return true }
    return isCase || isBoolean
  }
}
