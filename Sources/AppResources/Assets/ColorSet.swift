package import ScreenModel

/// A colour set of an asset catalogue.
package struct ColorSet: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case rgba(ScreenColor.RGBA)
    /// A system colour, by Interface Builder's name.
    case system(String)
  }

  package let light: Value
  /// The value for the dark appearance; `nil` if it is the same as for the light one.
  package let dark: Value?

  /// - Parameter bytes: The `Contents.json` of a `.colorset`.
  /// - Returns: `nil` if the set has no value.
  /// - Throws: `ResourceError`, if the file is not a colour set.
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
  /// - Parameter systemColor: Returns the value of a system colour, or `nil` if it is unknown.
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
