import FlowModel

/// A storyboard that a property list or a build setting names as the start of an app.
struct StoryboardClaim: Hashable {
  enum Role: Hashable {
    case application
    case appExtension
    /// A watch app states no name: its storyboard is always called `Interface`.
    case watchApplication
    case launchScreen
  }

  let role: Role
  /// The storyboard's name without its extension.
  let storyboard: String
  /// The platforms that the storyboard is for; empty for any.
  let platforms: Set<Platform>
  /// Where a file makes the claim, or the file as a whole.
  var location: SourceLocation
  /// The target that the build setting is for; `nil` for a property list.
  var target: String?
  /// The file from which the storyboard is looked up.
  var origin: String

  /// - Parameter value: The name in the file, which may include the extension.
  /// - Returns: `nil` if the name is empty or contains a build setting that only Xcode can expand.
  init?(_ role: Role, _ value: String, platforms: Set<Platform>, path: String) {
    let name = value.hasSuffix(".storyboard") ? String(value.dropLast(11)) : value
    guard !name.isEmpty, !name.contains("$(") && !name.contains("${") else { return nil }
    self.role = role
    storyboard = name
    self.platforms = platforms
    location = SourceLocation(path: path, line: 0)
    origin = path
  }

  static func watchApplication(path: String) -> Self? {
    Self(.watchApplication, "Interface", platforms: [.watchOS], path: path)
  }
}

extension StoryboardClaim {
  /// A key of an `Info.plist` whose value is the name of a storyboard.
  struct Key {
    let name: String
    let role: Role
    let platforms: Set<Platform>

    static let all = [
      Key(name: "UIMainStoryboardFile", role: .application, platforms: [.iOS, .tvOS]),
      Key(name: "NSMainStoryboardFile", role: .application, platforms: [.macOS]),
      Key(name: "UILaunchStoryboardName", role: .launchScreen, platforms: [.iOS, .tvOS]),
    ]

    /// The keys whose value is the name of a main nib.
    private static let nibs = [
      Key(name: "NSMainNibFile", role: .application, platforms: []),
      Key(name: "UIMainNibFile", role: .application, platforms: [.iOS, .tvOS]),
    ]

    /// The keys that occur only in the property list of a watch app.
    static let watch: Set = [
      "WKApplication", "WKWatchKitApp", "WKWatchOnly", "WKCompanionAppBundleIdentifier",
    ]

    /// - Parameter key: The key in the file, possibly with a device suffix such as `~ipad`.
    static func named(_ key: some StringProtocol) -> Key? {
      all.first { $0.name == key.prefix { $0 != "~" } }
    }

    /// - Parameter key: The key in the file, possibly with a device suffix such as `~ipad`.
    static func nib(named key: some StringProtocol) -> Key? {
      nibs.first { $0.name == key.prefix { $0 != "~" } }
    }
  }
}
