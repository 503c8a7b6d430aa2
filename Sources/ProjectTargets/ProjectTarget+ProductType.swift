import FlowModel

extension ProjectTarget.Kind {
  /// - Parameter productType: As Xcode and XcodeGen write it, such as `bundle.unit-test`, perhaps with
  ///   `com.apple.product-type.` before it.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let type =
      productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self = Self.byProductType[type] ?? (type.contains("extension") ? .appExtension : .other)
  }

  private static let byProductType: [String: Self] = [
    "application": .application, "application.messages": .application,
    "application.on-demand-install-capable": .appClip,
    "application.watchapp": .watchApp, "application.watchapp2": .watchApp,
    "application.watchapp2-container": .application,
    "watchkit-extension": .watchExtension, "watchkit2-extension": .watchExtension,
    "framework": .framework, "framework.static": .framework,
    "library.static": .library, "library.dynamic": .library,
    "tool": .tool, "bundle": .bundle,
    "bundle.unit-test": .unitTests, "bundle.ocunit-test": .unitTests,
    "bundle.ui-testing": .uiTests,
  ]

  /// - Parameter tuistProduct: A case of Tuist's `Product`, such as `watch2App`.
  init(tuistProduct: String) {
    self = Self.byTuistProduct[tuistProduct] ?? .other
  }

  private static let byTuistProduct: [String: Self] = [
    "app": .application, "messagesExtension": .appExtension, "appClip": .appClip,
    "appExtension": .appExtension, "extensionKitExtension": .appExtension,
    "stickerPackExtension": .appExtension, "tvTopShelfExtension": .appExtension,
    "systemExtension": .appExtension, "watch2App": .watchApp, "watch2Extension": .watchExtension,
    "framework": .framework, "staticFramework": .framework,
    "staticLibrary": .library, "dynamicLibrary": .library,
    "commandLineTool": .tool, "bundle": .bundle, "unitTests": .unitTests, "uiTests": .uiTests,
  ]

  /// Whether a dependent target can use the code or the resources of such a target.
  ///
  /// An app depends on the extensions that it embeds, but cannot use them. Only tests can use the app in
  /// which they run.
  func isVisible(to other: Self) -> Bool {
    switch self {
    case .framework, .library, .bundle, .folder, .other: true
    case .application, .appClip, .appExtension, .watchApp, .watchExtension, .tool:
      other == .unitTests || other == .uiTests
    case .unitTests, .uiTests: false
    }
  }
}
