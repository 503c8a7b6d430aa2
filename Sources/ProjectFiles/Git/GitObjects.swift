import InputBounds
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
    /// Blobs that git was asked for and whose answers were not taken yet, in the order of the answers.
    var asked: [BlobID] = []
    /// Blobs that were answered before they were read, as several threads read.
    var ready: [BlobID: [UInt8]] = [:]
    var readySize = 0
    /// Blobs that exceed the bound, which many paths may lead to.
    var tooLarge: [BlobID: BoundExcess] = [:]
    /// The bytes of objects that exceed the bound, in total: git reads them all the same.
    var skippedSize = 0
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
    guard case .success(let object)? = object, let commit = GitCommit(object) else {
      throw .unknownRevision(revision, isShallow: isShallow)
    }
    return commit
  }

  /// Returns the entries of a folder, from memory where they were read before.
  ///
  /// - Parameter tree: The name of a tree, or a revision that leads to one.
  /// - Returns: `nil` where the repository does not have it.
  func entries(
    ofTree tree: String
  ) throws(GitError) -> Result<[GitEntry], BoundExcess>? {
    if let known = state.withLock({ $0.trees[tree] }) { return .success(known) }
    switch try object(tree) {
    case .success(let object)? where object.kind == .tree:
      let entries = GitEntry.entries(ofTree: object.bytes, idLength: object.id.length)
      state.withLock { $0.trees[tree] = entries }
      return .success(entries)
    case .failure(let excess)?: return .failure(excess)
    case .success?, nil: return nil
    }
  }

  /// Announces which blobs are read next, in this order.
  func willRead(_ blobs: [BlobID]) {
    state.withLock { state in
      state.expected = blobs.reversed()
      state.ready = [:]
      state.readySize = 0
    }
  }

  /// The size of the files that were read for later readers.
  var waitingSize: Int { state.withLock { $0.readySize } }

  /// Returns the bytes of a file; `nil` where the repository does not have them.
  func bytes(of blob: BlobID) throws(GitError) -> Result<[UInt8], BoundExcess>? {
    try result(
      state.withLock { state in
        Result { () throws(SystemError) in try state.bytes(of: blob) }
      })
  }

  private func object(
    _ name: String
  ) throws(GitError) -> Result<GitObject, BoundExcess>? {
    try result(
      state.withLock { state in
        Result { () throws(SystemError) in
          try state.object(name)
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
  /// No file is larger that is read from git.
  private static let bound = InputBounds.projectSize

  fileprivate mutating func object(
    _ name: String
  ) throws(SystemError) -> Result<GitObject, BoundExcess>? {
    try takeAnswers()
    try stream?.ask(for: [name])
    return try answer(within: InputBounds.treeSize)
  }

  private mutating func answer(
    within bound: InputBound
  ) throws(SystemError) -> Result<GitObject, BoundExcess>? {
    let answer = try stream?.answer(within: bound)
    if case .failure(let excess)? = answer {
      skippedSize += excess.found ?? 0
      if !InputBounds.totalSize.holds(skippedSize) {
        throw .excess(BoundExcess(InputBounds.totalSize, found: skippedSize))
      }
    }
    return answer
  }

  fileprivate mutating func bytes(
    of blob: BlobID
  ) throws(SystemError) -> Result<[UInt8], BoundExcess>? {
    if let bytes = ready.removeValue(forKey: blob) {
      readySize -= bytes.count
      return .success(bytes)
    }
    if let excess = tooLarge[blob] { return .failure(excess) }
    if !asked.contains(blob) {
      try takeAnswers()
      try ask(for: blob)
    }
    while !asked.isEmpty {
      let next = asked.removeFirst()
      let bytes = try answer(within: Self.bound)?.map(\.bytes)
      if case .failure(let excess)? = bytes { tooLarge[next] = excess }
      if next == blob { return bytes }
      keep(bytes, of: next)
    }
    return nil
  }

  /// Asks for a blob and for those that are read after it. Git waits until an answer is taken, so that
  /// the answers need no memory until then.
  private mutating func ask(for blob: BlobID) throws(SystemError) {
    asked = [blob]
    while asked.count < ObjectStream.requestLimit, let next = expected.popLast() {
      if ready[next] == nil, !asked.contains(next) { asked.append(next) }
    }
    try stream?.ask(for: asked.map(\.text))
  }

  /// Takes the answers that are still due, so that git can be asked for something else.
  fileprivate mutating func takeAnswers() throws(SystemError) {
    while !asked.isEmpty {
      let next = asked.removeFirst()
      keep(try answer(within: Self.bound)?.map(\.bytes), of: next)
    }
  }

  /// Keeps a blob for a later reader. One that there is no memory for is asked for again.
  private mutating func keep(_ answer: Result<[UInt8], BoundExcess>?, of blob: BlobID) {
    guard case .success(let bytes)? = answer, readySize + bytes.count <= Self.bound.limit else {
      return
    }
    ready[blob] = bytes
    readySize += bytes.count
  }
}
