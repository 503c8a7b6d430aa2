import FlowLint
import FlowModel
import ProjectFiles
import YAMLReader

/// What the section `lint` of a configuration file sets.
struct LintConfiguration {
  var settings = LintSettings()
  var isStrict = false
  /// The path of the baseline, from the current folder.
  var baseline: String?

  init() {}

  init(_ section: ConfigurationSection) throws(ConfigurationError) {
    let reader = PolicyReader(section)
    for entry in try reader.entries(of: section.node, for: "options of lint") {
      try set(entry, from: reader)
    }
    try reader.checkNames(of: settings.policies)
  }

  /// The options that may stand under `lint`.
  static let options: Set = [
    "rules", "possible", "strict", "baseline", "limits", "forbidden", "required", "max-taps",
  ]

  private mutating func set(
    _ entry: YAMLNode.Entry, from reader: PolicyReader
  ) throws(ConfigurationError) {
    switch entry.name {
    case "rules": settings.levels = try reader.levels(entry)
    case "possible": settings.reportsPossible = try reader.bool(entry)
    case "strict": isStrict = try reader.bool(entry)
    case "baseline": baseline = try reader.path(entry)
    case "limits": settings.limits = try reader.limits(entry)
    case "forbidden": settings.policies += try reader.list(entry, reader.forbidden)
    case "required": settings.policies += try reader.list(entry, reader.required)
    case "max-taps": settings.policies += try reader.list(entry, reader.maxTaps)
    default:
      guard ConfigurationOption.known(to: nil).contains(where: { $0.rawValue == entry.name }) else {
        throw reader.unknown(entry, among: Self.options)
      }
      throw reader.fault(
        "unknown option '\(entry.name)' under 'lint'; it stands outside of all sections",
        at: entry.mark)
    }
  }
}

extension Configuration {
  /// What the section `lint` says of rules.
  func lintSettings() throws(ConfigurationError) -> LintSettings {
    try lint.map(LintConfiguration.init)?.settings ?? LintSettings()
  }

  /// Warns of a fault in the section `lint`, for a command that does without it.
  func checkLint(telling console: Console) {
    do {
      _ = try lintSettings()
    } catch {
      console.report(error.warning)
    }
  }
}
