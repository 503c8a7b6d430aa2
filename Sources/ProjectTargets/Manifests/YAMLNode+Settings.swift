import FlowModel
import YAMLReader

extension YAMLNode {
  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  subscript(name: String) -> YAMLNode? {
    entries?.first { $0.name == name }?.value
  }

  /// One string or a list of strings.
  var texts: [String] { scalar.map { [$0] } ?? items?.compactMap(\.scalar) ?? [] }

  /// The build settings of a target or of a whole project of XcodeGen, for all configurations at once.
  ///
  /// - Parameter platform: Empty for a project.
  func settings(in folder: String, _ platform: String = "") -> [SettingsLayer] {
    let settings = self["settings"]
    var values = (settings?["base"] ?? settings)?.values ?? [:]
    for configuration in settings?["configs"]?.entries ?? [] {
      for (name, value) in configuration.value.values ?? [:] {
        values["\(name)[config=\(configuration.name)]"] = value
      }
    }
    // Settings of templates, groups and included files are not read.
    let isUnread =
      ["templates", "include"].contains { self[$0] != nil } || settings?["groups"] != nil
    let files = self["configFiles"]?.entries?.compactMap(\.value.scalar) ?? []
    return [.values(values), .values(oldestVersions(platform))] + (isUnread ? [.unknown] : [])
      + files.map { path in ProjectPath.joined(folder, path).map { .file($0) } ?? .unknown }
  }

  private func oldestVersions(_ platform: String) -> [String: String] {
    let versions = self["deploymentTarget"] ?? self["options"]?["deploymentTarget"]
    var settings: [String: String] = [:]
    for (name, version) in versions?.values ?? (versions?.scalar.map { [platform: $0] } ?? [:]) {
      if let setting = Platform(swiftName: name)?.deploymentSetting { settings[setting] = version }
    }
    return settings
  }

  /// The texts by name; a list is joined with spaces, as Xcode does.
  private var values: [String: String]? {
    entries.map { entries in
      var values: [String: String] = [:]
      for entry in entries where entry.value.scalar != nil || entry.value.items != nil {
        values[entry.name] = entry.value.texts.joined(separator: " ")
      }
      return values
    }
  }
}
