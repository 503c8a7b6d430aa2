import FlowModel
import SourceModel

/// A property that a view is bound to, as `$router.sheet` names it.
struct ViewState: Hashable {
  /// The type that has the property; `nil` for a local variable.
  let owner: TypeName?
  let name: String
  /// The type of the property's value.
  let type: TypeName?
  /// The case in which its value is, as in `$model.destination.edit`.
  var caseName: String?
}

/// What a view asks to be shown, wherever the app says what that is.
enum ViewRequest: Hashable {
  /// What is bound to a property.
  case state(StoredProperty)
  /// What is shown for a value of a type.
  case value(TypeName)
  /// The scene with an identifier.
  case window(String)
  case settings
}

/// The views that are shown on request.
struct ViewAnswer: Hashable {
  let request: ViewRequest
  let kind: SegueKind
  /// The views for each case of an enumeration; under `nil`, those for any other value.
  let views: [String?: [TypeName]]
  /// The closures that make the views for a value, and its declared type.
  var makers: [ClosureValue] = []
  var type: TypeName?

  /// The views for a value, and whether the value is the only one that leads to them.
  func views(
    for value: AbstractValue, _ evaluator: Evaluator
  ) -> (types: [TypeName], isSettled: Bool) {
    if value.alternatives.contains(where: { $0.holdsChoice(besides: type, evaluator) }) {
      let found = evaluator.quietly {
        AbstractValue.any(makers.map { evaluator.result(of: $0, arguments: [value]) })
      }
      let types = evaluator.screens(in: found)
      if !types.isEmpty { return (types, value.only != nil && types.count == 1) }
    }
    let names = value.alternatives.compactMap { alternative -> String? in
      if case .enumCase(_, let name, _) = alternative { name } else { nil }
    }
    // Of a value that is known in part, only the known cases count.
    if !names.isEmpty {
      let found = names.flatMap { views[$0] ?? [] }
      return (found.unique, value.only?.isCase == true && found.count <= 1)
    }
    let all = views.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap(\.value).unique
    return (all, all.count == 1)
  }
}

extension Alternative {
  /// Whether a view for the value may depend on more than its declared type and its case.
  fileprivate func holdsChoice(besides declared: TypeName?, _ evaluator: Evaluator) -> Bool {
    switch self {
    case .enumCase(_, _, let values): !values.isEmpty
    case .instance(let type, let fields):
      isAppObject(besides: declared)
        || fields.contains { name, value in
          let declared = evaluator.declaredType(ofProperty: name, of: type)
          return !evaluator.views(in: value).isEmpty
            || value.alternatives.contains { $0.isCase || $0.isAppObject(besides: declared) }
        }
    default: false
    }
  }

  /// Whether it is an object of which more than the declared type is known.
  private func isAppObject(besides declared: TypeName?) -> Bool {
    guard case .instance(.declared, _) = self, let declared else { return false }
    return type != declared
  }
}

extension Array where Element: Hashable {
  /// The elements without repetition, in order.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
