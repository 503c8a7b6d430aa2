import FlowModel
import ProjectTargets

extension BuildConfiguration {
  /// The storyboards that the build settings name in place of keys of an `Info.plist`.
  var storyboardClaims: Set<StoryboardClaim> {
    let platform = settings["SDKROOT"].flatMap { Self.platforms[$0] }
    var claims: Set<StoryboardClaim> = []
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
      claim.target = target
      // The project's bundle is itself a folder, but the app's files are next to it.
      claim.origin = propertyList ?? "\(folder)/project.pbxproj"
      claims.insert(claim)
    }
    return claims
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static let platforms: [String: Platform] = [
    "iphoneos": .iOS, "appletvos": .tvOS, "watchos": .watchOS, "macosx": .macOS,
  ]
}
