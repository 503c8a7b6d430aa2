import FlowModel

/// The platforms of a target according to build settings.
///
/// Settings of the target override those of its project; supported platforms override the SDK.
enum PlatformSettings {
  static func platforms(
    target: [String: String], project: [String: String]
  ) -> Set<Platform> {
    let merged = project.merging(target) { $1 }
    if let supported = merged["SUPPORTED_PLATFORMS"] {
      let platforms = supported.split(separator: " ").compactMap { bySDK[String($0)] }
      if !platforms.isEmpty { return Set(platforms) }
    }
    if let platform = merged["SDKROOT"].flatMap({ bySDK[$0] }) { return [platform] }
    return Set(deploymentTargets.filter { target[$0.key] != nil }.values)
  }

  private static let bySDK: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "appletvos": .tvOS, "appletvsimulator": .tvOS,
    "watchos": .watchOS, "watchsimulator": .watchOS, "macosx": .macOS,
  ]

  private static let deploymentTargets: [String: Platform] = [
    "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
    "WATCHOS_DEPLOYMENT_TARGET": .watchOS, "MACOSX_DEPLOYMENT_TARGET": .macOS,
  ]
}
