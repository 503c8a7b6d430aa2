/// What the build settings of a target say of the source that is compiled for it.
package struct CompilationSettings: Hashable, Sendable {
  /// The oldest version of each platform on which the target runs; a platform of which it is unknown is missing.
  package var oldestVersions: [Platform: SystemVersion] = [:]
  package var flags = CompilationFlags.unknown

  package init() {}
}
