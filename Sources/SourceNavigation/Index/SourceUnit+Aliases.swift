import SourceModel

extension SourceUnit {
  /// The unit in which the types that an extension of an alias declares have the name of what the alias means:
  /// `typealias Rows = Settings.Rows` with `extension Rows { struct Header {} }` declares `Settings.Rows.Header`.
  var resolvingExtendedAliases: SourceUnit {
    let isOuter = { (name: String) in types.contains { $0.name.hasPrefix("\(name).") } }
    let extended = aliases.filter { isOuter($0.name) }
    if extended.isEmpty { return self }
    var unit = self
    for alias in extended {
      guard let meant = alias.type.name else { continue }
      for type in unit.types.indices where unit.types[type].name.hasPrefix("\(alias.name).") {
        unit.types[type].name = meant + unit.types[type].name.dropFirst(alias.name.count)
      }
    }
    return unit
  }
}
