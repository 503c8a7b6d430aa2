package import FlowModel

/// What is known of the builds that compile a file.
package struct SourceBuild: Hashable, Sendable {
  /// Empty if they are unknown.
  package var platforms: Set<BuildPlatform>
  /// The oldest version of each platform on which they run, where it is known.
  package var oldestVersions: [BuildPlatform: SystemVersion] = [:]
  package var flags = CompilationFlags.unknown

  package init(for platforms: Set<BuildPlatform> = []) { self.platforms = platforms }

  /// The only platform; `nil` for several, of which each may compile another clause.
  var platform: BuildPlatform? { platforms.count == 1 ? platforms.first : nil }
}
