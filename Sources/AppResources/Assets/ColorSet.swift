package import ScreenModel

/// A colour of an asset catalogue.
package struct ColorSet: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case rgba(ScreenColor.RGBA)
    /// One of the system's, by Interface Builder's name.
    case system(String)
  }

  package let light: Value
  /// `nil` where the catalogue has no other for the dark.
  package let dark: Value?

  /// - Parameter bytes: The `Contents.json` of a `.colorset`.
  /// - Returns: `nil` where no value is set.
  /// - Throws: `ResourceError`, for what is no such file.
  package init?(_ bytes: [UInt8]) throws(ResourceError) {
    let entries = try ResourceJSON.decode(Contents.self, from: bytes).colors ?? []
    func value(isDark: Bool) -> Value? {
      entries.filter { $0.condition.isDark == isDark && $0.value != nil }
        .min { $0.condition.rank < $1.condition.rank }?.value
    }
    let dark = value(isDark: true)
    guard let light = value(isDark: false) ?? dark else { return nil }
    self.light = light
    self.dark = dark
  }

  /// Returns the colour as a scene shows it.
  ///
  /// - Parameter systemColor: What the system's colours are; one that is not known gives `nil`.
  package func color(
    named name: String, systemColor: (String) -> ScreenColor?
  ) -> ScreenColor? {
    func resolved(_ value: Value, _ appearance: KeyPath<ScreenColor, ScreenColor.RGBA>)
      -> ScreenColor.RGBA?
    {
      switch value {
      case .rgba(let rgba): rgba
      case .system(let name): systemColor(name)?[keyPath: appearance]
      }
    }
    guard let first = resolved(light, \.light) else { return nil }
    return ScreenColor(
      light: first, dark: resolved(dark ?? light, \.dark) ?? first, name: name)
  }

  private struct Contents: Decodable {
    let colors: [Entry]?
  }

  private struct Entry: Decodable {
    let condition: AssetCondition
    let value: Value?

    private enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      condition = try AssetCondition(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      value = try values.decodeIfPresent(ColorRecord.self, forKey: .color)?.value
    }
  }
}
