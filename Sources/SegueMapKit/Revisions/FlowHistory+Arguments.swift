extension FlowHistory {
  /// Takes what a user names for what it is: `[BASE[..HEAD]] [PATH…]`.
  ///
  /// The commits told are those that HEAD has and BASE does not; without HEAD it is the current
  /// commit, and without BASE all that led to it.
  ///
  /// - Throws: ``FlowError/git(_:)``.
  public init(arguments: [String]) async throws(FlowError) {
    self.init()
    let names = await StateNames(beside: arguments)
    var rest = arguments[...]
    if let range = arguments.first.flatMap(RevisionRange.init) {
      (start, revision) = (range.base, range.head)
      rest = rest.dropFirst()
    } else if let base = arguments.first, try await names.isRevision(orPath: base) {
      start = base
      rest = rest.dropFirst()
    }
    if !rest.isEmpty { paths = Array(rest) }
  }
}
