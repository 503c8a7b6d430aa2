/// An image of an asset catalogue: which of its files counts where.
package struct ImageSet: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package let name: String
    /// Pixels to a point; `nil` for a drawing that fits any scale.
    package let scale: Double?
    package let isDark: Bool
    fileprivate let rank: Int
  }

  package let files: [File]
  /// Whether only the shape counts, which is filled with the tint.
  package let isTemplate: Bool

  /// - Parameter bytes: The `Contents.json` of an `.imageset`.
  /// - Throws: `ResourceError`, for what is no such file.
  package init(_ bytes: [UInt8]) throws(ResourceError) {
    let contents = try ResourceJSON.decode(Contents.self, from: bytes)
    isTemplate = contents.properties?.intent == "template"
    files = (contents.images ?? []).compactMap { record in
      // A name with a slash would lead out of the folder.
      guard let name = record.filename, !name.isEmpty, !name.contains("/"), name != "..",
        let isDark = record.condition.isDark
      else { return nil }
      return File(
        name: name, scale: record.pixelsToPoint, isDark: isDark, rank: record.condition.rank)
    }
  }

  /// Returns the files for an appearance, those that fit the scale best first.
  ///
  /// - Returns: Those for the light where there are none for the dark.
  package func files(isDark: Bool = false, scale: Double) -> [File] {
    let fitting = files.filter { $0.isDark == isDark }
    if fitting.isEmpty { return isDark ? files(scale: scale) : [] }
    func distance(_ file: File) -> (Int, Double) {
      guard let own = file.scale else { return (file.rank, 0) }
      // Too many pixels are better than too few.
      return (file.rank, own >= scale ? own - scale : scale - own + 10)
    }
    return fitting.sorted { a, b in
      let (first, second) = (distance(a), distance(b))
      return first == second ? a.name < b.name : first < second
    }
  }

  private struct Contents: Decodable {
    let images: [Record]?
    let properties: Properties?
  }

  private struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  private struct Record: Decodable {
    let filename: String?
    private let scale: String?
    let condition: AssetCondition

    private enum CodingKeys: String, CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      condition = try AssetCondition(from: decoder)
    }

    var pixelsToPoint: Double? {
      guard let scale, scale.hasSuffix("x") else { return nil }
      return Double(scale.dropLast())
    }
  }
}
