import ScreenModel

/// A colour value in a `.colorset`.
struct ColorRecord: Decodable {
  private let space: String?
  private let components: Components?
  private let reference: String?

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  /// The value; `nil` if the components are of no known kind.
  var value: ColorSet.Value? {
    if let reference { return .system(reference) }
    guard let components, let alpha = components.alpha else { return nil }
    if let white = components.white {
      return .rgba(ScreenColor.RGBA(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = components.red, let green = components.green, let blue = components.blue
    else { return nil }
    let color = ScreenColor.RGBA(red: red, green: green, blue: blue, alpha: alpha)
    return .rgba(space == "display-p3" ? color.fromDisplayP3 : color)
  }

  /// The components, each from 0 to 1.
  private struct Components: Decodable {
    let red, green, blue, white, alpha: Double?

    private enum CodingKeys: String, CodingKey { case red, green, blue, white, alpha }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      func part(_ key: CodingKeys, of whole: Double) throws -> Double? {
        try values.decodeIfPresent(Component.self, forKey: key)?.value(of: whole)
      }
      red = try part(.red, of: 255)
      green = try part(.green, of: 255)
      blue = try part(.blue, of: 255)
      white = try part(.white, of: 255)
      alpha = values.contains(.alpha) ? try part(.alpha, of: 1) : 1
    }
  }

  /// A component: `"0xFF"`, `"255"` or `"1.000"`, depending on the setting in Xcode's inspector.
  private struct Component: Decodable {
    private let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = try (try? value.decode(String.self)) ?? "\(value.decode(Double.self))"
    }

    /// - Parameter whole: The value of a whole number's full intensity.
    func value(of whole: Double) -> Double? {
      let lower = text.lowercased()
      let parsed: Double? =
        if lower.hasPrefix("0x") {
          UInt8(lower.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if let number = Int(lower) {
          Double(number) / whole
        } else {
          Double(lower)
        }
      guard let parsed, parsed.isFinite else { return nil }
      return min(max(parsed, 0), 1)
    }
  }
}

extension ScreenColor.RGBA {
  /// The colour in sRGB; the nearest one if it is outside sRGB.
  ///
  /// The conversion uses a square for the transfer curve. Both spaces have the same curve, so its
  /// exact form makes no visible difference.
  fileprivate var fromDisplayP3: Self {
    let (r, g, b) = (red * red, green * green, blue * blue)
    func part(_ linear: Double) -> Double { min(max(linear, 0), 1).squareRoot() }
    return Self(
      red: part(1.2249 * r - 0.2247 * g), green: part(-0.0420 * r + 1.0419 * g),
      blue: part(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha: alpha)
  }
}
