import FlowModel
import ProjectTargets

extension InfoPropertyList {
  /// Returns the faults of the main nibs that the property list at a path names.
  func nibFindings(in catalogue: InterfaceCatalogue, of file: AppFile) -> [Finding] {
    var found: [Finding] = []
    for (_, value) in nibs {
      let location = file.location(ofString: value)
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

extension AppFile {
  /// Returns the place of a value in a property list as XML; the whole file of a binary one.
  func location(ofString value: String) -> SourceLocation {
    let wanted = Array("<string>\(value)</string>".utf8)
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
    where line.count >= wanted.count {
      guard let found = line.firstRange(of: wanted) else { continue }
      let column = found.lowerBound - line.startIndex + 1
      return SourceLocation(path: path, line: index + 1, column: column)
    }
    return SourceLocation(path: path, line: 0)
  }
}

extension Finding {
  fileprivate static func missingNib(_ name: String, at location: SourceLocation) -> Self {
    Finding(
      .warning, rule: "missing-main-nib",
      message: "main nib '\(name)' is not among the files; expected a xib of that name",
      at: location)
  }

  fileprivate static func twoMainInterfaces(
    nib: String, storyboard: String, at location: SourceLocation
  ) -> Self {
    Finding(
      .warning, rule: "two-main-interfaces",
      message: "both main nib '\(nib)' and main storyboard '\(storyboard)' are named; "
        + "expected one of them",
      at: location)
  }
}
