/// What is known of a view besides its type, as properties that no source can declare.
extension Alternative {
  /// The property under which a view keeps those that are shown around it.
  static let attachment = "(attached)"
  /// The property of a view that is a row of a list, and not what a column or a tab shows as a whole.
  static let row = "(row)"
  /// The property of a view that is made for others, and here for no view of the app.
  static let frame = "(frame)"
  /// The property of a view that one of several objects makes.
  static let choice = "(choice)"
  static let marks = [attachment, row, frame, choice]

  static func frame(_ type: TypeName) -> Alternative {
    .instance(type, [frame: AbstractValue(.boolean(true))])
  }

  /// A view that is part of another one, and never a screen.
  var asLabel: Alternative {
    guard case .instance(let type, var fields) = self else { return self }
    fields[Self.frame] = AbstractValue(.boolean(true))
    return .instance(type, fields)
  }

  var isFrame: Bool {
    if case .instance(_, let fields) = self { fields[Self.frame] != nil } else { false }
  }

  var asRow: Alternative {
    guard case .instance(let type, var fields) = self else { return self }
    fields[Self.row] = AbstractValue(.boolean(true))
    return .instance(type, fields)
  }

  var asChoice: Alternative {
    guard case .instance(let type, var fields) = self else { return self }
    fields[Self.choice] = AbstractValue(.boolean(true))
    return .instance(type, fields)
  }

  /// The view of an element of which all are shown.
  var asShown: Alternative {
    guard case .instance(let type, var fields) = self else { return self }
    fields[Self.choice] = nil
    return .instance(type, fields)
  }

  var isChoice: Bool {
    if case .instance(_, let fields) = self { fields[Self.choice] != nil } else { false }
  }

  var isRow: Bool {
    if case .instance(_, let fields) = self { fields[Self.row] != nil } else { false }
  }

  /// A view, and others that are shown around it.
  static func view(_ type: TypeName, with others: [TypeName]) -> Alternative {
    .instance(
      type, [attachment: AbstractValue(.array(others.map { AbstractValue(.type($0)) }))])
  }

  /// The views that are shown around a view.
  var attached: [TypeName] {
    guard case .instance(_, let fields) = self,
      case .array(let types)? = fields[Self.attachment]?.only
    else { return [] }
    return types.compactMap { if case .type(let type)? = $0.only { type } else { nil } }
  }
}

extension AbstractValue {
  var asLabel: AbstractValue { map { AbstractValue($0.asLabel) } }
}
