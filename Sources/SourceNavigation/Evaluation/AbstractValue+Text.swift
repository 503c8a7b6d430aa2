import SourceModel

extension AbstractValue {
  /// The concatenation of the texts of several values.
  static func concatenation(_ parts: [AbstractValue]) -> AbstractValue {
    var texts = [""]
    var isOpen = false
    for part in parts {
      var next: [String] = []
      isOpen = isOpen || part.isOpen
      for text in texts {
        for case .string(let other) in part.alternatives where next.count < 24 {
          next.append(text + other)
        }
      }
      if part.alternatives.isEmpty || part.alternatives.contains(where: { !$0.isText }) {
        isOpen = true
      }
      texts = next
    }
    return AbstractValue(alternatives: texts.map(Alternative.string), isOpen: isOpen)
  }

  /// The result of a property or a method without arguments on a text.
  static func string(_ text: String, after member: String) -> AbstractValue {
    switch member {
    case "rawValue", "description", "localizedCapitalizedString", "stringValue":
      AbstractValue(.string(text))
    case "lowercased", "lowercaseString": AbstractValue(.string(text.lowercased()))
    case "uppercased", "uppercaseString": AbstractValue(.string(text.uppercased()))
    case "capitalized", "capitalizedString":
      AbstractValue(.string(text.prefix(1).uppercased() + text.dropFirst().lowercased()))
    default: .unknown
    }
  }
}

extension Alternative {
  var isText: Bool { if case .string = self { true } else { false } }
}

extension Evaluator {
  /// The value as text: `"\(Type.self)"`, `String(describing:)`.
  func text(of value: AbstractValue) -> AbstractValue {
    value.map { alternative in
      switch alternative {
      case .string: AbstractValue(alternative)
      case .type(let type): AbstractValue(.string(simpleName(of: type)))
      case .enumCase(_, let name, _): AbstractValue(.string(name))
      case .instance(let type, _) where isController(type):
        AbstractValue(.string(simpleName(of: type)))
      default: .unknown
      }
    }
  }

  /// The result of a method on a text; `nil` if the method is unknown.
  func result(of method: String, on text: String, _ arguments: Arguments) -> AbstractValue? {
    let plain = AbstractValue.string(text, after: method)
    if arguments.isEmpty { return plain.isUnknown ? nil : plain }
    switch method {
    case "components", "componentsSeparatedByString", "split":
      guard case .string(let separator)? = arguments[0].value.only, let mark = separator.first,
        separator.count == 1
      else { return nil }
      // For a class name with its module, the last part is the name. Other parts are rarely used.
      let parts = text.split(separator: mark)
      return AbstractValue(.array(parts.suffix(1).map { AbstractValue(.string(String($0))) }))
    case "replacingOccurrences", "stringByReplacingOccurrencesOfString":
      guard arguments.count > 1, case .string(let old)? = arguments[0].value.only,
        case .string(let new)? = arguments[1].value.only, !old.isEmpty
      else { return nil }
      return AbstractValue(.string(text.replacing(old, with: new)))
    case "appending", "stringByAppendingString", "appendingFormat":
      return .concatenation([AbstractValue(.string(text)), self.text(of: arguments[0].value)])
    default: return nil
    }
  }

  /// The result of `stringWithFormat:` or `String(format:)`. Only `%@` is supported.
  func formatted(_ arguments: Arguments) -> AbstractValue {
    guard let first = arguments.first, case .string(let format)? = first.value.only else {
      return .unknown
    }
    let pieces = format.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count == arguments.count, !pieces.contains(where: { $0.contains("%") }) else {
      return .unknown
    }
    var parts: [AbstractValue] = []
    for (index, piece) in pieces.enumerated() {
      parts.append(AbstractValue(.string(piece)))
      if index + 1 < arguments.count { parts.append(text(of: arguments[index + 1].value)) }
    }
    return .concatenation(parts)
  }
}
