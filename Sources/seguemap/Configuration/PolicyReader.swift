import FlowLint
import FlowModel
import ProjectFiles
import SegueMapKit
import YAMLReader

/// Reads a user's own rules from a configuration file.
struct PolicyReader {
  private let section: ConfigurationSection

  init(_ section: ConfigurationSection) { self.section = section }

  /// Returns the members of a mapping, which may be empty.
  func entries(
    of node: YAMLNode, for what: String
  ) throws(ConfigurationError) -> [YAMLNode.Entry] {
    switch node.content {
    case .mapping(let entries): return entries
    case .scalar(""): return []
    case .scalar, .sequence: throw section.fault("expected \(what)", at: node.mark)
    }
  }

  func fault(_ message: String, at mark: YAMLMark) -> ConfigurationError {
    section.fault(message, at: mark)
  }

  func unknown(_ entry: YAMLNode.Entry, among known: Set<String>) -> ConfigurationError {
    let near = known.near(entry.name).map { "'\($0)'" }
    let hint =
      near.isEmpty
      ? "known are \(known.sorted().joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    return section.fault("unknown option '\(entry.name)'; \(hint)", at: entry.mark)
  }

  func value<Value>(
    _ entry: YAMLNode.Entry,
    _ read: (ConfigurationValue) throws(ConfigurationValue.Mismatch) -> Value
  ) throws(ConfigurationError) -> Value {
    do throws(ConfigurationValue.Mismatch) {
      return try read(ConfigurationValue(node: entry.value))
    } catch {
      throw section.fault(
        "'\(entry.name)' has a wrong value; expected \(error.expectation)", at: entry.value.mark)
    }
  }

