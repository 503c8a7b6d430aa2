import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("The counts at the foot")
struct FlowSummaryTests {
  @Test("One element is singular, and several are plural")
  func numbers() {
    #expect(FlowSummary(Sample.chain(1)).text == "1 scene · 0 segues · 1 file")
    #expect(FlowSummary(Sample.small).text == "2 scenes · 2 segues · 1 file")
    #expect(FlowSummary(Sample.empty).text == "0 scenes · 0 segues · 0 files")
  }

  @Test("Resolved references are not counted; unresolved ones are reported")
  func references() {
    let drawn = Sample.full.scenes.filter { $0.reference?.target == nil }
      .reduce(0) { $0 + $1.count }
    let segues = Sample.full.segues.count - 1 + 2
    #expect(
      FlowSummary(Sample.full).text
        == "\(drawn) scenes · \(segues) segues · 1 from code · 3 files · 1 unresolved reference")
  }
}
