extension FlowComparison {
  /// Takes what a user names for what it is, as `git diff` does: `BASE [HEAD] [PATH…]`.
  ///
  /// A name is a revision if the repository has it, and else a folder, a file or an exported flow.
  /// `A...B` means what both come from and `B`, `A..B` means `A` and `B`, and a side left out means
  /// `HEAD`. Without a HEAD a revision is compared with the work tree, or with the index, and
  /// anything else with the current folder.
  ///
  /// - Parameters:
  ///   - arguments: At least one.
  ///   - comparesIndex: Whether HEAD is the index; then what follows BASE is paths.
  /// - Throws: ``FlowError/git(_:)``.
  public init(arguments: [String], comparesIndex: Bool = false) async throws(FlowError) {
    let names = await StateNames(arguments)
    var rest = arguments.dropFirst()
    let first = arguments.first ?? "HEAD"
    if let (base, head) = StateNames.range(first) {
      self.init(of: base, and: head)
    } else {
      let base = try await names.state(first) ?? .revision(first)
      if comparesIndex {
        self.init(of: base, and: .index)
      } else if let head = try await names.head(rest.first, beside: base) {
        self.init(of: base, and: head)
        rest = rest.dropFirst()
      } else {
        self.init(of: base, and: base.isInRepository ? .workTree : .files(["."]))
      }
    }
    if !rest.isEmpty { paths = Array(rest) }
  }
}

/// What names mean, in the repository that is read.
private struct StateNames {
  /// `nil` where there is none: then a name can only be a path.
  private let repository: GitRepository?

  /// - Parameter arguments: The last may be a path in another repository than the current folder's.
  init(_ arguments: [String]) async {
    let path = arguments.dropFirst().last { Path.leadsSomewhere($0) }
    repository = try? await GitRepository(around: path ?? ".")
  }

  /// Returns both sides of `A...B` or `A..B`.
  static func range(_ text: String) -> (FlowState, FlowState)? {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let isMergeBase = text[dots.upperBound...].hasPrefix(".")
    let first = String(text[..<dots.lowerBound])
    let second = String(text[dots.upperBound...].dropFirst(isMergeBase ? 1 : 0))
    // A path such as `../App` is none.
    if second.hasPrefix("/") || first.hasSuffix("/") { return nil }
    let names = [first, second].map { $0.isEmpty ? "HEAD" : $0 }
    let base = isMergeBase ? FlowState.mergeBase(names[0], names[1]) : .revision(names[0])
    return (base, .revision(names[1]))
  }

  /// Returns what a name means; `nil` for nothing that is there.
  func state(_ name: String) async throws(FlowError) -> FlowState? {
    if let repository {
      do throws(GitError) {
        _ = try await repository.commit(name)
        return .revision(name)
      } catch .unknownRevision {
        // It may be a path.
      } catch {
        throw .git(error)
      }
    }
    guard Path.leadsSomewhere(name) else { return nil }
    return name.hasSuffix(".json") ? .report(name) : .files([name])
  }

  /// Returns the state that a second name means; `nil` for a path within the states.
  func head(
    _ name: String?, beside base: FlowState
  ) async throws(FlowError) -> FlowState? {
    guard let name, let state = try await state(name) else { return nil }
    return state.isInRepository || !base.isInRepository ? state : nil
  }
}
