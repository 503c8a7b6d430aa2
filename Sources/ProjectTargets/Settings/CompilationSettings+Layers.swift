import FlowModel

extension CompilationSettings {
  /// - Parameter configurations: The settings of each configuration of a target; empty if they are unknown.
  init(_ configurations: [LayeredSettings], platforms: Set<Platform>) {
    self.init()
    let all = configurations.map(CompilationFlags.init)
    flags = all.dropFirst().reduce(all.first ?? .unknown) { $0.or($1) }
    for platform in platforms {
      let oldest = configurations.map { $0.oldestVersion(of: platform) }
      guard !oldest.contains(nil) else { continue }
      oldestVersions[platform] = oldest.compactMap(\.self).min()
    }
  }
}

extension LayeredSettings {
  /// The oldest version of a platform on which a build runs; `nil` if it is unknown.
  fileprivate func oldestVersion(of platform: Platform) -> SystemVersion? {
    guard let name = platform.deploymentSetting, let values = values(of: name) else { return nil }
    let versions = values.map { SystemVersion($0) }
    return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
  }
}

extension Platform {
  /// The build setting for the oldest version.
  var deploymentSetting: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .unknown: nil
    }
  }
}

extension CompilationFlags {
  fileprivate init(_ settings: LayeredSettings) {
    let own = settings.words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let others = settings.words(of: "OTHER_SWIFT_FLAGS")
    self.init(
      always: Set(own.always).union(others.always.definitions ?? []),
      sometimes: own.all.flatMap { own in
        others.all?.definitions.map { Set(own).union($0) }
      })
  }
}

extension [String] {
  /// The names after `-D`; `nil` if one can't be read.
  fileprivate var definitions: [String]? {
    var names: [String] = []
    var isName = false
    for word in self {
      if isName {
        names.append(word)
      } else if word.hasPrefix("-D"), word != "-D" {
        names.append(String(word.dropFirst(2)))
      }
      isName = !isName && word == "-D"
    }
    return names.contains { $0.contains("$") } ? nil : names
  }
}
