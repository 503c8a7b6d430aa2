import AppResources
import InputBounds
import ProjectFiles

/// The names of the assets in catalogues; the assets themselves are not read.
struct AssetIndex {
  /// A colour or an image.
  struct Asset {
    /// The folder of its `Contents.json`.
    let folder: String
    /// The catalogue that it is in.
    let catalog: String

    /// The file that describes it.
    var contents: String { Path.joined(folder, "Contents.json") }
  }

  private(set) var colors: [String: [Asset]] = [:]
  private(set) var images: [String: [Asset]] = [:]
  /// Faults of folders on the way.
  private(set) var warnings: [String] = []
  private var folderCount = 0
  private var exceeded: Set<InputBound> = []

  init(of catalogs: [String], in files: ResourceFiles) {
    for catalog in catalogs { walk(catalog, prefix: "", catalog: catalog, files: files, depth: 0) }
  }

  private mutating func walk(
    _ folder: String, prefix: String, catalog: String, files: ResourceFiles, depth: Int
  ) {
    folderCount += 1
    guard isWithin(InputBounds.folders, folderCount, folder, files),
      isWithin(InputBounds.folderDepth, depth, folder, files)
    else { return }
    for entry in files.entries(of: folder) where entry.kind == .folder {
      let path = Path.joined(folder, entry.name)
      let name = prefix + Path.withoutExtension(entry.name)
      let asset = Asset(folder: path, catalog: catalog)
      if entry.name.hasSuffix(".colorset") {
        colors[name, default: []].append(asset)
      } else if entry.name.hasSuffix(".imageset") {
        images[name, default: []].append(asset)
      } else if !entry.name.hasSuffix("set") {
        let next = prefix + (providesNamespace(path, files) ? entry.name + "/" : "")
        walk(path, prefix: next, catalog: catalog, files: files, depth: depth + 1)
      }
    }
  }

  /// Whether a count is within a bound; the first folder in which it is not is reported.
  private mutating func isWithin(
    _ bound: InputBound, _ count: Int, _ folder: String, _ files: ResourceFiles
  ) -> Bool {
    if bound.holds(count) { return true }
    if exceeded.insert(bound).inserted {
      warnings.append(files.failure(at: folder, line: 0, "\(BoundExcess(bound))").message)
    }
    return false
  }

  private mutating func providesNamespace(_ folder: String, _ files: ResourceFiles) -> Bool {
    let contents = Path.joined(folder, "Contents.json")
    guard files.isFile(contents) else { return false }
    let description = files.read(contents, within: InputBounds.assetSize) {
      (bytes) throws(ResourceError) in try AssetFolder(bytes)
    }
    switch description {
    case .success(let folder): return folder.providesNamespace
    case .failure(let failure):
      warnings.append(failure.message)
      return false
    }
  }
}

extension [AssetIndex.Asset] {
  /// Returns the asset whose catalogue is nearest to a file; of several, the first by path.
  func nearest(to path: String) -> Element? {
    let place = path.split(separator: "/")
    func shared(_ asset: Element) -> Int {
      zip(asset.catalog.split(separator: "/"), place).prefix { $0 == $1 }.count
    }
    return self.max { a, b in
      let (first, second) = (shared(a), shared(b))
      return first == second ? a.folder > b.folder : first < second
    }
  }
}
