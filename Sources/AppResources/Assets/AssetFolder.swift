/// What the `Contents.json` of a folder in an asset catalogue says of what lies in it.
package struct AssetFolder: Hashable, Sendable {
  /// Whether names in it begin with its own: `Kitchen/Slate`.
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

/// When one of several values of an asset counts.
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

  /// `nil` where it is for eyes that need more contrast.
  var isDark: Bool? {
    let appearances = appearances ?? []
    if appearances.contains(where: { $0.appearance != "luminosity" }) { return nil }
    return appearances.contains { $0.value == "dark" }
  }

  /// The smaller, the more hosts it is for.
  var rank: Int {
    (idiom == nil || idiom == "universal" ? 0 : 2) + (gamut == nil || gamut == "sRGB" ? 0 : 1)
  }
}
