package import SourceModel

extension SourceBuild {
  /// A build for a platform, or for an unknown one.
  package init(_ platform: BuildPlatform?) { self.init(for: platform.map { [$0] } ?? []) }
}
