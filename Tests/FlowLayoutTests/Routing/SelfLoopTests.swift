import DrawingModel
import Testing

@testable import FlowLayout

@Suite("Segues from a scene to itself")
struct SelfLoopTests {
  private let card = Box(x: 100, y: 200, width: 216, height: 60)

  @Test("A loop starts and ends at the card's top, within the room reserved above it")
  func place() {
    let loop = SelfLoop.curve(over: card, rank: 0)
    #expect(loop.start.y == card.minY && loop.end.y == card.minY)
    #expect(loop.start.x > card.minX && loop.end.x < card.maxX)
    let room = Box(
      x: card.minX, y: card.minY - Spacing.loopHeight, width: card.size.width,
      height: Spacing.loopHeight)
    #expect(
      loop.samples(perSegment: 20).allSatisfy {
        room.minX <= $0.x && $0.x <= room.maxX && room.minY <= $0.y && $0.y <= room.maxY
      })
  }

  @Test("Every loop of a card starts on the card", arguments: 0..<12)
  func many(rank: Int) {
    let loop = SelfLoop.curve(over: card, rank: rank)
    #expect(loop.start.x >= card.minX && loop.end.x <= card.maxX)
  }
}
