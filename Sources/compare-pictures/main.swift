// Compares two PNG files by their pixels, within a tolerance, for the checks of `make test`.

import Foundation

func complain(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }

let arguments = CommandLine.arguments.dropFirst()
guard
  arguments.count == 4,
  let allowedMean = Double(arguments[1]),
  let allowedTile = Double(arguments[2])
else {
  complain("usage: compare-pictures MEAN TILE A.png B.png    (MEAN and TILE in percent)")
  exit(64)
}

do {
  let (first, second) = (try Picture(pngAt: arguments[3]), try Picture(pngAt: arguments[4]))
  guard let distance = PictureDistance(first, second) else {
    complain(
      "\(arguments[4]): error: \(second.width) × \(second.height) pixels; expected "
        + "\(first.width) × \(first.height) as in '\(arguments[3])'")
    exit(1)
  }
  let (x, y) = distance.worstTileOrigin
  print("mean \(percent(distance.mean)), tile at \(x),\(y) \(percent(distance.worstTile))")
  exit(
    distance.mean * 100 <= allowedMean && distance.worstTile * 100 <= allowedTile ? 0 : 1)
} catch {
  complain("\(error)")
  exit(2)
}
