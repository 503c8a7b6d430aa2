/// One interface file and its own properties.
package struct Storyboard: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable { case storyboard, xib }

  /// Relative to the root that was given, with `/` between its parts.
  package let path: String
  /// The file's name without its extension: what `UIStoryboard(name:)` takes.
  package let name: String
  package let format: Format
  package let platform: Platform
  package let isLaunchScreen: Bool
  /// The scene that `instantiateInitialViewController()` gives; `nil` where the file names none.
  package let initialScene: SceneID?
  /// Where the app starts here: a main storyboard of an `Info.plist` or of a build setting.
  package let isMain: Bool
  /// The names of the targets that the file belongs to, sorted.
  package let projectTargets: [String]

  package init(
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
