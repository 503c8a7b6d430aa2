import Foundation

/// A git repository in a folder of its own, which is deleted with its owner.
package final class TemporaryRepository: Sendable {
  package let files: TemporaryProject
  /// The folder in which git runs.
  package let path: String

  package init() throws {
    files = try TemporaryProject()
    path = files.path
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Uses a repository that already exists in the folder of `files`.
  package init(at path: String, in files: TemporaryProject) {
    self.files = files
    self.path = path
  }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Runs git and waits for it, without the host's git settings.
  @discardableResult
  package func git(_ arguments: String..., expecting status: Int32 = 0) throws -> String {
    try git(arguments, expecting: status)
  }

  /// Runs git and waits for it, without the host's git settings.
  @discardableResult
  package func git(_ arguments: [String], expecting status: Int32 = 0) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", path, "-c", "user.name=A", "-c", "user.email=a@example.org",
        "-c", "commit.gpgSign=false", "-c", "protocol.file.allow=always",
      ] + arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_SYSTEM"] = "/dev/null"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == status else {
      throw GitFailure(arguments: arguments, status: process.terminationStatus)
    }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  package struct GitFailure: Error {
    package let arguments: [String]
    package let status: Int32
  }

  package func write(_ text: String, to name: String) throws {
    try files.write(text, to: String(file(name).dropFirst(files.path.count + 1)))
  }

  /// Commits everything in the work tree and returns the commit's hash.
  @discardableResult
  package func commit(_ message: String = "Change") throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try git("rev-parse", "HEAD")
  }

  /// Returns the names and modification dates of all files of git, which show any change to the
  /// repository.
  package func traces() throws -> [String] {
    let folder = file(".git")
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.sorted().map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      let date = attributes[.modificationDate] as? Date ?? .distantPast
      return "\(name) \(date.timeIntervalSince1970)"
    }
  }
}
