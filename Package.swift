// swift-tools-version: 6.3
import PackageDescription

// The fuzzer needs a sanitizer that no other build has; see Scripts/fuzz.sh.
let isForFuzzing = Context.environment["SEGUEMAP_FUZZ"] != nil

let package = Package(
  name: "SegueMap",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SegueMapKit", targets: ["SegueMapKit", "FlowModel", "FlowLint"]),
    .executable(name: "seguemap", targets: ["seguemap"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // Without its trait for Foundation, which would double the size of the command.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // The installed C libraries.
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    // Values that every stage shares.
    .swift("InputBounds"),
    .swift("FlowModel"),
    .swift("DrawingModel"),
    .swift("ScreenModel", ["FlowModel"]),
    .swift("Typography", ["DrawingModel"]),
    .swift("FlowStyle", ["FlowModel", "DrawingModel"]),

    // The stages, in the order in which data flows.
    .swift("InterfaceBuilder", ["InputBounds", "FlowModel", "ScreenModel", "CLibXML2"]),
    .swift("AppleFrameworks", ["FlowModel"]),
    .swift("SourceModel", ["InputBounds", "FlowModel"]),
    .swift("SourceScan", ["AppleFrameworks", "SourceModel"]),
    .swift(
      "SwiftReader",
      [
        "FlowModel", "SourceModel", "SourceScan",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .swift("ObjectiveCReader", ["FlowModel", "SourceModel"]),
    .swift("SourceNavigation", ["FlowModel", "AppleFrameworks", "SourceModel"]),
    .swift(
      "ProjectTargets",
      [
        "InputBounds", "FlowModel", "FlowAnalysis", "SourceModel", "SourceScan", "YAMLReader",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .swift(
      "FlowAssembly",
      [
        "InputBounds", "FlowModel", "AppleFrameworks", "InterfaceBuilder", "SourceNavigation",
        "ProjectTargets",
      ]),
    .swift("AppResources", ["InputBounds", "ScreenModel"]),
    .swift(
      "ProjectFiles",
      [
        "InputBounds", "FlowModel",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ]),
    .swift(
      "AppReading",
      [
        "InputBounds", "FlowModel", "AppleFrameworks", "DrawingModel", "ScreenModel",
        "InterfaceBuilder", "SourceModel", "SourceScan", "SwiftReader", "ObjectiveCReader",
        "ProjectTargets",
        "AppResources", "ProjectFiles",
      ]),
    .swift("ReportReader", ["InputBounds", "FlowModel", "ScreenModel", "FlowDiff"]),
    .swift("FlowAnalysis", ["FlowModel"]),
    .swift("FlowDiff", ["FlowModel", "ScreenModel", "FlowAnalysis"]),
    .swift("FlowLint", ["FlowModel", "FlowAnalysis"]),
    .swift("ScreenDrawing", ["FlowModel", "ScreenModel", "DrawingModel", "Typography"]),
    .swift("FlowLayout", ["FlowModel", "DrawingModel", "FlowStyle", "Typography", "CGraphviz"]),
    .target(
      name: "FlowRender", dependencies: ["DrawingModel", "CCairo", "CPNG", "CJPEG"],
      // In the code, so that the command stays one file that runs anywhere.
      resources: [
        "base.css", "explore.css", "changes.css", "explore.html", "model.js", "dom.js",
        "address.js", "camera.js", "labels.js", "map.js", "minimap.js", "pointing.js",
        "printing.js", "search.js", "panel.js", "switches.js", "main.js",
      ].map { .embedInCode("Page/Resources/\($0)") },
      swiftSettings: .strict),
    .swift(
      "FlowReport",
      [
        "FlowModel", "ScreenModel", "FlowAnalysis", "FlowDiff", "FlowLint", "DrawingModel",
        "FlowStyle",
      ]),
    .swift(
      "SegueMapKit",
      [
        "InputBounds", "FlowModel", "DrawingModel", "ScreenModel", "InterfaceBuilder",
        "ProjectFiles", "AppReading", "ScreenDrawing", "SourceModel", "SourceNavigation",
        "FlowAssembly",
        "ProjectTargets",
        "FlowAnalysis", "FlowDiff", "FlowLint", "FlowStyle", "FlowLayout", "FlowRender",
        "FlowReport",
        "ReportReader",
      ]),
    .swift("YAMLReader", ["InputBounds", "CYAML"]),
    .executableTarget(
      name: "seguemap",
      dependencies: [
        "InputBounds", "FlowModel", "FlowLint", "ProjectFiles", "SegueMapKit", "YAMLReader",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: .strict),

    .target(
      name: "TestSupport", dependencies: ["FlowModel", "InterfaceBuilder", "SourceModel"],
      path: "Tests/TestSupport", swiftSettings: .strict),
    .tests(of: "InputBounds"),
    .tests(of: "FlowModel", ["TestSupport"]),
    .tests(of: "Typography", ["DrawingModel"]),
    .tests(of: "InterfaceBuilder", ["TestSupport", "InputBounds", "FlowModel", "ScreenModel"]),
    .tests(of: "AppleFrameworks", ["FlowModel"]),
    .tests(of: "SwiftReader", ["TestSupport", "FlowModel", "SourceModel"]),
    .tests(of: "ObjectiveCReader", ["TestSupport", "FlowModel", "SourceModel"]),
    .tests(
      of: "SourceNavigation",
      [
        "TestSupport", "FlowModel", "SourceModel", "SwiftReader", "ObjectiveCReader",
        "ProjectFiles",
      ]),
    .tests(of: "SourceScan", ["AppleFrameworks", "SourceModel"]),
    .tests(of: "ProjectTargets", ["TestSupport", "FlowModel"]),
    .tests(
      of: "FlowAssembly",
      ["TestSupport", "FlowModel", "InterfaceBuilder", "SourceNavigation", "ProjectTargets"]),
    .tests(of: "FlowAnalysis", ["TestSupport", "FlowModel"]),
    .tests(of: "FlowDiff", ["TestSupport", "FlowModel"]),
    .tests(of: "FlowLint", ["TestSupport", "FlowModel"]),
    .tests(
      of: "FlowLayout", ["TestSupport", "FlowModel", "DrawingModel", "FlowStyle", "Typography"]),
    .tests(of: "ScreenDrawing", ["FlowModel", "ScreenModel", "DrawingModel", "Typography"]),
    .tests(of: "FlowRender", ["DrawingModel", "CLibXML2", "CPNG"]),
    .tests(
      of: "FlowReport",
      [
        "TestSupport", "FlowModel", "ScreenModel", "FlowAnalysis", "FlowDiff", "FlowLint",
        "DrawingModel",
        "FlowStyle",
      ]),
    .tests(of: "AppResources", ["InputBounds", "ScreenModel"]),
    .tests(
      of: "ReportReader",
      ["TestSupport", "InputBounds", "FlowModel", "ScreenModel", "FlowDiff", "FlowReport"]),
    .tests(
      of: "ProjectFiles",
      [
        "TestSupport", "InputBounds",
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ]),
    .tests(
      of: "AppReading",
      ["TestSupport", "InputBounds", "FlowModel", "SourceModel", "SourceScan", "ProjectFiles"]),
    .tests(
      of: "SegueMapKit",
      [
        "TestSupport", "FlowModel", "FlowLint", "ScreenModel", "ScreenDrawing", "ProjectFiles",
        "AppReading",
      ]),
    .tests(of: "YAMLReader", ["InputBounds"]),
    .tests(of: "seguemap", ["TestSupport", "FlowLint", "ProjectFiles", "SegueMapKit"]),

    // What the checks need.
    .executableTarget(name: "compare-pictures", dependencies: ["CPNG"], swiftSettings: .strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: .strict),
    .testTarget(
      name: "ComparePicturesTests", dependencies: ["compare-pictures"], swiftSettings: .strict),
    .testTarget(
      name: "ScriptTests", dependencies: ["TestSupport", "YAMLReader"], swiftSettings: .strict),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AppResources", "FlowAssembly", "FlowReport", "InputBounds", "InterfaceBuilder",
        "ObjectiveCReader", "ProjectFiles", "ProjectTargets", "ReportReader", "SegueMapKit",
        "SourceModel", "SourceScan", "SwiftReader", "YAMLReader",
      ],
      path: "Fuzz/FuzzTargets", swiftSettings: .strict),
    .tests(of: "FuzzTargets"),
    .executableTarget(
      name: "mutants", dependencies: ["FlowDiff", "FlowModel", "FlowReport", "SegueMapKit"],
      path: "Fuzz/Mutants", swiftSettings: .strict),
  ] + (isForFuzzing ? [.fuzzer] : [])
)

extension Target {
  /// A library target with the settings that every Swift target of the package shares.
  static func swift(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: .strict)
  }

  /// The tests of one target, which live in `Tests/<target>Tests`.
  static func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
      name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
      swiftSettings: .strict)
  }
}

extension Target {
  /// libFuzzer has the `main`, so that the target is compiled as a library.
  static var fuzzer: Target {
    .executableTarget(
      name: "fuzzer", dependencies: ["FuzzTargets"], path: "Fuzz/Fuzzer",
      swiftSettings: .strict + [.unsafeFlags(["-parse-as-library"])])
  }
}

extension [SwiftSetting] {
  static var strict: [SwiftSetting] {
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }
}
