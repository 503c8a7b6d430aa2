import SourceModel

/// A body, evaluated for its own type or for a subclass that inherits it.
struct Body: Hashable, Sendable {
  let root: Callable
  /// The subclass; `nil` if the body is evaluated for its own type.
  let subclass: Int?

  init(_ root: Callable, for subclass: Int? = nil) {
    self.root = root
    self.subclass = subclass
  }

  /// The type to which the effects belong; `nil` if they belong to the callers.
  func actor(in index: SourceIndex) -> Int? { subclass ?? root.actor(in: index) }

  /// The members that this body looked up in `self`, out of all subclass dispatches.
  func dispatches(in trace: Trace, _ evaluator: Evaluator) -> Set<Callable> {
    guard let actor = actor(in: evaluator.index) else { return [] }
    return evaluator.dispatchNumbers.members(
      of: evaluator.index.known(actor), in: trace.dispatches)
  }

  /// - Returns: The result of the body.
  func follow(with evaluator: Evaluator) -> AbstractValue {
    let index = evaluator.index
    let slice = evaluator.slices.slice(of: root)
    var frame = frame(in: evaluator)
    if case .variable(let id) = root, let value = slice.value {
      let expected = evaluator.expectedType(
        of: value, declaredAs: index.variables[id].declaration.type, in: frame)
      _ = evaluator.value(of: value, expecting: expected, in: &frame)
    }
    evaluator.run(slice.statements, in: &frame)
    return frame.returned
  }

  /// The frame of a call of which nothing is known but the declaration.
  func frame(in evaluator: Evaluator) -> Frame {
    let index = evaluator.index
    let owner = root.owner(in: index)
    var frame = Frame(owner: owner, path: root.path(in: index))
    frame.selfType = (subclass ?? owner).map(index.known)
    if let type = frame.selfType {
      frame.selfValue = AbstractValue(root.isStatic(in: index) ? .type(type) : .ownSelf(type))
    }
    if case .function(let id) = root {
      let function = index.functions[id].declaration
      for generic in function.genericParameters {
        frame.generics[generic.name] = evaluator.type(generic.bound, in: frame)
        frame.openGenerics.insert(generic.name)
      }
      for parameter in function.parameters {
        frame.locals[parameter.name] = AbstractValue.unknown.orInstance(
          of: evaluator.type(parameter.type, in: frame))
      }
      frame.expectedResult = evaluator.type(function.returnType, in: frame)
      frame.expectedElement = evaluator.elementType(function.returnType, in: frame)
    }
    return frame
  }
}

extension Alternative {
  /// The default value of `self`. Some AppKit and UIKit types have an abstract value of their own.
  fileprivate static func ownSelf(_ type: TypeName) -> Alternative {
    switch type {
    case .framework("UIStoryboard"), .framework("NSStoryboard"): .storyboard(.any)
    default: .instance(type, [:])
    }
  }
}
