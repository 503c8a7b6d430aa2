import FlowModel
import Testing

@Suite("The platform of a target runtime")
struct PlatformTests {
  @Test(
    "Each runtime that Interface Builder writes is known",
    arguments: [
      ("iOS.CocoaTouch", Platform.iOS), ("iOS.CocoaTouch.iPad", .iOS), ("MacOSX.Cocoa", .macOS),
      ("AppleTV", .tvOS), ("watchKit", .watchOS), ("", .unknown), ("visionPro", .unknown),
    ])
  func runtime(targetRuntime: String, platform: Platform) {
    #expect(Platform(targetRuntime: targetRuntime) == platform)
  }
}
