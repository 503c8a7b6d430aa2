import ProjectFiles

/// The meaning of names in the repository that is read.
struct StateNames {
  /// `nil` outside of a repository: then a name can only be a path.
  private let repository: GitRepository?

  /// - Parameter paths: The last existing one may be in another repository than the current folder.
  init(beside paths: some BidirectionalCollection<String>) async {
    let path = paths.last { Path.leadsSomewhere($0) }
    repository = try? await GitRepository(around: path ?? ".")
  }

  /// Whether a name is that of a revision.
  ///
  /// - Throws: ``FlowError/git(_:)``, also for a name that is neither a revision nor a path.
  func isRevision(orPath name: String) async throws(FlowError) -> Bool {
    if try await isRevision(name) { return true }
    guard let repository, !Path.leadsSomewhere(name), !Self.isSpeltAsFile(name) else {
      return false
    }
    throw .git(.unknownRevision(name, isShallow: repository.isShallow))
  }

  private func isRevision(_ name: String) async throws(FlowError) -> Bool {
    guard let repository else { return false }
    do throws(GitError) {
      _ = try await repository.commit(name)
      return true
    } catch .unknownRevision {
      return false
    } catch {
      throw .git(error)
    }
  }

  /// Returns the state that a name means; `nil` if there is none.
  func state(_ name: String) async throws(FlowError) -> FlowState? {
    if try await isRevision(name) { return .revision(name) }
    guard Path.leadsSomewhere(name) || Self.isSpeltAsFile(name) else { return nil }
    return name.hasSuffix(".json") ? .report(name) : .files([name])
  }

  /// Whether a name looks like a file's, so that a missing one is reported as a file.
  private static func isSpeltAsFile(_ name: String) -> Bool {
    [".json", ".storyboard", ".xib"].contains { name.hasSuffix($0) }
      || ["/", "./", "../"].contains { name.hasPrefix($0) }
  }

  /// Returns the state that a second name means; `nil` for a path within the states.
  func head(
    _ name: String?, beside base: FlowState
  ) async throws(FlowError) -> FlowState? {
    guard let name, let state = try await state(name) else { return nil }
    return state.isInRepository || !base.isInRepository ? state : nil
  }
}

/// `A..B`, or `A...B`: the merge base of both, and `B`. A side left out is `HEAD`.
struct RevisionRange {
  let base: String
  let head: String
  let isFromMergeBase: Bool

  init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    isFromMergeBase = text[dots.upperBound...].hasPrefix(".")
    let first = String(text[..<dots.lowerBound])
    let second = String(text[dots.upperBound...].dropFirst(isFromMergeBase ? 1 : 0))
    // A path such as `../App` is not a range.
    if second.hasPrefix("/") || first.hasSuffix("/") { return nil }
    base = first.isEmpty ? "HEAD" : first
    head = second.isEmpty ? "HEAD" : second
  }
}
