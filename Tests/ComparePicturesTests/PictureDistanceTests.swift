import Testing

@testable import compare_pictures

@Suite struct PictureDistanceTests {
  let white = Picture(side: 160) { _, _ in 255 }

  @Test("A picture has no distance to itself")
  func same() throws {
    let distance = try #require(PictureDistance(white, white))
    #expect(distance.mean == 0)
    #expect(distance.worstTile == 0)
  }

  @Test("Black and white are as far apart as can be")
  func opposite() throws {
    let black = Picture(side: 160) { _, _ in 0 }
    let distance = try #require(PictureDistance(white, black))
    #expect(distance.mean == 1)
    #expect(distance.worstTile == 1)
  }

  @Test("Pictures of different sizes have no distance")
  func sizes() {
    #expect(PictureDistance(white, Picture(side: 159) { _, _ in 255 }) == nil)
  }

  @Test("A mark that is missing in a corner is found by its tile, though the mean hardly moves")
  func missingMark() throws {
    let marked = Picture(side: 160) { x, y in x >= 144 && y >= 144 ? 0 : 255 }
    let distance = try #require(PictureDistance(white, marked))
    #expect(abs(distance.mean - 0.01) < 1e-9)
    #expect(distance.worstTile == 1)
    #expect(distance.worstTileOrigin == (144, 144))
  }

  @Test("Edges that stray by a pixel move a tile's mean by little")
  func strayingEdges() throws {
    let stripes = Picture(side: 160) { x, _ in x.isMultiple(of: 2) ? 0 : 255 }
    let shifted = Picture(side: 160) { x, _ in x.isMultiple(of: 2) ? 255 : 0 }
    #expect(try #require(PictureDistance(stripes, shifted)).worstTile == 0)
  }

  @Test("A tile that the picture's border cuts counts by the pixels it has")
  func cutTile() throws {
    let marked = Picture(side: 161) { x, y in x == 160 && y == 160 ? 0 : 255 }
    let distance = try #require(PictureDistance(Picture(side: 161) { _, _ in 255 }, marked))
    #expect(distance.worstTile == 1)
  }
}

extension Picture {
  /// Creates a square grey picture from the value of each pixel.
  fileprivate init(side: Int, grey: (_ x: Int, _ y: Int) -> UInt8) {
    let bytes = (0..<side).flatMap { y in
      (0..<side).flatMap { x in [UInt8](repeating: grey(x, y), count: 3) }
    }
    self.init(width: side, height: side, bytes: bytes)
  }
}
