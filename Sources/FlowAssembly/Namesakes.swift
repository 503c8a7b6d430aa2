import FlowModel
import InterfaceBuilder

/// Files with the same name, with a search for those that are closest to a place.
///
/// Targets decide first, then the platform, then the number of folders that a file shares with the
/// place, then its depth below them. A file is identified by its index in the catalogue.
struct Namesakes {
  private let files: [Int]
  private let catalogue: InterfaceCatalogue
  /// For each folder that contains some of the files at any depth, the topmost of them.
  private var topmost: [ArraySlice<Substring>: [Topmost]] = [:]

  /// The topmost files for the same platforms.
  private struct Topmost {
    let platforms: Set<Platform>
    var depth: Int
    var files: [Int]
  }

  /// - Complexity: O(*n*) for *n* folders that contain the files.
  init(_ files: [Int], in catalogue: InterfaceCatalogue) {
    self.files = files
    self.catalogue = catalogue
    guard files.count > 1 else { return }
    for file in files {
      let place = catalogue.places[file]
      for depth in 0...place.folders.count {
        Self.add(file, at: place, to: &topmost[place.folders.prefix(depth), default: []])
      }
    }
  }

  private static func add(_ file: Int, at place: FilePlace, to topmost: inout [Topmost]) {
    let depth = place.folders.count
    guard let index = topmost.firstIndex(where: { $0.platforms == place.platforms }) else {
      topmost.append(Topmost(platforms: place.platforms, depth: depth, files: [file]))
      return
    }
    if depth < topmost[index].depth {
      topmost[index].depth = depth
      topmost[index].files = [file]
    } else if depth == topmost[index].depth {
      topmost[index].files.append(file)
    }
  }

  /// Returns the files that are closest to a place, in the order of the catalogue.
  func nearest(to place: FilePlace) -> [Int] {
    guard files.count > 1 else { return files }
    var closest = files
    for scope in place.scopes {
      closest = catalogue.targets.closest(closest, to: scope) { catalogue.documents[$0].path }
    }
    if closest.count < files.count {
      return Namesakes(closest, in: catalogue).nearest(to: place)
    }
    return nearest(to: place) { place.fits($0) } ?? nearest(to: place) { _ in true } ?? []
  }

  /// Searches from the place upward; the first folder with suitable files contains the closest
  /// ones.
  private func nearest(
    to place: FilePlace, counting fits: (Set<Platform>) -> Bool
  ) -> [Int]? {
    for depth in (0...place.folders.count).reversed() {
      let found = (topmost[place.folders.prefix(depth)] ?? []).filter { fits($0.platforms) }
      guard let least = found.lazy.map(\.depth).min() else { continue }
      return found.lazy.filter { $0.depth == least }.flatMap(\.files).sorted()
    }
    return nil
  }
}
