import AppResources
package import DrawingModel
import FlowModel
import InputBounds
import ProjectFiles

/// An image that an interface file names.
package enum AssetImage: Sendable {
  case file(ImageFile)
  /// An image that can't be drawn, so that a mark is drawn in its place; the message explains why.
  case mark(String)
}

/// The colours and images of an app's asset catalogues, each read once.
struct AssetLibrary {
  private let catalogs: [String]
  private let files: ResourceFiles
  private var knownIndex: AssetIndex?
  /// By folder; `nil` where the set has no value.
  private var colors: [String: Result<ColorSet?, ResourceFiles.Failure>] = [:]
  /// By folder, or by path without its extension for an image outside catalogues.
  private var images: [String: AssetImage?] = [:]
  /// Of the images so far; each takes memory for its pixels, however small its file is.
  private var pixelCount = 0

  /// - Parameter catalogs: The folders, without links.
  init(catalogs: [String], files: ResourceFiles) {
    self.catalogs = catalogs
    self.files = files
  }

  /// What is wrong with the folders of the catalogues.
  var indexWarnings: [String] { knownIndex?.warnings ?? [] }

  /// Returns the colour that a name in an interface file refers to; `nil` where no catalogue has it.
  mutating func color(
    named name: String, near path: String
  ) -> Result<ColorSet?, ResourceFiles.Failure> {
    guard let asset = index().colors[name]?.nearest(to: path) else { return .success(nil) }
    if let color = colors[asset.folder] { return color }
    let color = files.read(asset.contents, within: InputBounds.assetSize) {
      bytes throws(ResourceError) in try ColorSet(bytes)
    }
    colors[asset.folder] = color
    return color
  }

  /// Returns the image that a name in an interface file refers to; `nil` where there is none, or only a
  /// template, for which a mark is good enough.
  mutating func image(named name: String, near path: String) -> AssetImage? {
    guard let asset = index().images[name]?.nearest(to: path) else {
      return looseImage(named: name, near: path)
    }
    if let image = images[asset.folder] { return image }
    let image: AssetImage?
    let set = files.read(asset.contents, within: InputBounds.assetSize) {
      bytes throws(ResourceError) in try ImageSet(bytes)
    }
    switch set {
    case .success(let set):
      let candidates = set.isTemplate ? [] : set.files(scale: Self.scale)
      image = self.image(
        named: name, in: candidates.map { Path.joined(asset.folder, $0.name) })
    case .failure(let failure): image = .mark(failure.message)
    }
    images[asset.folder] = .some(image)
    return image
  }

  /// Pixels to a point: wireframes are small, and PNGs of them are twice as large.
  private static let scale = 2.0

  private mutating func index() -> AssetIndex {
    if let knownIndex { return knownIndex }
    let all = Set(catalogs + files.catalogsBesideNamedFiles).sorted()
    let index = AssetIndex(of: all, in: files)
    knownIndex = index
    return index
  }
}

extension AssetLibrary {
  /// Looks for an image beside an interface file, where Xcode copies it from without a catalogue.
  private mutating func looseImage(named name: String, near path: String) -> AssetImage? {
    // A name with a slash would lead elsewhere.
    guard !name.contains("/") else { return nil }
    var folder = Path.split(path).folder
    if folder.hasSuffix(".lproj") { folder = Path.split(folder).folder }
    let stem = Path.joined(folder, name)
    if let image = images[stem] { return image }
    let names = ["@2x.png", ".png", "@3x.png", "@2x.jpg", ".jpg", ".jpeg", ""]
    let image = image(named: name, in: names.map { stem + $0 }.filter(files.isFile))
    images[stem] = .some(image)
    return image
  }

  /// Returns the first of some files that can be drawn.
  private mutating func image(named name: String, in candidates: [String]) -> AssetImage? {
    var reason: String?
    for path in candidates {
      do throws(SystemError) {
        let bytes = try files.bytes(of: path, within: InputBounds.imageSize)
        guard let header = ImageHeader(bytes) else {
          reason = reason ?? "it is neither PNG nor JPEG"
          continue
        }
        let side = max(header.width, header.height)
        guard InputBounds.imageSide.holds(side) else {
          reason = reason ?? "it has \(BoundExcess(InputBounds.imageSide, found: side))"
          continue
        }
        pixelCount += header.width * header.height
        guard InputBounds.imagePixels.holds(pixelCount) else {
          reason = reason ?? "there are \(BoundExcess(InputBounds.imagePixels, found: pixelCount))"
          continue
        }
        return .file(
          ImageFile(
            name: files.typedPath(of: path), format: header.format == .png ? .png : .jpeg,
            width: header.width, height: header.height, bytes: bytes))
      } catch {
        reason = reason ?? "it can't be read: \(error)"
      }
    }
    return reason.map { .mark("image '\(name.singleLine)' is drawn as a mark: \($0)") }
  }
}
