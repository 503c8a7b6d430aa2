import SourceModel

/// The name that the compiler gives a method for the Objective-C runtime.
///
/// Follows `AbstractFunctionDecl::getObjCSelector` in the compiler's `lib/AST/Decl.cpp`.
struct ObjectiveCSelector {
  let baseName: String
  let parameters: [Parameter]
  let isAsync: Bool
  let isThrowing: Bool
}

extension ObjectiveCSelector: CustomStringConvertible {
  var description: String {
    var labels = parameters.map { $0.label ?? "" }
    if labels.isEmpty {
      if isAsync { return "\(baseName)WithCompletionHandler:" }
      return isThrowing ? "\(baseName)AndReturnError:" : baseName
    }
    var first = firstPiece(label: labels.removeFirst())
    if isAsync {
      labels.append("completionHandler")
    } else if isThrowing {
      // The error precedes the closures that could be trailing closures of a call.
      let index =
        parameters.count - parameters.reversed().prefix { $0.type?.isFunction == true }.count
      if index > 0 {
        labels.insert("error", at: index - 1)
      } else {
        labels.insert(parameters[0].label ?? "", at: 0)
        first = "\(baseName)AndReturnError"
      }
    }
    return ([first] + labels).map { "\($0):" }.joined()
  }

  private func firstPiece(label: String) -> String {
    guard !label.isEmpty else { return baseName }
    let readsOn =
      CamelCase.isPreposition(CamelCase.firstWord(of: label))
      || CamelCase.isPreposition(CamelCase.lastWord(of: baseName))
    return baseName + (readsOn ? "" : "With") + CamelCase.capitalized(label)
  }
}
