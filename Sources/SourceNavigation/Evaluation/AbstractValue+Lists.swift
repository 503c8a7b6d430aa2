import SourceModel

extension Alternative {
  var isList: Bool { if case .array = self { true } else { false } }
}

extension AbstractValue {
  /// A list without the elements that are written as an expression.
  func without(_ element: Expression, in list: Expression) -> AbstractValue {
    guard case .array(let parts) = list, case .array(let values)? = only,
      parts.count == values.count
    else { return self }
    return AbstractValue(.array(zip(parts, values).filter { $0.0 != element }.map(\.1)))
  }

  /// The list that consists of several; `nil` if none of the values is a list. An element that a list has already is not
  /// appended again, so that a list that is appended to itself does not grow in every round.
  static func list(of parts: [AbstractValue]) -> AbstractValue? {
    var elements: [AbstractValue]?
    var isOpen = false
    for part in parts {
      let isKnown = if case .array? = part.only { true } else { false }
      isOpen = isOpen || !isKnown
      for case .array(let others) in part.alternatives {
        let known = elements ?? []
        elements = known + others.filter { !known.contains($0) }
      }
    }
    return elements.map { AbstractValue(alternatives: [.array($0)], isOpen: isOpen).bounded }
  }

  /// The elements of a list that is known unless it is empty; `nil` for any other value.
  var knownElements: [AbstractValue]? {
    var known: [AbstractValue]?
    for alternative in alternatives {
      guard case .array(let elements) = alternative else { return nil }
      if elements.isEmpty { continue }
      guard known == nil, !elements.contains(where: \.isUnknown) else { return nil }
      known = elements
    }
    return known
  }

  /// The elements of an array, or the value itself.
  ///
  /// Of several arrays, each element is what any of them has at its place, so that a list to which only some
  /// branches append does not grow with each of them.
  var elements: [AbstractValue] {
    var lists: [[AbstractValue]] = []
    var others: [Alternative] = []
    for alternative in alternatives {
      if case .array(let values) = alternative {
        lists.append(values)
      } else {
        others.append(alternative)
      }
    }
    let isUncertain = !others.isEmpty || isOpen
    var elements: [AbstractValue] = []
    for place in 0..<(lists.map(\.count).max() ?? 0) {
      let element = AbstractValue.any(lists.filter { place < $0.count }.map { $0[place] })
      elements.append(isUncertain ? element.opened : element)
    }
    if !others.isEmpty { elements.append(AbstractValue(alternatives: others, isOpen: isOpen)) }
    return elements
  }
}
