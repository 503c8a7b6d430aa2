import Foundation

/// The program that was built together with the tests, run as a user runs it.
struct BuiltCommand {
  struct Result {
    let output: [UInt8]
    /// What it told, apart from the files that it wrote.
    let messages: String
    /// The files that it reported as written, in the order of writing.
    let written: [String]
    /// Or the number of the signal that ended it.
    let exitCode: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  var folder: String
  var input: String?
  var environment: [String: String] = [:]

  /// Runs the program to its end.
  func callAsFunction(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Result { try run(Self.executable, arguments) }

  /// Runs a script of the shell, in which `$0` is the program.
  func shell(_ script: String) throws -> Result {
    try run(URL(filePath: "/bin/sh"), ["-c", script, Self.executable.path])
  }

  private func run(_ executable: URL, _ arguments: [String]) throws -> Result {
    // Output goes to files, since a pipe that nobody reads yet could fill up.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("seguemap-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    for file in files { try Data((input ?? "").utf8).write(to: file) }
    for file in files[1...] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let lines = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let report = "seguemap: wrote '"
    return Result(
      output: Array(try Data(contentsOf: files[1])),
      messages: lines.filter { !$0.hasPrefix(report) }.joined(separator: "\n"),
      written: lines.filter { $0.hasPrefix(report) }.map {
        String($0.dropFirst(report.count).dropLast())
      },
      exitCode: process.terminationStatus)
  }

  /// The products are beside the test bundle, in any build folder.
  static let executable: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("seguemap")
    #else
      return Bundle.main.bundleURL.appendingPathComponent("seguemap")
    #endif
  }()
}
