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
  /// The property of a view with the controllers that it is.
  private static let controller = "(controller)"
  static let marks = [attachment, row, frame, choice, controller]

  static func frame(_ type: TypeName) -> Alternative { .instance(type, [:]).marked(frame, true) }

  /// A view that is part of another one, and never a screen.
  var asLabel: Alternative { marked(Self.frame, true) }

  var asRow: Alternative { marked(Self.row, true) }

  var asChoice: Alternative { marked(Self.choice, true) }

  /// The view of an element of which all are shown.
  var asShown: Alternative { marked(Self.choice, false) }

  var isFrame: Bool { has(Self.frame) }

  var isRow: Bool { has(Self.row) }

  var isChoice: Bool { has(Self.choice) }

  /// A view without what it is made with, but for what tells how it is shown.
  var withoutContents: Alternative {
    guard case .instance(let type, let fields) = self else { return self }
    return .instance(type, fields.filter { Self.marks.contains($0.key) || $0.value.isOption })
  }

  private func marked(_ mark: String, _ isSet: Bool) -> Alternative {
    guard case .instance(let type, var fields) = self else { return self }
    fields[mark] = isSet ? AbstractValue(.boolean(true)) : nil
    return .instance(type, fields)
  }

  private func has(_ mark: String) -> Bool {
    if case .instance(_, let fields) = self { fields[mark] != nil } else { false }
  }

  static func view(_ type: TypeName, showing controllers: AbstractValue) -> Alternative {
    .instance(type, [controller: controllers])
  }

  /// The controllers that a view is.
  var controllers: AbstractValue? {
    if case .instance(_, let fields) = self { fields[Self.controller] } else { nil }
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
  /// Whether it is known which of a few values it is, as a view's options are.
  var isOption: Bool {
    switch only {
    case .boolean: true
    case .enumCase(_, _, let values): values.isEmpty
    default: false
    }
  }

  var asLabel: AbstractValue { map { AbstractValue($0.asLabel) } }
}
