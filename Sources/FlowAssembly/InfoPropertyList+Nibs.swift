import FlowModel

extension InfoPropertyList {
  /// Returns the faults of the main nibs that the property list at a path names.
  func nibDiagnostics(in catalogue: InterfaceCatalogue, path: String) -> [Diagnostic] {
    let location = SourceLocation(path: path, line: 0)
    var found: [Diagnostic] = []
    for (_, value) in nibs {
      let name = [".nib", ".xib"].reduce(value) { $0.hasSuffix($1) ? String($0.dropLast(4)) : $0 }
      guard !name.isEmpty, !name.contains("$(") && !name.contains("${") else { continue }
      if catalogue.xibs(named: name).isEmpty, !catalogue.hasUnread(.xib, named: name) {
        found.append(.missingNib(name, at: location))
      }
      if let storyboard = storyboards.first(where: { $0.key.role == .application })?.name {
        found.append(.twoMainInterfaces(nib: name, storyboard: storyboard, at: location))
      }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate static func missingNib(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .warning, rule: "missing-main-nib",
      message: "main nib '\(name)' is not among the files; expected a xib of that name",
      at: location)
  }

  fileprivate static func twoMainInterfaces(
    nib: String, storyboard: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .warning, rule: "two-main-interfaces",
      message: "both main nib '\(nib)' and main storyboard '\(storyboard)' are named; "
        + "expected one of them",
      at: location)
  }
}
