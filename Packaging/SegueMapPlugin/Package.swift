// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The bundle of a release, or with `SEGUEMAP_BUNDLE` one that `Scripts/release.sh join` made: a path below
/// this package.
let bundle: Target =
  if let path = Context.environment["SEGUEMAP_BUNDLE"] {
    .binaryTarget(name: "seguemap", path: path)
  } else {
    .binaryTarget(
      name: "seguemap",
      url: "https://github.com/OWNER/SegueMap/releases/download/v0.1.0/seguemap.artifactbundle.zip",
      checksum: "0000000000000000000000000000000000000000000000000000000000000000")
  }

let package = Package(
  name: "SegueMapPlugin",
  products: [.plugin(name: "SegueMapCommand", targets: ["SegueMapCommand"])],
  targets: [
    bundle,
    .plugin(
      name: "SegueMapCommand",
      capability: .command(
        intent: .custom(
          verb: "seguemap", description: "Draw how the screens of an app lead to each other."),
        permissions: [
          .writeToPackageDirectory(reason: "The pictures are files of the package, where -o says.")
        ]),
      dependencies: ["seguemap"]),
  ]
)
