import SourceModel
import Testing

@testable import SwiftReader

@Suite struct SwiftReaderTests {
  @Test("An empty file declares nothing")
  func emptyFile() {
    let unit = SwiftReader.unit(UnsafeBufferPointer(start: nil, count: 0), path: "Empty")
    #expect(unit == SourceUnit(path: "Empty", language: .swift))
  }
}
