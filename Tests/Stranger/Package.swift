// swift-tools-version: 6.3
import PackageDescription

// A package that uses the library as any other would: what it needs is public. `StrangerTests` checks it.
let package = Package(
  name: "Stranger",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SegueMap", path: "../..")],
  targets: [
    .executableTarget(
      name: "stranger", dependencies: [.product(name: "SegueMapKit", package: "SegueMap")])
  ]
)
