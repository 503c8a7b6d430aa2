/// The difference between two pictures of the same size.
///
/// Renderers differ in the pixels along the edges of glyphs and curves, so single pixels say
/// little. The mean shows a wrong colour or theme. The worst tile shows a missing card, arrow or
/// text, however small a part of the picture it is.
struct PictureDistance {
  /// The mean difference of all channels, from 0 to 1.
  let mean: Double
  /// The largest difference of the mean colour of two tiles, from 0 to 1.
  let worstTile: Double
  /// The top left corner of that tile, in pixels.
  let worstTileOrigin: (x: Int, y: Int)

  static let tileSide = 16

  /// - Returns: `nil` if the sizes differ.
  init?(_ a: Picture, _ b: Picture) {
    guard a.width == b.width, a.height == b.height else { return nil }
    var total = 0
    var worst = 0.0
    var origin = (x: 0, y: 0)
    for y in stride(from: 0, to: a.height, by: Self.tileSide) {
      for x in stride(from: 0, to: a.width, by: Self.tileSide) {
        let tile = TileDifference(a, b, x: x, y: y)
        total += tile.absolute
        if tile.ofMeans > worst {
          worst = tile.ofMeans
          origin = (x, y)
        }
      }
    }
    mean = a.bytes.isEmpty ? 0 : Double(total) / Double(a.bytes.count) / 255
    worstTile = worst
    worstTileOrigin = origin
  }
}

/// The difference of two pictures within one tile.
private struct TileDifference {
  /// The sum over all channels of all pixels.
  var absolute = 0
  /// The difference of the tile's mean colours in the channel where it is largest, from 0 to 1.
  let ofMeans: Double

  init(_ a: Picture, _ b: Picture, x: Int, y: Int) {
    let columns = x..<min(x + PictureDistance.tileSide, a.width)
    let rows = y..<min(y + PictureDistance.tileSide, a.height)
    var sums = (red: 0, green: 0, blue: 0)
    for row in rows {
      var index = (row * a.width + x) * 3
      for _ in columns {
        let red = Int(a.bytes[index]) - Int(b.bytes[index])
        let green = Int(a.bytes[index + 1]) - Int(b.bytes[index + 1])
        let blue = Int(a.bytes[index + 2]) - Int(b.bytes[index + 2])
        sums = (sums.red + red, sums.green + green, sums.blue + blue)
        absolute += abs(red) + abs(green) + abs(blue)
        index += 3
      }
    }
    let largest = max(abs(sums.red), abs(sums.green), abs(sums.blue))
    ofMeans = Double(largest) / Double(rows.count * columns.count) / 255
  }
}
