/// A language that is asked for, and which of those that an app has comes nearest to it.
package struct LanguageChoice: Hashable, Sendable {
  private let wanted: String

  /// - Parameter text: As in the name of an `.lproj` folder: `fr`, `pt-BR`, `zh_Hant`, `French`.
  package init(_ text: String) {
    wanted = Self.normal(text)
  }

  /// Returns the language itself, or else the one that it is a variety of (`fr` for `fr-CA`), or else
  /// a variety of the same language; `nil` where none is.
  ///
  /// - Parameter languages: As the app's folders are called; told apart by nothing but their names.
  package func best(of languages: some Sequence<String>) -> String? {
    let known = languages.map { (name: $0, normal: Self.normal($0)) }.sorted { $0.name < $1.name }
    for candidate in Self.candidates(for: wanted) {
      if let match = known.first(where: { $0.normal == candidate }) { return match.name }
    }
    let base = Self.base(of: wanted)
    return known.first { Self.base(of: $0.normal) == base }?.name
  }

  /// Whether a name is of a language, not of what all languages share.
  package static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && !["base", "mul"].contains(name.lowercased())
  }

  /// The language, then each that it is a variety of.
  private static func candidates(for language: String) -> [String] {
    var candidates = [language]
    if let script = scripts[language] { candidates.append(script) }
    var rest = Substring(language)
    while let dash = rest.lastIndex(of: "-") {
      rest = rest[..<dash]
      candidates.append(String(rest))
    }
    return candidates
  }

  private static func base(of language: String) -> Substring {
    language.prefix { $0 != "-" }
  }

  private static func normal(_ text: String) -> String {
    let language = String(text.lowercased().map { $0 == "_" ? "-" : $0 })
    return oldNames[language] ?? language
  }

  /// Folders were called so before they had codes.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "russian": "ru", "korean": "ko", "portuguese": "pt",
  ]

  /// What Chinese is written in where, which the names of folders tell instead of the region.
  private static let scripts = [
    "zh-cn": "zh-hans", "zh-sg": "zh-hans", "zh-hans-cn": "zh-hans", "zh-tw": "zh-hant",
    "zh-hk": "zh-hant", "zh-mo": "zh-hant",
  ]
}
