import FlowModel
import ScreenModel

/// The device that a document is edited for.
struct Device {
  enum SizeClass: String { case compact, regular }

  /// The orientation.
  let size: ScreenSize
  let widthClass: SizeClass
  let heightClass: SizeClass
  /// The name that variations use: `watch38mm`.
  let watch: String?

  init(_ root: Element, platform: Platform) {
    let device = root.first(.device)
    let id = (device?[.id] ?? Self.simulatedDevice(of: root) ?? "").lowercased()
    let isLandscape = device?.has(.orientation, "landscape") ?? Self.simulatesLandscape(root)
    let isPad =
      id.hasPrefix("ipad") || (id.isEmpty && root[.targetRuntime]?.hasSuffix("iPad") ?? false)
    let upright =
      (platform == .macOS ? nil : Self.sizes[id])
      ?? Self.usual(platform, isPad: isPad, isOld: device == nil, root: root)
    size =
      isLandscape && platform == .iOS
      ? ScreenSize(width: upright.height, height: upright.width) : upright
    let isSquare = upright.width == upright.height
    // The larger phones are regular in width in landscape.
    let isWide = isPad || (isLandscape && upright.width >= 414)
    widthClass = platform != .iOS || isWide || isSquare ? .regular : .compact
    heightClass = platform == .iOS && isLandscape && !isPad ? .compact : .regular
    watch = id.hasPrefix("watch") ? id + "mm" : nil
  }

  /// In files of Xcode 5 to 7.
  private static func simulatedDevice(of root: Element) -> String? {
    let metrics = root.child(.simulatedMetricsContainer, key: .defaultSimulatedMetrics)
    switch metrics?.first(.simulatedScreenMetrics)?[.type]?.split(separator: ".").first {
    case "retina4": return "retina4_0"
    case "retina47", "retina4_7": return "retina4_7"
    case "retina55", "retina5_5": return "retina5_5"
    case "ipad": return "ipad9_7"
    default: return nil
    }
  }

  private static func simulatesLandscape(_ root: Element) -> Bool {
    let metrics = root.child(.simulatedMetricsContainer, key: .defaultSimulatedMetrics)
    return metrics?.first(.simulatedOrientationMetrics)?.has(.orientation, "landscape") ?? false
  }

  /// The size of a screen where the file names no known device.
  private static func usual(
    _ platform: Platform, isPad: Bool, isOld: Bool, root: Element
  ) -> ScreenSize {
    switch platform {
    case .macOS: ScreenSize(width: 480, height: 270)
    case .tvOS: ScreenSize(width: 1920, height: 1080)
    case .watchOS: ScreenSize(width: 162, height: 197)
    case .iOS, .unknown:
      if isPad {
        ScreenSize(width: 768, height: 1024)
      } else if isOld {
        // Xcode 6 and 7 drew size classes, and not a device.
        root.isTrue(.useTraitCollections)
          ? ScreenSize(width: 600, height: 600) : ScreenSize(width: 320, height: 480)
      } else {
        ScreenSize(width: 393, height: 852)
      }
    }
  }

  /// In points, upright, by the ID in lower case.
  private static let sizes = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_4": (375, 812), "retina5_5": (414, 736), "retina5_9": (375, 812),
    "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_12": (393, 852),
    "retina6_3": (402, 874), "retina6_5": (414, 896), "retina6_55": (420, 912),
    "retina6_7": (428, 926), "retina6_72": (430, 932), "retina6_9": (440, 956),
    "ipad7_9": (768, 1024), "ipad7_9rounded": (744, 1133), "ipad8_3rounded": (744, 1133),
    "ipad9_7": (768, 1024), "ipad10_2": (810, 1080), "ipad10_5": (834, 1112),
    "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194),
    "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366), "ipad13_0rounded": (1032, 1376),
    "watch38": (136, 170), "watch40": (162, 197), "watch41": (176, 215), "watch42": (156, 195),
    "watch44": (184, 224), "watch45": (198, 242), "watch46": (208, 248), "watch49": (205, 251),
    "appletv": (1920, 1080), "appletv4k": (1920, 1080),
  ].mapValues { ScreenSize(width: Double($0.0), height: Double($0.1)) }
}
