import SourceModel

extension Evaluator {
  /// A closure that calls an unapplied function, such as `Detail.make` or
  /// `StoryboardScene.Main.detail.instantiate`; `nil` for other expressions.
  func factory(
    _ expression: Expression, at position: SourcePosition, in frame: Frame
  ) -> Expression? {
    guard case .member(let base, let name) = expression, base.beginsWithType else { return nil }
    var inner = frame
    let isFactory = value(of: base, in: &inner).alternatives.contains { alternative in
      switch alternative {
      case .accessor(let accessor): accessor.kind == .storyboard && name == "instantiate"
      case .type(let type): makesScreen(name, type) || (name == "init" && isAppView(type))
      default: false
      }
    }
    guard isFactory else { return nil }
    let call = Call(callee: expression, arguments: [], position: position)
    return .closure(Closure(parameters: [], body: [.return(.call(call))]))
  }

  /// Whether a static method that needs no arguments returns a screen.
  private func makesScreen(_ name: String, _ type: TypeName) -> Bool {
    lineage(of: type).lazy.compactMap(index.entry).contains { entry in
      (index.types[entry].functions[name] ?? []).contains { id in
        let function = index.functions[id]
        guard function.declaration.isStatic, function.declaration.accepts([]),
          let result = function.declaration.returnType?.name
        else { return false }
        let owner = Frame(owner: function.owner, path: function.path)
        return result == "Self"
          ? isController(type) : isController(self.type(named: result, in: owner))
      }
    }
  }
}

extension Expression {
  /// Whether the expression is a type or a generated name, or a member of one.
  fileprivate var beginsWithType: Bool {
    switch self {
    case .name(let name): name.first?.isUppercase ?? false
    case .member(let base, _): base.beginsWithType
    default: false
    }
  }
}
