import FlowModel
package import InputBounds
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// One run of git, without a shell. Nothing but the setting up of git asks it to change anything.
///
/// The repository may be a stranger's, so that no program which it names may run: "Git" in
/// `Documentation/Architecture.md` lists each command that is used, and what keeps it from running one.
package struct GitCommand: Sendable {
  /// The folder in which git runs.
  package let folder: String
  /// The options that name the repository.
  private let place: [String]
  private let timeLimit: InputBound

  /// - Parameters:
  ///   - gitFolder: That of the repository; `nil` where git is to look for one.
  ///   - hasWorkTree: Whether `folder` is the top of the repository's work tree.
  ///   - timeLimit: How long git may take.
  package init(
    folder: String, gitFolder: String? = nil, hasWorkTree: Bool = false,
    timeLimit: InputBound = InputBounds.gitTime
  ) {
    self.folder = folder
    self.timeLimit = timeLimit
    place =
      (gitFolder.map { ["--git-dir=" + $0] } ?? []) + (hasWorkTree ? ["--work-tree=" + folder] : [])
  }

  package struct Output {
    package let bytes: [UInt8]
    let status: TerminationStatus
    let message: String

    package var isSuccess: Bool { status.isSuccess }

    /// The first line of git's error message.
    var reason: String {
      let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "no reason"
      return line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line
    }
  }

  /// Runs git to its end.
  ///
  /// - Parameter arguments: No user's text may be where git would take it for an option.
  package func output(_ arguments: [String]) async throws(GitError) -> Output {
    do {
      return try await withThrowingTaskGroup(of: Output.self) { group in
        group.addTask { try await untimedOutput(arguments) }
        group.addTask {
          try await Task.sleep(for: .seconds(timeLimit.limit))
          throw BoundExcess(timeLimit)
        }
        // Leaving the group ends the other task, and with it git.
        defer { group.cancelAll() }
        guard let output = try await group.next() else { throw CancellationError() }
        return output
      }
    } catch {
      throw GitError(launching: error)
    }
  }

  private func untimedOutput(_ arguments: [String]) async throws -> Output {
    let result = try await run(
      .name("git"), arguments: commandLine(arguments), environment: Self.environment(),
      input: .none, output: .bytes(limit: InputBounds.gitAnswerSize.limit),
      error: .bytes(limit: 1 << 16))
    return Output(
      bytes: result.standardOutput, status: result.terminationStatus,
      message: String(decoding: result.standardError, as: UTF8.self))
  }

  /// Runs git to its end and returns what it prints.
  package func bytes(_ arguments: [String]) async throws(GitError) -> [UInt8] {
    let output = try await output(arguments)
    guard output.isSuccess else { throw .failed(reason: output.reason) }
    return output.bytes
  }

  /// Runs git for as long as `body` does.
  ///
  /// Git gets the two ends, and this process does not use them, so that `body` may wait for git without
  /// another task.
  ///
  /// - Parameters:
  ///   - input: What git reads; closed here.
  ///   - output: Where git writes; closed here.
  ///   - objectFolders: Additional folders of objects, such as those of submodules.
  func withProcess<Result: Sendable>(
    _ arguments: [String], input: consuming OpenFile,
    output: consuming OpenFile, objectFolders: [String],
    _ body: @Sendable () -> Result
  ) async throws(GitError) -> Result {
    let (inputEnd, outputEnd) = (input.released(), output.released())
    do {
      return try await run(
        .name("git"), arguments: commandLine(arguments),
        environment: Self.environment(objectFolders: objectFolders),
        input: .fileDescriptor(inputEnd, closeAfterSpawningProcess: true),
        output: .fileDescriptor(outputEnd, closeAfterSpawningProcess: true),
        error: .discarded
      ) { process in
        let result = body()
        // It may wait for a file that is a pipe, and only reads.
        try? process.send(signal: .kill)
        return result
      }.closureResult
    } catch {
      throw GitError(launching: error)
    }
  }

  private func commandLine(_ arguments: [String]) -> Arguments {
    let options = ["--no-pager", "--no-optional-locks", "--literal-pathspecs"]
    let all =
      (["-C", folder] + place).map(\.fileNameBytes)
      + (options + Self.settings.flatMap { ["-c", $0] } + arguments).map { Array($0.utf8) }
    // As C has them.
    return Arguments(all.map { $0 + [0] })
  }

  /// They override those of the repository.
  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
    "credential.helper=", "core.askPass=", "fetch.bundleURI=", "core.quotePath=false",
  ]

  /// - Parameter objectFolders: Asked after those that the user has set.
  private static func environment(objectFolders: [String] = []) -> Environment {
    var values: [Environment.Key: String?] = [
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
      // A missing object is not fetched; a git that does not know this may use no protocol for it.
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
    ]
    if !objectFolders.isEmpty {
      let name = "GIT_ALTERNATE_OBJECT_DIRECTORIES"
      let known = ProcessEnvironment.value(of: name).map { [$0] } ?? []
      values[.init(stringLiteral: name)] =
        (known + objectFolders.map(\.quotedForPathList)).joined(separator: ":")
    }
    return .inherit.updating(values)
  }
}

extension GitError {
  init(launching error: any Error) {
    if let error = error as? SubprocessError, error.code == .executableNotFound {
      self = .notInstalled
    } else if let error = error as? SubprocessError, error.code == .outputLimitExceeded {
      self = .failed(reason: "its answer has \(BoundExcess(InputBounds.gitAnswerSize))")
    } else if let excess = error as? BoundExcess {
      self = .failed(reason: "it took \(excess)")
    } else {
      self = .failed(reason: "\(error)")
    }
  }
}

extension String {
  /// In a form in which a colon ends no entry of a list of paths.
  fileprivate var quotedForPathList: String {
    guard contains(where: { $0 == ":" || $0 == "\"" || $0 == "\n" || $0 == "\\" }) else {
      return self
    }
    // In octal digits, as C has them.
    let text = fileNameBytes.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\"" + text.joined() + "\""
  }
}
