import SourceModel

/// Names `callAsFunction` where an object in a property is called: `openWindow()` is
/// `openWindow.callAsFunction()` where the app declares the type of `openWindow`.
struct CalledObjects: SourceRewriter {
  static let method = "callAsFunction"

  /// The properties with such objects.
  let names: Set<String>

  func function(_ function: FunctionDeclaration) -> FunctionDeclaration {
    CalledObjects(names: names.subtracting(function.parameters.map(\.name))).rewritten(function)
  }

  func expression(_ value: Expression) -> Expression {
    let value = rewritten(value)
    guard case .call(var call) = value else { return value }
    switch call.callee {
    case .name(let name) where names.contains(name),
      .member(.name("self"), let name) where names.contains(name):
      call.callee = .member(call.callee, Self.method)
    default: break
    }
    return .call(call)
  }
}

extension VariableDeclaration {
  /// The container that has the property's value, such as SwiftUI's environment, and its name there.
  var contained: (container: String, name: String)? {
    guard case .member(let values, let name)? = value, wrapper?.property == name,
      let container = values.madeType
    else { return nil }
    return (container, name)
  }
}
