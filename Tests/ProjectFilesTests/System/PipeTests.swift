import Foundation
import Testing

@testable import ProjectFiles

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("Pipes") struct PipeTests {
  @Test("Writing to a pipe without a reader is an error and does not end the process")
  func closed() throws {
    let writing = try writingEndAlone()
    for _ in 0..<2 {
      #expect(throws: SystemError.closedPipe) {
        try ProjectFiles.Pipe.writeAll([1, 2, 3], to: writing.descriptor)
      }
    }
  }

  @Test("The written bytes can be read")
  func open() throws {
    let pipe = try ProjectFiles.Pipe()
    try ProjectFiles.Pipe.writeAll([1, 2, 3], to: pipe.writing.descriptor)
    var bytes = [UInt8](repeating: 0, count: 3)
    let count = try bytes.withUnsafeMutableBytes {
      try pipe.reading.descriptor.fill($0)
    }
    #expect(count == 3)
    #expect(bytes == [1, 2, 3])
  }

  private func writingEndAlone() throws -> OpenFile {
    let pipe = try ProjectFiles.Pipe()
    return OpenFile(owning: try pipe.writing.descriptor.duplicate())
  }
}
