extension FlowComparison {
  /// Interprets the arguments of a user as `git diff` does: `BASE [HEAD] [PATH…]`.
  ///
  /// A name is a revision if the repository has it, and else a folder, a file or an exported flow.
  /// `A...B` means the merge base of both and `B`, `A..B` means `A` and `B`, and a side left out means
  /// `HEAD`. Without a HEAD a revision is compared with the work tree, or with the index, and
  /// anything else with the usual paths.
  ///
  /// - Parameters:
  ///   - arguments: At least one.
  ///   - comparesIndex: Whether HEAD is the index; then what follows BASE is paths.
  ///   - usualPaths: What is read where the arguments name no path.
  /// - Throws: ``FlowError/git(_:)``.
  public init(
    arguments: [String], comparesIndex: Bool = false, usualPaths: [String] = ["."]
  ) async throws(FlowError) {
    let names = await StateNames(beside: arguments.dropFirst())
    var rest = arguments.dropFirst()
    let first = arguments.first ?? "HEAD"
    if let range = RevisionRange(first) {
      let base = FlowState.revision(range.base)
      self.init(
        of: range.isFromMergeBase ? .mergeBase(range.base, range.head) : base,
        and: .revision(range.head))
    } else {
      let base = try await names.state(first) ?? .revision(first)
      if comparesIndex {
        self.init(of: base, and: .index)
      } else {
        switch try await names.head(rest.first, beside: base) {
        case .files?,
          nil where !base.isInRepository:
          // No repository has paths within such a state: all that follows is the newer one.
          self.init(of: base, and: .files(rest.isEmpty ? usualPaths : Array(rest)))
          rest = []
        case let head?:
          self.init(of: base, and: head)
          rest = rest.dropFirst()
        case nil: self.init(of: base, and: .workTree)
        }
      }
    }
    paths = rest.isEmpty ? usualPaths : Array(rest)
  }
}
