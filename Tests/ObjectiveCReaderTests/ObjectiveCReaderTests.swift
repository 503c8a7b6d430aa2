import SourceModel
import Testing

@testable import ObjectiveCReader

@Suite struct ObjectiveCReaderTests {
  @Test("An empty file declares nothing")
  func emptyFile() {
    let unit = ObjectiveCReader.unit(UnsafeBufferPointer(start: nil, count: 0), path: "Empty")
    #expect(unit == SourceUnit(path: "Empty", language: .objectiveC))
  }
}
