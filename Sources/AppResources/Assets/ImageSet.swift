/// An image set of an asset catalogue: its files and when each applies.
package struct ImageSet: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package let name: String
    /// The pixels for one point; `nil` for a vector image, which suits any scale.
    package let scale: Double?
    package let isDark: Bool
    fileprivate let rank: Int
  }

  package let files: [File]
  /// Whether only the image's shape is used, filled with the tint.
  package let isTemplate: Bool

  /// - Parameter bytes: The `Contents.json` of an `.imageset`.
  /// - Throws: `ResourceError`, if the file is not an image set.
  package init(_ bytes: [UInt8]) throws(ResourceError) {
    let contents = try ResourceJSON.decode(Contents.self, from: bytes)
    isTemplate = contents.properties?.intent == "template"
    files = (contents.images ?? []).compactMap { record in
      // A name with a slash could refer to a file outside the folder.
      guard let name = record.filename, !name.isEmpty, !name.contains("/"), name != "..",
        let isDark = record.condition.isDark
      else { return nil }
      return File(
        name: name, scale: record.pixelsToPoint, isDark: isDark, rank: record.condition.rank)
    }
  }

  /// Returns the files for an appearance, those that suit the scale best first.
  ///
  /// - Returns: The files for the light appearance if there are none for the dark one.
  package func files(isDark: Bool = false, scale: Double) -> [File] {
    let fitting = files.filter { $0.isDark == isDark }
    if fitting.isEmpty { return isDark ? files(scale: scale) : [] }
    func distance(_ file: File) -> (Int, Double) {
      guard let own = file.scale else { return (file.rank, 0) }
      // An image that is too large looks better than one that is too small.
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
