/// A value. `try`, `await`, `?`, `!`, parentheses, `as` to a bridging type and generic arguments are
/// removed.
package indirect enum Expression: Hashable, Sendable {
  case string(String)
  /// `true`, `YES`
  case boolean(Bool)
  /// `nil`
  case absent
  /// `+`, and a string with interpolations, in order.
  case concatenation([Expression])
  /// As written: a variable, a function, a type, `self`, `Self`, `super`, `$0`. Objective-C's
  /// `_name` keeps its underscore.
  case name(String)
  /// `base.name`, `base?.name`, `base->name`; `Type.self` is the member `self`.
  case member(Expression, String)
  /// `.name`
  case implicitMember(String)
  case call(Call)
  case array([Expression])
  /// With the labels of its parts; without any if none has one.
  case tuple([Expression], labels: [String?] = [])
  /// An element of an array: `list[0]`, `list.first`, the variable of a loop. `self[Key.self]` is the element of
  /// `Key.self`.
  case element(Expression)
  /// What a pattern binds of a tuple, or of a case with associated values.
  case associated(Expression, Payload)
  /// A cast of any kind, Objective-C's `(Type *)value`.
  case cast(Expression, TypeReference)
  /// One of several values: `?:`, `??`, an `if` or `switch` expression.
  case choice([Expression])
  /// A `switch` expression.
  case selection(Expression, [SelectionCase])
  case closure(Closure)
  /// Any other value. Its parts are kept in the order in which they run, so that no call in it is lost.
  case opaque([Expression])
}

/// A part of a tuple, or an associated value of a case.
package struct Payload: Hashable, Sendable {
  /// The name of the case; `nil` for a tuple.
  package var caseName: String?
  package var place: Int
  /// The number of parts or values.
  package var count: Int

  package init(ofCase caseName: String? = nil, at place: Int, of count: Int) {
    self.caseName = caseName
    self.place = place
    self.count = count
  }
}

/// A call. An Objective-C message `[receiver show:a sender:b]` is `receiver.show(a, sender: b)`, and
/// `[Type new]` and `[[Type alloc] init…]` stay messages.
package struct Call: Hashable, Sendable {
  /// The called function: `.name`, `.member` or `.implicitMember`; another expression for a closure that is
  /// called in place.
  package var callee: Expression
  /// Trailing closures included.
  package var arguments: [Argument]
  /// The place of the called name.
  package var position: SourcePosition

  package init(callee: Expression, arguments: [Argument], position: SourcePosition) {
    self.callee = callee
    self.arguments = arguments
    self.position = position
  }
}

package struct Argument: Hashable, Sendable {
  package var label: String?
  package var value: Expression
  /// Whether a variable is passed that the function may change: `&items`.
  package var isInOut: Bool

  package init(label: String?, value: Expression, isInOut: Bool = false) {
    self.label = label
    self.value = value
    self.isInOut = isInOut
  }
}

package struct SelectionCase: Hashable, Sendable {
  /// As in `SwitchCase`.
  package var patterns: [Expression]
  package var value: Expression

  package init(patterns: [Expression], value: Expression) {
    self.patterns = patterns
    self.value = value
  }
}

/// A closure or a block. A body of one expression returns it.
package struct Closure: Hashable, Sendable {
  package var parameters: [Parameter]
  package var body: [Statement]
  /// Identifies the closure in the app, once closures are numbered; 0 as read.
  package var number = 0

  package init(parameters: [Parameter], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}

extension Expression {
  /// Whether it is a name or a property of one, which makes nothing new.
  package var isPlain: Bool {
    switch self {
    case .name: true
    case .member(let base, _): base.isPlain
    default: false
    }
  }
}
