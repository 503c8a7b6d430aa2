import FlowModel
import InputBounds
import ProjectTargets

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The storyboards and the extension's class that an `Info.plist` names. The file may be XML or binary.
struct InfoPropertyList: Decodable {
  /// The names, with their keys.
  private(set) var storyboards: [(key: StoryboardClaim.Key, name: String)] = []
  /// The main nibs, with their keys.
  private(set) var nibs: [(key: StoryboardClaim.Key, name: String)] = []
  /// The initial storyboards of the app's window scenes, by scene role.
  private(set) var sceneStoryboards: [String] = []
  private(set) var extensionStoryboard: String?
  /// The class with which an extension starts, without its module.
  private(set) var extensionClass: String?
  private(set) var isWatchApp = false

  init(_ file: AppFile) throws {
    let decoder = PropertyListDecoder()
    do {
      self = try decoder.decode(Self.self, from: Data(PropertyListText(file.bytes).bytes))
    } catch PropertyListText.Fault.excess(let excess) {
      throw excess
    } catch {
      // With the build setting `INFOPLIST_PREPROCESS`, the file is valid only after the C
      // preprocessor.
      guard let bytes = Self.withoutDirectives(file.bytes) else { throw error }
      self = try decoder.decode(Self.self, from: Data(PropertyListText(bytes).bytes))
    }
  }

  /// Returns the file with all branches of its `#if`s, or `nil` if it contains no directive.
  private static func withoutDirectives(_ bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let content = lines.filter { line in
      let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
      return line.first { !blanks.contains($0) } != UInt8(ascii: "#")
    }
    guard content.count < lines.count else { return nil }
    return Array(content.joined(separator: [UInt8(ascii: "\n")]))
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: AnyKey.self)
    for key in values.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      if let known = StoryboardClaim.Key.named(key.stringValue) {
        storyboards.append((known, try values.decode(String.self, forKey: key)))
      } else if let known = StoryboardClaim.Key.nib(named: key.stringValue) {
        nibs.append((known, try values.decode(String.self, forKey: key)))
      } else if key.stringValue == "UIApplicationSceneManifest" {
        sceneStoryboards = try values.decode(SceneManifest.self, forKey: key).storyboards
      } else if key.stringValue == "NSExtension" {
        let description = try values.decode(Extension.self, forKey: key)
        extensionStoryboard = description.storyboard
        extensionClass = description.principalClass?.split(separator: ".").last.map(String.init)
        if description.point == "com.apple.watchkit" { isWatchApp = true }
      } else if StoryboardClaim.Key.watch.contains(key.stringValue) {
        isWatchApp = true
      }
    }
  }

  /// Returns the claims of the property list at a path.
  func claims(path: String) -> [StoryboardClaim] {
    var claims = storyboards.map { key, name in
      StoryboardClaim(key.role, name, platforms: key.platforms, path: path)
    }
    claims += sceneStoryboards.map {
      StoryboardClaim(.application, $0, platforms: [.iOS, .tvOS], path: path)
    }
    if let extensionStoryboard {
      claims.append(
        StoryboardClaim(.appExtension, extensionStoryboard, platforms: [], path: path))
    }
    if isWatchApp { claims.append(.watchApplication(path: path)) }
    return claims.compactMap { $0 }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  private struct SceneManifest: Decodable {
    let configurations: [String: [Configuration]]?

    var storyboards: [String] {
      (configurations ?? [:]).sorted { $0.key < $1.key }
        .flatMap(\.value).compactMap(\.storyboard)
    }

    private enum CodingKeys: String, CodingKey { case configurations = "UISceneConfigurations" }

    struct Configuration: Decodable {
      let storyboard: String?

      private enum CodingKeys: String, CodingKey { case storyboard = "UISceneStoryboardFile" }
    }
  }

  private struct Extension: Decodable {
    let storyboard: String?
    let principalClass: String?
    let point: String?

    private enum CodingKeys: String, CodingKey {
      case storyboard = "NSExtensionMainStoryboard"
      case principalClass = "NSExtensionPrincipalClass"
      case point = "NSExtensionPointIdentifier"
    }
  }
}
