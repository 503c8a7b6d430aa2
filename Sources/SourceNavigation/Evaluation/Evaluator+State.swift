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
}
