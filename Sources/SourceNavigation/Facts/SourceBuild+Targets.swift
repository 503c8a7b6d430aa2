import FlowModel
import SourceModel

extension SourceBuild {
  /// The builds of a file's targets.
  init(ofFileAt path: String, in targets: TargetMembership) {
    self.init()
    guard let scope = targets.scope(ofFileAt: path) else { return }
    let named = targets.platforms(of: scope)
    let known = named.compactMap(\.buildPlatform)
    if known.count == named.count { platforms = Set(known) }
    flags = targets.flags(ofFileAt: path)
    let builds = targets.builds(of: scope)
    for platform in named {
      guard let key = platform.buildPlatform else { continue }
      let oldest = builds.filter { $0.target.platforms.contains(platform) }
        .map { $0.settings.oldestVersions[platform] }
      oldestVersions[key] = oldest.contains(nil) ? nil : oldest.compactMap(\.self).min()
    }
  }
}

extension Platform {
  /// The platform as in `#if os(…)`; `nil` if it is unknown.
  fileprivate var buildPlatform: BuildPlatform? { BuildPlatform(rawValue: rawValue) }
}
