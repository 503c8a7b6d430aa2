import Foundation

/// The package's own targets, as `swift package describe --type json` lists them.
struct PackageDescription: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let path: String
    let type: String
    let sources: [String]
    let targetDependencies: [String]?
    let productDependencies: [String]?

    var imports: Set<String> { Set((targetDependencies ?? []) + (productDependencies ?? [])) }
  }

  /// The targets of the product, without those that only tests use.
  var productTargets: [Target] { targets.filter { $0.path.hasPrefix("Sources/") } }

  static func ofThisPackage() throws -> PackageDescription {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // `swift test` locks the build folder while this runs, and nothing is built here.
    process.arguments = ["swift", "package", "--ignore-lock", "describe", "--type", "json"]
    process.currentDirectoryURL = Repository.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(PackageDescription.self, from: json)
  }
}

enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
