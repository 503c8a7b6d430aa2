package import AppResources
package import DrawingModel
import FlowModel
import ProjectFiles
import Synchronization

/// The colours and images of an app, each read when it is first asked for.
package final class AssetLibrary: Sendable {
  private let catalogs: [String]
  private let files: ResourceFiles
  private let known = Mutex(Known())

  private struct Known {
    var index: AssetIndex?
    /// By folder; `nil` where there is no such colour after all.
    var colors: [String: ColorSet?] = [:]
    /// By folder, or by file where an image lies in no catalogue; `nil` where it can't be drawn.
    var images: [String: ImageFile?] = [:]
    var warnings: Set<String> = []
  }

  /// - Parameter catalogs: The folders, without links.
  init(catalogs: [String], files: ResourceFiles) {
    self.catalogs = catalogs
    self.files = files
  }

  /// Returns the colour that an interface file means by a name.
  package func color(named name: String, near path: String) -> ColorSet? {
    guard !catalogs.isEmpty else { return nil }
    return known.withLock { known in
      guard let asset = index(&known).colors[name]?.nearest(to: path) else { return nil }
      if let color = known.colors[asset.folder] { return color }
      let color = contents(of: asset, &known) { bytes throws(ResourceError) in
        try ColorSet(bytes)
      }
      known.colors[asset.folder] = .some(color ?? nil)
      return color ?? nil
    }
  }

  /// Returns the image that an interface file means by a name; `nil` where it can't be drawn.
  package func image(named name: String, near path: String) -> ImageFile? {
    known.withLock { known in
      guard let asset = index(&known).images[name]?.nearest(to: path) else {
        return looseImage(named: name, near: path, &known)
      }
      if let image = known.images[asset.folder] { return image }
      let set = contents(of: asset, &known) { bytes throws(ResourceError) in try ImageSet(bytes) }
      // Of a template only the shape counts, which a mark tells as well.
      let candidates = set.map { $0.isTemplate ? [] : $0.files(scale: Self.scale) } ?? []
      let image = image(
        named: name, in: candidates.map { Path.joined(asset.folder, $0.name) }, &known)
      known.images[asset.folder] = .some(image)
      return image
    }
  }

  /// What the reader of a run should know of what was asked for; lower case, no full stop.
  package var warnings: [String] { known.withLock { $0.warnings.sorted() } }

  /// Pixels to a point: wireframes are small, and PNGs of them are twice as large.
  private static let scale = 2.0

  private func index(_ known: inout Known) -> AssetIndex {
    if let index = known.index { return index }
    let index = AssetIndex(of: catalogs, in: files)
    known.index = index
    known.warnings.formUnion(index.warnings)
    return index
  }

  private func contents<Value>(
    of asset: AssetIndex.Asset, _ known: inout Known,
    _ body: ([UInt8]) throws(ResourceError) -> Value
  ) -> Value? {
    switch files.read(Path.joined(asset.folder, "Contents.json"), body) {
    case .success(let value): return value
    case .failure(let failure):
      known.warnings.insert(failure.message)
      return nil
    }
  }
}

extension AssetLibrary {
  /// Looks for an image beside an interface file, where Xcode copies it from without a catalogue.
  private func looseImage(
    named name: String, near path: String, _ known: inout Known
  ) -> ImageFile? {
    // A name with a slash would lead elsewhere.
    guard !name.contains("/") else { return nil }
    var folder = Path.split(path).folder
    if folder.hasSuffix(".lproj") { folder = Path.split(folder).folder }
    let stem = Path.joined(folder, name)
    if let image = known.images[stem] { return image }
    let names = ["@2x.png", ".png", "@3x.png", "@2x.jpg", ".jpg", ".jpeg", ""]
    let found = names.map { stem + $0 }.filter(files.isFile)
    let image = found.isEmpty ? nil : image(named: name, in: found, &known)
    known.images[stem] = .some(image)
    return image
  }

  /// Returns the first of some files that can be drawn.
  private func image(
    named name: String, in candidates: [String], _ known: inout Known
  ) -> ImageFile? {
    var reason: String?
    for path in candidates {
      do throws(SystemError) {
        let bytes = try files.bytes(of: path)
        guard let header = ImageHeader(bytes) else {
          reason = reason ?? "neither PNG nor JPEG"
          continue
        }
        guard bytes.count <= Self.longestFile, max(header.width, header.height) <= Self.longestSide
        else {
          reason = "larger than \(Self.longestFile >> 20) MB or \(Self.longestSide) pixels a side"
          continue
        }
        return ImageFile(
          name: files.typedPath(of: path), format: header.format == .png ? .png : .jpeg,
          width: header.width, height: header.height, bytes: bytes)
      } catch {
        reason = reason ?? error.description
      }
    }
    if let reason {
      known.warnings.insert("image '\(name.singleLine)' is drawn as a mark: it is \(reason)")
    }
    return nil
  }

  private static let longestFile = 1 << 20
  private static let longestSide = 4096
}
