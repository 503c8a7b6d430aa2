import AppleFrameworks
import SourceModel

extension Evaluator {
  /// The SwiftUI views that a hosting controller is made with.
  func hostedViews(of call: Call, in frame: inout Frame) -> AbstractValue {
    guard let view = call.arguments.first(where: { $0.label == "rootView" })?.value else {
      return .unknown
    }
    return value(of: view.withoutModifiers, in: &frame)
  }

  /// The views that a hosting controller of the app's own may show whose class doesn't tell it: a
  /// generic one is the same for all views. None where one of them is not known.
  func hostedViews(of call: Call, by type: TypeName, in frame: inout Frame) -> [TypeName] {
    guard case .declared(let entry) = type, !index.types[entry].generics.isEmpty,
      index.inherits(type, anyOf: FrameworkClasses.hosting)
    else { return [] }
    let views = hostedViews(of: call, in: &frame)
    let types = views.alternatives.compactMap(\.type)
    let areKnown =
      !views.isOpen && types.count == views.alternatives.count && types.allSatisfy(isView)
    return areKnown ? types : []
  }

  /// Whether a type is a view of its own, and not any: `some View`, a generic parameter.
  func isView(_ type: TypeName) -> Bool {
    guard case .framework(let name) = type else { return true }
    return !["View", "AnyView", "EmptyView", "Any"].contains(name)
  }

  /// What a container of SwiftUI's shows.
  func content(of arguments: Arguments) -> AbstractValue {
    for case .closure(let closure) in arguments.flatMap(\.value.alternatives) {
      return result(of: closure, arguments: [])
    }
    return .unknown
  }
}

extension AbstractValue {
  /// Whether it is a view of SwiftUI's.
  func isView(_ evaluator: Evaluator) -> Bool {
    alternatives.contains { alternative in
      guard case .instance(let type, _) = alternative else { return false }
      return evaluator.inherits(type, .framework("View"))
    }
  }
}

extension Expression {
  /// The SwiftUI view on which modifiers are called: `Settings().padding()` is `Settings()`.
  fileprivate var withoutModifiers: Expression {
    guard case .call(let call) = self, case .member(let base, let name) = call.callee,
      name.first?.isLowercase == true
    else { return self }
    return base.withoutModifiers
  }
}
