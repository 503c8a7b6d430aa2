import Synchronization

/// The objects of a repository, from one long-running git process.
///
/// Calls are serial, and wait for git. A request that fails is kept as ``failure``: a state with a
/// missing part must not be taken for one without that part.
package final class GitObjects: Sendable {
  fileprivate struct State: ~Copyable {
    var stream: ObjectStream?
    /// Blobs that will be read, the next one last.
    var expected: [BlobID] = []
    var ready: [BlobID: [UInt8]] = [:]
    var trees: [String: [GitEntry]] = [:]
    var failure: GitError?
  }

  private let state: Mutex<State>
  private let isShallow: Bool

  init(_ stream: consuming ObjectStream, isShallow: Bool) {
    state = Mutex(State(stream: consume stream))
    self.isShallow = isShallow
  }

  /// The first object that is not in the clone although something that was read refers to it.
  package var failure: GitError? { state.withLock { $0.failure } }

  func fail(_ error: GitError) {
    state.withLock { if $0.failure == nil { $0.failure = error } }
  }

  /// Closes the pipes, which ends git.
  func close() { state.withLock { $0.stream = nil } }

  /// Returns the commit that a revision refers to.
  package func commit(_ revision: String) throws(GitError) -> GitCommit {
    let isName = !revision.isEmpty && !revision.utf8.contains { $0 == 0 || $0 == 10 }
    let object = isName && !revision.hasPrefix("-") ? try object("\(revision)^{commit}") : nil
    guard let object, let commit = GitCommit(object) else {
      throw .unknownRevision(revision, isShallow: isShallow)
    }
    return commit
  }

  /// Returns the entries of a folder, from memory where they were read before.
  ///
  /// - Parameter tree: The name of a tree, or a revision that leads to one.
  /// - Returns: `nil` where the repository does not have it.
  func entries(ofTree tree: String) throws(GitError) -> [GitEntry]? {
    if let known = state.withLock({ $0.trees[tree] }) { return known }
    guard let object = try object(tree), object.kind == .tree else { return nil }
    let entries = GitEntry.entries(ofTree: object.bytes, idLength: object.id.length)
    state.withLock { $0.trees[tree] = entries }
    return entries
  }

  /// Announces which blobs are read next, in this order.
  func willRead(_ blobs: [BlobID]) {
    state.withLock { state in
      state.expected = blobs.reversed()
      state.ready = [:]
    }
  }

  /// Returns the bytes of a file; `nil` where the repository does not have them.
  func bytes(of blob: BlobID) throws(GitError) -> [UInt8]? {
    try result(
      state.withLock { state in
        Result { () throws(SystemError) in try state.bytes(of: blob) }
      })
  }

  private func object(_ name: String) throws(GitError) -> GitObject? {
    try result(
      state.withLock { state in
        Result { () throws(SystemError) in
          try state.stream?.ask(for: [name])
          return try state.stream?.answer()
        }
      })
  }

  private func result<Success>(
    _ result: Result<Success, SystemError>
  ) throws(GitError) -> Success {
    switch result {
    case .success(let value): return value
    case .failure(let error):
      let failure = GitError.failed(reason: "it ended unexpectedly (\(error))")
      // Outstanding answers would be taken for those to later requests.
      close()
      fail(failure)
      throw failure
    }
  }
}

extension GitObjects.State {
  fileprivate mutating func bytes(of blob: BlobID) throws(SystemError) -> [UInt8]? {
    if let bytes = ready.removeValue(forKey: blob) { return bytes }
    var batch = [blob]
    while batch.count < ObjectStream.requestLimit, let next = expected.popLast() {
      if next != blob, ready[next] == nil { batch.append(next) }
    }
    try stream?.ask(for: batch.map(\.text))
    for id in batch { ready[id] = try stream?.answer()?.bytes }
    return ready.removeValue(forKey: blob)
  }
}
