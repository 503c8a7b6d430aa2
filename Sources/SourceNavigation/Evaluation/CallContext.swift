import SourceModel

/// A function or a property getter, with all inputs on which its slice can depend.
///
/// Calls with equal contexts have equal summaries, so each context is evaluated once.
struct CallContext: Hashable {
  let callable: Callable
  var receiver: AbstractValue
  /// `Self` in the body.
  var selfType: TypeName?
  /// The arguments by parameter name. Only parameters that the slice mentions are included.
  var arguments: [String: AbstractValue] = [:]
  var generics: [String: TypeName] = [:]
  /// The type that is expected of the result.
  var expectedResult: TypeName?
  /// Whether the call initialises its receiver.
  var isInitialiser = false
  /// The screen that is being made, if the effects of the initialiser belong to it.
  var maker: TypeName?

  func hash(into hasher: inout Hasher) {
    hasher.combine(callable)
    hasher.combine(receiver)
    hasher.combine(arguments)
  }
}
