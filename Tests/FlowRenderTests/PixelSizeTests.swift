import DrawingModel
import Testing

@testable import FlowRender

@Suite struct PixelSizeTests {
  @Test("Within the limits, the scale is the requested one")
  func plain() {
    let size = PixelSize(of: Size(100.5, 50), scale: 2, budget: 1_000_000)
    #expect((size.width, size.height, size.scale) == (201, 100, 2))
    #expect(size.warning == nil)
  }

  @Test("A part of a pixel counts as a whole one, but a rounding error does not")
  func rounding() {
    #expect(PixelSize(of: Size(10.1, 30), scale: 1, budget: 1000).width == 11)
    #expect(PixelSize(of: Size(0.1 + 0.2, 30), scale: 10, budget: 1000).width == 3)
  }

  @Test("No side exceeds Cairo's limit, and the warning states the lowered scale")
  func sides() {
    let size = PixelSize(of: Size(20_000, 1), scale: 2, budget: 1_000_000)
    #expect((size.width, size.height) == (32_767, 1))
    #expect(
      size.warning == "scale lowered from 2 to 1.638 to keep each side within 32767 pixels")
  }

  @Test("The number of pixels stays within the budget, and the warning says so")
  func budget() {
    let size = PixelSize(of: Size(300, 200), scale: 3, budget: 10_000)
    #expect(size.width * size.height <= 10_000)
    #expect(
      size.warning == "scale lowered from 3 to 0.408 to keep the picture within 10000 pixels")
  }

  @Test("An invalid scale counts as 1", arguments: [0, -1, .nan, .infinity] as [Double])
  func noScale(scale: Double) {
    #expect(PixelSize(of: Size(10, 20), scale: scale, budget: 1000).width == 10)
  }

  @Test("The thinnest drawing still has a pixel")
  func sliver() {
    let size = PixelSize(of: Size(1e9, 1), scale: 1, budget: 1_000_000)
    #expect((size.width, size.height) == (32_767, 1))
  }
}
