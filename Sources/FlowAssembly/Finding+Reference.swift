import FlowModel

extension Finding {
  /// The fault of a reference; `nil` if there is none, or if it depends on source.
  ///
  /// - Parameters:
  ///   - asker: What contains the reference, in words.
  ///   - candidates: The matching scenes, sorted by path.
  init?(
    _ reference: Reference, askedBy asker: String, candidates: [SceneID] = [],
    severity: Severity = .warning, at location: SourceLocation
  ) {
    let storyboard = reference.storyboardName.map { "storyboard '\($0)'" } ?? "this storyboard"
    let rule: String
    let message: String
    switch reference.resolution {
    case .resolved, .otherBundle, .excluded, .sourceOnly:
      return nil
    case .ambiguous:
      rule = "ambiguous-reference"
      message =
        "\(asker) fits several scenes equally well; expected one of \(Self.list(candidates))"
    case .missingStoryboard:
      rule = "missing-storyboard"
      message = "\(storyboard) is not among the files; expected a file of that name"
    case .missingScene:
      rule = "missing-scene"
      let identifier = reference.referencedIdentifier ?? ""
      message = "\(storyboard) has no scene '\(identifier)'; expected one with that identifier"
    case .noInitialScene:
      rule = "no-initial-scene"
      message = "\(storyboard) has no initial scene; expected one, or a referenced identifier"
    case .missingXib:
      rule = "missing-xib"
      let name = reference.xibName ?? ""
      message = "xib '\(name)' is not among the files; expected a file of that name"
    }
    self.init(severity, rule: rule, message: message, at: location)
  }
}

extension Finding {
  /// The greatest number of names in a message.
  private static let mostNamed = 5

  /// Returns quoted names for a message: the first few, and the number of the others.
  static func list(_ names: [some CustomStringConvertible]) -> String {
    let first = names.prefix(mostNamed).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > mostNamed ? "\(first) and \(names.count - mostNamed) more" : first
  }
}
