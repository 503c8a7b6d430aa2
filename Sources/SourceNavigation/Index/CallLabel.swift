import SourceModel

/// What a call shows of an argument to whoever looks for the function.
struct CallLabel: Hashable {
  let label: String?
  /// A closure may stand behind the parentheses, without its label.
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
  /// Whether a call with these arguments may mean this function.
  func accepts(_ labels: [CallLabel]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
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
