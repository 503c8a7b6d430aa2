import SourceModel

extension Value {
  /// The texts that several values give one after the other.
  static func concatenation(_ parts: [Value]) -> Value {
    var texts = [""]
    var isOpen = false
    for part in parts {
      var next: [String] = []
      isOpen = isOpen || part.isOpen
      for text in texts {
        for case .string(let other) in part.options where next.count < 24 {
          next.append(text + other)
        }
      }
      if part.options.isEmpty || part.options.contains(where: { !$0.isText }) { isOpen = true }
      texts = next
    }
    return Value(options: texts.map(Option.string), isOpen: isOpen)
  }

  /// What a property or a method without arguments makes of a text.
  static func string(_ text: String, after member: String) -> Value {
    switch member {
    case "rawValue", "description", "localizedCapitalizedString", "stringValue":
      Value(.string(text))
    case "lowercased", "lowercaseString": Value(.string(text.lowercased()))
    case "uppercased", "uppercaseString": Value(.string(text.uppercased()))
    case "capitalized", "capitalizedString":
      Value(.string(text.prefix(1).uppercased() + text.dropFirst().lowercased()))
    default: .unknown
    }
  }
}

extension Option {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

extension Evaluator {
  /// A value where a text is made of it: `"\(Type.self)"`, `String(describing:)`.
  func text(of value: Value) -> Value {
    value.map { option in
      switch option {
      case .string: Value(option)
      case .type(let type): Value(.string(simpleName(of: type)))
      case .enumCase(_, let name): Value(.string(name))
      case .instance(let type, _) where isController(type): Value(.string(simpleName(of: type)))
      default: .unknown
      }
    }
  }

  /// What a method makes of a text; `nil` for one that is not known.
  func result(of method: String, on text: String, _ arguments: Arguments) -> Value? {
    let plain = Value.string(text, after: method)
    if arguments.isEmpty { return plain.isUnknown ? nil : plain }
    switch method {
    case "components", "componentsSeparatedByString", "split":
      guard case .string(let separator)? = arguments[0].value.only, let mark = separator.first,
        separator.count == 1
      else { return nil }
      // A class's name with its module: the last part is the name. Other parts are rarely asked for.
      let parts = text.split(separator: mark)
      return Value(.array(parts.suffix(1).map { Value(.string(String($0))) }))
    case "replacingOccurrences", "stringByReplacingOccurrencesOfString":
      guard arguments.count > 1, case .string(let old)? = arguments[0].value.only,
        case .string(let new)? = arguments[1].value.only, !old.isEmpty
      else { return nil }
      return Value(.string(text.replacing(old, with: new)))
    case "appending", "stringByAppendingString", "appendingFormat":
      return .concatenation([Value(.string(text)), self.text(of: arguments[0].value)])
    default: return nil
    }
  }

  /// `stringWithFormat:` and `String(format:)`, of which only `%@` is worked out.
  func formatted(_ arguments: Arguments) -> Value {
    guard let first = arguments.first, case .string(let format)? = first.value.only else {
      return .unknown
    }
    let pieces = format.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count == arguments.count, !pieces.contains(where: { $0.contains("%") }) else {
      return .unknown
    }
    var parts: [Value] = []
    for (index, piece) in pieces.enumerated() {
      parts.append(Value(.string(piece)))
      if index + 1 < arguments.count { parts.append(text(of: arguments[index + 1].value)) }
    }
    return .concatenation(parts)
  }
}
