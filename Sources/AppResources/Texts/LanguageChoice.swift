/// A requested language, which selects the closest of an app's languages.
package struct LanguageChoice: Hashable, Sendable {
  private let wanted: String

  /// - Parameter text: A language as in the name of an `.lproj` folder: `fr`, `pt-BR`, `zh_Hant`,
  ///   `French`.
  package init(_ text: String) {
    wanted = Self.normal(text)
  }

  /// Returns the language itself if the app has it, or else a more general one (`fr` for `fr-CA`),
  /// or else another variety of the same language; `nil` if there is none.
  ///
  /// - Parameter languages: The languages in the names of the app's folders.
  package func best(of languages: some Sequence<String>) -> String? {
    let known = languages.map { (name: $0, normal: Self.normal($0)) }.sorted { $0.name < $1.name }
    for candidate in Self.candidates(for: wanted) {
      if let match = known.first(where: { $0.normal == candidate }) { return match.name }
    }
    let base = Self.base(of: wanted)
    return known.first { Self.base(of: $0.normal) == base }?.name
  }

  /// Whether a folder's name denotes a language, unlike `Base`.
  package static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && !["base", "mul"].contains(name.lowercased())
  }

  /// Returns the language, then each more general one.
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

  /// Names of folders from before language codes were used.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "russian": "ru", "korean": "ko", "portuguese": "pt",
  ]

  /// The scripts of Chinese by region: a folder's name may state the one or the other.
  private static let scripts = [
    "zh-cn": "zh-hans", "zh-sg": "zh-hans", "zh-hans-cn": "zh-hans", "zh-tw": "zh-hant",
    "zh-hk": "zh-hant", "zh-mo": "zh-hant",
  ]
}
