import FlowModel

/// What build settings say of the platforms that a target is for.
///
/// The settings of a target count before those of its project, and what is supported before the SDK.
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
