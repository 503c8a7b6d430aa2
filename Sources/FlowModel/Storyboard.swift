/// An interface file and its own properties.
public struct Storyboard: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable { case storyboard, xib }

  /// The path relative to the root folder, with `/` as its separator.
  public let path: String
  /// The file's name without its extension, which `UIStoryboard(name:)` takes.
  public let name: String
  public let format: Format
  public let platform: Platform
  public let isLaunchScreen: Bool
  /// The scene that `instantiateInitialViewController()` creates; `nil` if the file states none.
  public let initialScene: SceneID?
  /// Whether an `Info.plist` or a build setting names the file as a main storyboard.
  public let isMain: Bool
  /// The names of the targets that the file belongs to, sorted.
  public let projectTargets: [String]

  public init(
    path: String, name: String, format: Format = .storyboard, platform: Platform = .iOS,
    isLaunchScreen: Bool = false, initialScene: SceneID? = nil, isMain: Bool = false,
    projectTargets: [String] = []
  ) {
    self.path = path
    self.name = name
    self.format = format
    self.platform = platform
    self.isLaunchScreen = isLaunchScreen
    self.initialScene = initialScene
    self.isMain = isMain
    self.projectTargets = projectTargets
  }
}
