import FlowModel

/// The storyboards that the build settings of a `project.pbxproj` name.
///
/// Xcode writes one setting a line, `KEY = VALUE;` with quotes where needed, inside the braces of
/// `buildSettings`. Nothing else of a project is read.
struct ProjectBuildSettings {
  private(set) var claims: Set<StoryboardClaim> = []
  private let path: String

  init(_ file: AppFile) {
    path = file.path
    var settings: [String: String]?
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      if line.starts(with: "buildSettings = {".utf8) {
        settings = [:]
      } else if settings == nil {
        continue
      } else if line.starts(with: "};".utf8) {
        if let settings { add(settings) }
        settings = nil
      } else if Self.isAsked(line),
        let (key, value) = Self.setting(String(decoding: line, as: UTF8.self))
      {
        settings?[key] = value
      }
    }
  }

  /// One configuration of one target. The property list that the target names shows which folder it
  /// is about; without one, it is the project's.
  private mutating func add(_ settings: [String: String]) {
    let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
    let origin = settings["INFOPLIST_FILE"].map { "\(folder)/\(Self.withoutSourceRoot($0))" }
    let platform = settings["SDKROOT"].flatMap { Self.platforms[$0] }
    for (setting, value) in settings where setting.hasPrefix(Self.prefix) {
      let key = setting.dropFirst(Self.prefix.count).prefix { $0 != "[" }
      var claim: StoryboardClaim?
      if let known = StoryboardClaim.Key.named(key) {
        claim = StoryboardClaim(
          known.role, value, platforms: platform.map { [$0] } ?? known.platforms, path: path)
      } else if StoryboardClaim.Key.watch.contains(String(key)) {
        claim = .watchApplication(path: path)
      }
      guard var claim else { continue }
      // The project's bundle is a folder, yet no part of where the app's files lie.
      claim.origin = origin ?? "\(folder)/project.pbxproj"
      claims.insert(claim)
    }
  }

  /// Few of a project's lines are settings that are read: the others are not worth a String.
  private static func isAsked(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.first == UInt8(ascii: "\"") ? line.dropFirst() : line
    return key.starts(with: "INFOPLIST_".utf8) || key.starts(with: "SDKROOT".utf8)
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static let platforms: [String: Platform] = [
    "iphoneos": .iOS, "appletvos": .tvOS, "watchos": .watchOS, "macosx": .macOS,
  ]

  /// `KEY = VALUE;`
  private static func setting(_ line: String) -> (key: String, value: String)? {
    // A quoted key may hold a condition with a sign of its own: `"KEY[sdk=iphoneos*]" = VALUE;`.
    let keyEnd = line.first == "\"" ? line.dropFirst().firstIndex(of: "\"") : line.startIndex
    guard let keyEnd, let end = line.lastIndex(of: ";"), keyEnd < end,
      let equals = line[keyEnd..<end].firstIndex(of: "=")
    else { return nil }
    return (unquoted(line[..<equals]), unquoted(line[line.index(after: equals)..<end]))
  }

  /// The text without blanks around it, and without quotes around that.
  private static func unquoted(_ text: Substring) -> String {
    var trimmed = text.drop(while: \.isWhitespace)
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    guard trimmed.count > 1, trimmed.hasPrefix("\""), trimmed.hasSuffix("\"") else {
      return String(trimmed)
    }
    return trimmed.dropFirst().dropLast().split(separator: "\\").joined()
  }

  private static func withoutSourceRoot(_ path: String) -> Substring {
    let roots = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "./"]
    return path.dropFirst(roots.first(where: path.hasPrefix)?.count ?? 0)
  }
}
