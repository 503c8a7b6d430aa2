import SourceModel

/// The properties of an argument by which a call is matched with a function.
struct CallLabel: Hashable {
  let label: String?
  /// Whether the argument is a closure, which may be trailing and thus have no label.
  let isClosure: Bool
}

extension Call {
  var labels: [CallLabel] { arguments.map(\.callLabel) }
}

extension Argument {
  var callLabel: CallLabel {
    if case .closure = value { return CallLabel(label: label, isClosure: true) }
    return CallLabel(label: label, isClosure: false)
  }
}

extension FunctionDeclaration {
  /// Whether a call with these arguments can refer to this function.
  func accepts(_ labels: [CallLabel]) -> Bool { parameters.accept(labels) }
}

extension [Parameter] {
  /// Whether arguments with these labels give a value to each, or leave it to its default.
  func accept(_ labels: [CallLabel]) -> Bool {
    var rest = labels[...]
    for parameter in self {
      if let next = rest.first, parameter.accepts(next) {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension Parameter {
  func accepts(_ argument: CallLabel) -> Bool {
    argument.label == label || (argument.isClosure && argument.label == nil)
  }
}
