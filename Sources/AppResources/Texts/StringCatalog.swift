/// The texts of an `.xcstrings` file, in all its languages.
package struct StringCatalog: Hashable, Sendable {
  /// The language of the interface file itself.
  package let sourceLanguage: String
  /// By language, then by key: in one of an interface file an object ID and a property.
  package let texts: [String: [String: String]]

  /// - Throws: `ResourceError`, for what is no such file.
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

/// A text, or several of which the number or the device decides.
private final class Localization: Decodable {
  private let stringUnit: Unit?
  /// By what decides (`plural`, `device`), then by the case of it.
  private let variations: [String: [String: Localization]]?

  private struct Unit: Decodable {
    let value: String
  }

  /// What is shown where nothing more is known; `nil` where nothing was translated.
  var text: String? {
    if let value = stringUnit?.value { return value.isEmpty ? nil : value }
    for kind in ["device", "plural", "width"] {
      guard let cases = variations?[kind] else { continue }
      if let other = cases["other"]?.text { return other }
      for name in cases.keys.sorted() {
        if let text = cases[name]?.text { return text }
      }
    }
    return nil
  }
}
