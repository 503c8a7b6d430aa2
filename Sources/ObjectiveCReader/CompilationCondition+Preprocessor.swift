import SourceModel

extension CompilationCondition {
  /// Reads the condition of an `#if` line.
  ///
  /// Macros of `TargetConditionals.h`, with `!`, `&&` and `||`, are understood. A part with anything else,
  /// such as parentheses around several macros, is ``unknown``.
  init(preprocessor text: String) {
    if text.contains("\\") {
      self = .unknown
      return
    }
    // A comment may follow.
    let line = text.prefix { $0 != "/" }
    self = Self.joined(line, by: "||", Self.any) { part in
      Self.joined(part, by: "&&", Self.all) { Self.term($0) }
    }
  }

  private static func joined(
    _ text: Substring, by sign: String, _ join: ([Self]) -> Self, _ part: (Substring) -> Self
  ) -> Self {
    let parts = text.split(separator: sign).map(part)
    if parts.isEmpty { return .unknown }
    return parts.count == 1 ? parts[0] : join(parts)
  }

  private static func term(_ text: Substring) -> Self {
    var name = text.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    if name.hasPrefix("!") { return .not(term(name.dropFirst())) }
    if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    return targetConditions[name] ?? .unknown
  }

  private static let targetConditions: [String: Self] = [
    "0": .boolean(false), "1": .boolean(true), "TARGET_OS_MAC": .boolean(true),
    "TARGET_OS_IPHONE": .not(.os("macOS")), "TARGET_OS_OSX": .os("macOS"),
    "TARGET_OS_IOS": .os("iOS"), "TARGET_OS_WATCH": .os("watchOS"), "TARGET_OS_TV": .os("tvOS"),
    "TARGET_OS_VISION": .os("visionOS"),
    "TARGET_OS_MACCATALYST": .targetEnvironment("macCatalyst"),
  ]

  /// Whether the condition is false on some platform.
  var excludesPlatform: Bool { BuildPlatform.allCases.contains { holds(on: $0) == false } }
}
