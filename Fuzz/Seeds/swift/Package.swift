// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Kit", dependencies: [.product(name: "Tools", package: "tools")]),
    .executableTarget(
      name: "App", dependencies: ["Kit", .target(name: "Other")], path: "Sources/App",
      exclude: ["Old"], sources: ["Login.swift", "More/**"],
      resources: [.process("Main.storyboard")]),
  ])
