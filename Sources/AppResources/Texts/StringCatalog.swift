/// The texts of an `.xcstrings` file in all languages.
package struct StringCatalog: Hashable, Sendable {
  /// The language of the interface file itself.
  package let sourceLanguage: String
  /// The texts by language, then by key. The key of an interface file's text is an object ID and a
  /// property.
  package let texts: [String: [String: String]]

  /// - Throws: `ResourceError`, if the file is not a string catalogue.
  package init(_ bytes: [UInt8]) throws(ResourceError) {
    let catalog = try ResourceJSON.decode(Catalog.self, from: bytes)
    sourceLanguage = catalog.sourceLanguage ?? ""
    var texts: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        texts[language, default: [:]][key] = localization.text
      }
    }
    self.texts = texts
  }

  private struct Catalog: Decodable {
    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }
}

/// A text, or variations of one that depend on a number or on the device.
private final class Localization: Decodable {
  private let stringUnit: Unit?
  /// The variations by what they depend on (`plural` or `device`), then by case.
  private let variations: [String: [String: Localization]]?

  private struct Unit: Decodable {
    let value: String
  }

  /// The text to show if neither number nor device is known; `nil` if nothing was translated.
  var text: String? {
    if let value = stringUnit?.value { return value.isEmpty ? nil : value }
    for kind in ["device", "plural", "width"] {
      guard let cases = variations?[kind] else { continue }
      // Each case is looked at once: it may itself have variations, and these in turn.
      for name in ["other"] + cases.keys.sorted().filter({ $0 != "other" }) {
        if let text = cases[name]?.text { return text }
      }
    }
    return nil
  }
}