  /// Returns a path that is relative to the file's folder.
  func path(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> String {
    let path = try value(entry) { value throws(ConfigurationValue.Mismatch) in try value.string }
    return TextFile(path: section.path).pathFromCurrentFolder(path)
  }

  func levels(
    _ entry: YAMLNode.Entry
  ) throws(ConfigurationError) -> [String: LintSettings.Level] {
    var levels: [String: LintSettings.Level] = [:]
    let known = Set(RuleCatalogue.descriptions.map(\.name))
    for rule in try entries(of: entry.value, for: "rules, such as 'dead-end: off'") {
      guard known.contains(rule.name) else {
        throw section.fault(unknownRule(rule.name, among: known), at: rule.mark)
      }
      // `off` and `no` are one word in YAML 1.1.
      guard let text = rule.value.scalar,
        let level = LintSettings.Level(rawValue: text == "false" || text == "no" ? "off" : text)
      else {
        throw section.fault(
          "'\(rule.name)' has a wrong value; expected off, warning or error", at: rule.value.mark)
      }
      levels[rule.name] = level
    }
    return levels
  }

  func limits(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> LintLimits {
    var limits = LintLimits()
    for limit in try entries(of: entry.value, for: "limits, such as 'scenes: 25'") {
      let number = try value(limit) { value throws(ConfigurationValue.Mismatch) in try value.int }
      switch limit.name {
      case "scenes": limits.scenes = number
      case "views": limits.views = number
      default: throw unknown(limit, among: ["scenes", "views"])
      }
    }
    return limits
  }

  /// Reads each policy of a list, or one alone.
  func list(
    _ entry: YAMLNode.Entry,
    _ read: (YAMLNode) throws(ConfigurationError) -> any Policy
  ) throws(ConfigurationError) -> [any Policy] {
    var policies: [any Policy] = []
    for node in entry.value.items ?? [entry.value] { policies.append(try read(node)) }
    return policies
  }

  func checkNames(of policies: [any Policy]) throws(ConfigurationError) {
    var names = Set(RuleCatalogue.descriptions.map(\.name))
    for policy in policies where !names.insert(policy.name).inserted {
      throw section.fault(
        "the rule '\(policy.name)' exists already; expected another name", at: section.node.mark)
    }
  }
}

// MARK: - Policies

extension PolicyReader {
  func forbidden(_ node: YAMLNode) throws(ConfigurationError) -> any Policy {
    let fields = try fields(of: node, ["from", "to", "kind", "via", "unless", "reachable"])
    var policy = ForbiddenPolicy(name: try name(in: fields, at: node))
    for entry in fields {
      switch entry.name {
      case "from": policy.from = try selector(entry)
      case "to": policy.to = try selector(entry)
      case "kind": policy.kinds = try kinds(entry)
      case "via": policy.via = try selector(entry)
      case "unless": policy.unless = try selector(entry)
      case "reachable": policy.isTransitive = try bool(entry)
      case "severity": policy.severity = try severity(entry)
      case "comment": policy.comment = try string(entry)
      default: break
      }
    }
    guard policy.from != nil || policy.to != nil || policy.via != nil else {
      throw section.fault("'\(policy.name)' forbids everything; expected from or to", at: node.mark)
    }
    if policy.isTransitive, policy.to == nil {
      throw section.fault("'\(policy.name)' has no 'to'; 'reachable' needs it", at: node.mark)
    }
    return policy
  }

  func required(_ node: YAMLNode) throws(ConfigurationError) -> any Policy {
    let fields = try fields(of: node, ["from", "to", "kind", "exit"])
    let name = try name(in: fields, at: node)
    guard let from = fields.first(where: { $0.name == "from" }) else {
      throw section.fault("'\(name)' has no 'from'", at: node.mark)
    }
    var policy = RequiredPolicy(name: name, from: try selector(from))
    for entry in fields {
      switch entry.name {
      case "to": policy.to = try selector(entry)
      case "kind": policy.kinds = try kinds(entry)
      case "exit": policy.allowsExit = try bool(entry)
      case "severity": policy.severity = try severity(entry)
      case "comment": policy.comment = try string(entry)
      default: break
      }
    }
    guard policy.to != nil || policy.allowsExit else {
      throw section.fault("'\(name)' requires nothing; expected 'to' or 'exit'", at: node.mark)
    }
    return policy
  }

  func maxTaps(_ node: YAMLNode) throws(ConfigurationError) -> any Policy {
    if let text = node.scalar {
      guard let taps = Int(text), taps >= 0 else {
        throw section.fault("'max-taps' is '\(text)'; expected a number", at: node.mark)
      }
      return MaxTapsPolicy(name: "max-taps", taps: taps)
    }
    let fields = try fields(of: node, ["from", "to", "taps"])
    let name = try name(in: fields, at: node)
    guard let count = fields.first(where: { $0.name == "taps" }) else {
      throw section.fault("'\(name)' has no 'taps'", at: node.mark)
    }
    let taps = try value(count) { value throws(ConfigurationValue.Mismatch) in try value.int }
    var policy = MaxTapsPolicy(name: name, taps: taps)
    for entry in fields {
      switch entry.name {
      case "from": policy.from = try selector(entry)
      case "to": policy.to = try selector(entry)
      case "severity": policy.severity = try severity(entry)
      case "comment": policy.comment = try string(entry)
      default: break
      }
    }
    return policy
  }

  private func fields(
    of node: YAMLNode, _ own: Set<String>
  ) throws(ConfigurationError) -> [YAMLNode.Entry] {
    let fields = try entries(of: node, for: "a rule with a name")
    let known = own.union(["name", "severity", "comment"])
    for field in fields where !known.contains(field.name) { throw unknown(field, among: known) }
    return fields
  }

  private func name(
    in fields: [YAMLNode.Entry], at node: YAMLNode
  ) throws(ConfigurationError) -> String {
    guard let name = fields.first(where: { $0.name == "name" })?.value.scalar, !name.isEmpty else {
      throw section.fault("a rule has no 'name'", at: node.mark)
    }
    return name
  }

  private func kinds(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> Set<String> {
    Set(try strings(entry))
  }

  private func severity(
    _ entry: YAMLNode.Entry
  ) throws(ConfigurationError) -> Finding.Severity {
    switch entry.value.scalar {
    case "warning": return .warning
    case "error": return .error
    default:
      throw section.fault(
        "'severity' has a wrong value; expected warning or error", at: entry.value.mark)
    }
  }

  func bool(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> Bool {
    try value(entry) { value throws(ConfigurationValue.Mismatch) in try value.bool }
  }

  private func string(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> String {
    try value(entry) { value throws(ConfigurationValue.Mismatch) in try value.string }
  }

  private func strings(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> [String] {
    try value(entry) { value throws(ConfigurationValue.Mismatch) in try value.strings }
  }

  private func patterns(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> [String] {
    try value(entry) { value throws(ConfigurationValue.Mismatch) in try value.patterns }
  }

  /// Reads which scenes a policy is about: a name or a glob of files, a list of one of these, or a mapping.
  private func selector(_ entry: YAMLNode.Entry) throws(ConfigurationError) -> SceneSelector {
    guard case .mapping(let properties) = entry.value.content else {
      let parts = try patterns(entry).map(SceneSelector.init)
      var selector = SceneSelector()
      selector.names = parts.flatMap(\.names)
      selector.files = parts.flatMap(\.files)
      guard selector.names.isEmpty || selector.files.isEmpty else {
        throw section.fault(
          "'\(entry.name)' has names and files; expected one of them", at: entry.value.mark)
      }
      return selector
    }
    var selector = SceneSelector()
    for property in properties {
      switch property.name {
      case "name": selector.names = try strings(property)
      case "class": selector.classes = try strings(property)
      case "file": selector.files = try patterns(property)
      case "target": selector.targets = try strings(property)
      case "modal": selector.isModal = try bool(property)
      case "entry": selector.isEntryPoint = try bool(property)
      default:
        throw unknown(property, among: ["name", "class", "file", "target", "modal", "entry"])
      }
    }
    return selector
  }
}
