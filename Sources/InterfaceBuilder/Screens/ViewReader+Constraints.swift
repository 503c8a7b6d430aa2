import ScreenModel

extension ViewReader {
  /// The constraints that are installed and not removed at build time.
  func constraints(of source: VariedElement) -> [ScreenView.Constraint] {
    guard let list = source.element.first(.constraints) else { return [] }
    let excluded = source.variations.isEmpty ? [] : source.excluded(from: .constraints)
    return list.children.compactMap { child in
      guard child.is(.constraint), !child.isTrue(.placeholder),
        excluded.isEmpty || !excluded.contains(child.objectID)
      else { return nil }
      return ScreenView.Constraint(VariedElement(child, on: document.device))
    }
  }
}

extension ScreenView.Constraint {
  fileprivate init?(_ source: VariedElement) {
    let element = source.element
    guard let attribute = element[.firstAttribute] else { return nil }
    self.init(firstItem: element[.firstItem], firstAttribute: attribute)
    relation = element[.relation] ?? "equal"
    secondItem = element[.secondItem]
    secondAttribute = element[.secondAttribute]
    multiplier = element[.multiplier].flatMap(Self.ratio) ?? 1
    constant = source.number(.constant) ?? 0
    priority = element.number(.priority) ?? 1000
  }

  /// A multiplier is written as `0.5`, `1/3` or `16:9`.
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split(maxSplits: 1) { $0 == ":" || $0 == "/" }.map { Double(String($0)) }
    guard let numerator = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return numerator.isFinite ? numerator : nil }
    guard let denominator = parts[1], denominator != 0 else { return nil }
    let ratio = numerator / denominator
    return ratio.isFinite ? ratio : nil
  }
}
