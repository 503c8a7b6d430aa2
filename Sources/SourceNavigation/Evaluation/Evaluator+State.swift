import SourceModel

extension Evaluator {
  struct TypeQuestion: Hashable {
    let name: String
    let owner: Int?
    let path: String

    /// Nearly all questions of a name and an owner are from one file.
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

  /// A summary, and how many calls below it could be followed when it was made; without limit where all
  /// of them were.
  struct Known {
    let summary: Summary
    let levels: Int
  }

  /// A summary that lacks what a callable does which was being followed already: it is of use as long as
  /// that is followed.
  struct Provisional {
    let summary: Summary
    let head: Int
    let headCall: Int
  }

  struct ActiveCall {
    let callable: Callable
    /// Tells the calls of a callable apart.
    let number: Int
  }
}

/// A property of a type, as something that can be given a value.
struct StoredProperty: Hashable {
  let owner: TypeName
  let name: String
}

/// A member that was looked up in a type.
struct Dispatch: Hashable {
  let type: TypeName
  let member: Callable
}
