package import FlowModel

/// The versions that `#available` or `@available` asks for.
package struct Availability: Hashable, Sendable {
  /// By the name of the platform as written. Any version of another platform will do.
  private var versions: [String: SystemVersion] = [:]
  /// Whether a version can't be read.
  private var isUnclear = false

  package init() {}

  /// - Parameter version: As written; `nil` if it can't be read.
  package mutating func require(_ platform: String, _ version: SystemVersion?) {
    versions[platform] = version
    if version == nil { isUnclear = true }
  }

  /// Whether it holds on every version on which a build runs.
  func holdsAlways(in build: SourceBuild) -> Bool {
    !isUnclear && !build.platforms.isEmpty
      && build.platforms.allSatisfy { holdsAlways(on: $0, from: build.oldestVersions[$0]) }
  }

  private func holdsAlways(on platform: BuildPlatform, from oldest: SystemVersion?) -> Bool {
    let wanted = platform.availabilityNames.compactMap { versions[$0] }
    guard let newest = wanted.max() else { return true }
    return oldest.map { newest <= $0 } ?? false
  }
}

extension BuildPlatform {
  /// The names under which a version of the platform is asked for. An app for iOS may also run on a Mac.
  fileprivate var availabilityNames: [String] {
    let name = rawValue
    let names = self == .iOS ? [name, "macCatalyst"] : self == .macOS ? [name, "OSX"] : [name]
    return names.flatMap { [$0, $0 + "ApplicationExtension"] }
  }
}
