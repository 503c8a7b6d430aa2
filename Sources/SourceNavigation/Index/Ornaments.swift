import AppleFrameworks
import SourceModel

/// The views of an app that only draw shapes and colours, such as dividers and page indicators. They are never screens.
struct Ornaments {
  private(set) var types: Set<Int> = []
  private let index: SourceIndex

  /// - Complexity: O(*n*) for *n* expressions in the bodies of views.
  init(_ index: SourceIndex) {
    self.index = index
    guard index.hasViews else { return }
    for type in index.types.indices where index.types[type].isDeclared && index.isView(type) {
      guard let body = index.types[type].variables["body"] else { continue }
      if draws(index.variables[body].declaration.body, in: type) { types.insert(type) }
    }
  }

  private static let containers: Set = ["HStack", "VStack", "ZStack", "Group", "ForEach"]

  private func draws(_ statements: [Statement], in type: Int) -> Bool {
    !statements.isEmpty
      && statements.allSatisfy { statement in
        switch statement {
        case .bind, .require: true
        default:
          statement.expressions.allSatisfy { draws($0, in: type) }
            && statement.bodies.allSatisfy { $0.isEmpty || draws($0, in: type) }
        }
      }
  }

  private func draws(_ view: Expression, in type: Int) -> Bool {
    switch view {
    case .name(let name): ViewCalls.shapes.contains(name) || isColour(name, of: type)
    case .member(let base, _): draws(base, in: type)
    case .call(let call):
      switch call.callee {
      case .name(let name) where Self.containers.contains(name):
        call.closures.allSatisfy { draws($0.body, in: type) } && !call.closures.isEmpty
      // A modifier with a closure may add anything.
      case .name, .member: call.closures.isEmpty && draws(call.callee, in: type)
      default: false
      }
    default: false
    }
  }

  private func isColour(_ property: String, of type: Int) -> Bool {
    index.types[type].variables[property].map {
      index.variables[$0].declaration.type?.name == "Color"
    } ?? false
  }
}

extension Call {
  fileprivate var closures: [Closure] {
    arguments.compactMap { if case .closure(let closure) = $0.value { closure } else { nil } }
  }
}
