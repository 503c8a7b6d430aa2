import SourceModel

extension Evaluator {
  struct TypeQuestion: Hashable {
    let name: String
    let owner: Int?
    let path: String
    let selfType: TypeName?

    /// Nearly all questions with the same name and owner come from one file.
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(owner)
    }
  }

  struct ScopeQuestion: Hashable {
    let name: String
    let owner: Int?
    let selfType: TypeName?
  }

  /// A summary with the number of call levels that were available when it was made. The number is
  /// unlimited if no call was cut off.
  struct Known {
    let summary: Summary
    let levels: Int
  }

  /// A summary without the effects of a callable that was already being evaluated. It is valid
  /// until that evaluation ends.
  struct Provisional {
    let summary: Summary
    let head: Int
    let headCall: Int
  }

  struct ActiveCall {
    let callable: Callable
    /// Identifies one of several evaluations of a callable.
    let number: Int
  }
}

/// A member that was looked up in a type, for subclass dispatch.
struct Dispatch: Hashable {
  let type: TypeName
  let member: Callable
}
