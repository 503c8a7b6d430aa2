import Foundation

extension Process {
  /// Runs to the end, with empty standard input.
  ///
  /// - Returns: The exit status, and the output on both streams.
  func runToEnd() throws -> (status: Int32, output: String) {
    standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    standardOutput = pipe
    standardError = pipe
    try run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    waitUntilExit()
    return (terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
