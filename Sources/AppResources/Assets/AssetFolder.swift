/// The `Contents.json` of a folder in an asset catalogue.
package struct AssetFolder: Hashable, Sendable {
  /// Whether the folder's name is part of the names of its assets, as in `Kitchen/Slate`.
  package let providesNamespace: Bool

  package init(_ bytes: [UInt8]) throws(ResourceError) {
    let contents = try ResourceJSON.decode(Contents.self, from: bytes)
    providesNamespace = contents.properties?.providesNamespace ?? false
  }

  private struct Contents: Decodable {
    let properties: Properties?
  }

  private struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }
}

/// The condition under which one of an asset's values applies.
struct AssetCondition: Decodable, Hashable {
  private let appearances: [Appearance]?
  private let idiom: String?
  private let gamut: String?

  private struct Appearance: Decodable, Hashable {
    let appearance: String
    let value: String
  }

  private enum CodingKeys: String, CodingKey {
    case appearances, idiom
    case gamut = "display-gamut"
  }

  /// Whether the value is for the dark appearance; `nil` if it is for increased contrast only.
  var isDark: Bool? {
    let appearances = appearances ?? []
    if appearances.contains(where: { $0.appearance != "luminosity" }) { return nil }
    return appearances.contains { $0.value == "dark" }
  }

  /// A value with a lower rank applies to more devices.
  var rank: Int {
    (idiom == nil || idiom == "universal" ? 0 : 2) + (gamut == nil || gamut == "sRGB" ? 0 : 1)
  }
}
