import Foundation
import Testing

@testable import ProjectFiles

@Suite("Pipes") struct PipeTests {
  @Test("Writing to a pipe without a reader is an error and does not end the process")
  func closed() throws {
    let writing = try writingEndAlone()
    for _ in 0..<2 {
      #expect(throws: SystemError.closedPipe) {
        try ProjectFiles.Pipe.writeAll([1, 2, 3], to: writing.rawValue)
      }
    }
  }

  @Test("The written bytes can be read")
  func open() throws {
    let pipe = try ProjectFiles.Pipe()
    try ProjectFiles.Pipe.writeAll([1, 2, 3], to: pipe.writing.rawValue)
    var bytes = [UInt8](repeating: 0, count: 3)
    let count = try bytes.withUnsafeMutableBytes {
      try FileDescriptor.fill($0, from: pipe.reading.rawValue)
    }
    #expect(count == 3)
    #expect(bytes == [1, 2, 3])
  }

  private func writingEndAlone() throws -> FileDescriptor {
    let pipe = try ProjectFiles.Pipe()
    return FileDescriptor(taking: dup(pipe.writing.rawValue))
  }
}
