import SourceModel

extension FunctionDeclaration {
  /// The names before the first argument of a call, in Swift and in Objective-C.
  var names: [String] { [name, objectiveCName].compactMap(\.self) }

  private var objectiveCName: String? { selector.map { String($0.prefix { $0 != ":" }) } }

  /// The method with its Objective-C name; `nil` if it has none, or is an Objective-C method.
  ///
  /// The result is `nil` for an initialiser. A call of `initWith…` is resolved to `init` when the
  /// object is made.
  var asObjectiveCCallsIt: FunctionDeclaration? {
    guard name != "init", let selector, let first = objectiveCName else { return nil }
    let labels = selector.split(separator: ":").dropFirst().map(String.init)
    // A throwing method has an error parameter in Objective-C after those of Swift.
    let isThrowing = labels.count == parameters.count && labels.last == "error"
    guard isThrowing || labels.count + 1 == max(parameters.count, 1) else { return nil }
    var method = self
    method.name = first
    if isThrowing { method.parameters.append(Parameter(label: "error", name: "error", type: nil)) }
    for index in method.parameters.indices {
      method.parameters[index].label = index == 0 ? nil : labels[index - 1]
      method.parameters[index].defaultValue = nil
    }
    guard first != name || method.parameters != parameters else { return nil }
    method.selector = nil
    method.isUnwindHandler = false
    method.isSegueAction = false
    return method
  }
}
