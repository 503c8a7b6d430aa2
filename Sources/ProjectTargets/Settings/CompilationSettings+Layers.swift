import FlowModel

extension CompilationSettings {
  /// - Parameter configurations: The settings of each configuration of a target; empty if they are unknown.
  init(_ configurations: [LayeredSettings], platforms: Set<Platform>) {
    self.init()
    for platform in platforms {
      let oldest = configurations.map { $0.oldestVersion(of: platform) }
      guard !oldest.contains(nil) else { continue }
      oldestVersions[platform] = oldest.compactMap(\.self).min()
    }
  }
}

extension LayeredSettings {
  /// The oldest version of a platform on which a build runs; `nil` if it is unknown.
  fileprivate func oldestVersion(of platform: Platform) -> SystemVersion? {
    guard let name = platform.deploymentSetting, let values = values(of: name) else { return nil }
    let versions = values.map { SystemVersion($0) }
    return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
  }
}

extension Platform {
  /// The build setting for the oldest version.
  var deploymentSetting: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .unknown: nil
    }
  }
}
