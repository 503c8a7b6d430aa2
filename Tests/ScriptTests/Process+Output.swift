import Foundation

extension Process {
  /// Runs to the end, with nothing to read.
  ///
  /// - Returns: The exit status, and all that was printed on either stream.
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
