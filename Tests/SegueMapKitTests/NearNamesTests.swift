import Testing

@testable import SegueMapKit

@Suite("Names that a user may have meant") struct NearNamesTests {
  private let targets: Set = [
    "Fakes", "Hardware", "NetworkingWatchOS", "Storage", "WatchWidgetsExtension", "Woo Watch App",
    "WooCommerce", "WooCommerceTests", "Yosemite", "YosemiteTests",
  ]

  @Test("Whole names come first, then those of which a word is near, three at most")
  func near() {
    #expect(
      targets.near("Wtch") == ["NetworkingWatchOS", "WatchWidgetsExtension", "Woo Watch App"])
    #expect(targets.near("woocomerce").first == "WooCommerce")
    #expect(targets.near("Yosmite") == ["Yosemite", "YosemiteTests"])
    #expect(targets.near("Widget") == ["WatchWidgetsExtension"])
    #expect(targets.near("Payments").isEmpty)
  }

  @Test("What is too short to be a word with a mistake is near to whole names only")
  func short() {
    #expect(targets.near("Ap").isEmpty)
    #expect(targets.near("").isEmpty)
  }

  @Test("If no target's name is near, all are known ones, and not what was meant")
  func none() {
    let known = FlowError.unknownTarget("X", known: ["A1", "B1", "C1", "D1"]).description
    #expect(known == "unknown target 'X'; known are 'A1', 'B1', 'C1' and 'D1'")
    let near = FlowError.unknownTarget("Wtch", known: ["Watch"]).description
    #expect(near == "unknown target 'Wtch'; did you mean 'Watch'?")
  }
}
