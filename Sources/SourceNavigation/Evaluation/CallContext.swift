import SourceModel

/// A function, or a property that is asked for, and all of its inputs that its slice can depend on.
///
/// Calls with equal contexts have equal summaries, so each context is followed once.
struct CallContext: Hashable {
  let callable: Callable
  var receiver: AbstractValue
  /// `Self` in the body.
  var selfType: TypeName?
  /// By name, of those parameters alone that the slice mentions.
  var arguments: [String: AbstractValue] = [:]
  var generics: [String: TypeName] = [:]
  /// What the result is used as.
  var expectedResult: TypeName?
  /// Whether the receiver is being made.
  var isInitialiser = false
  /// The screen that is being made, where the initialiser's effects count for it.
  var maker: TypeName?

  func hash(into hasher: inout Hasher) {
    hasher.combine(callable)
    hasher.combine(receiver)
    hasher.combine(arguments)
  }
}
