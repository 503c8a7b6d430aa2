extension String {
  /// Returns the text with other text in place of some scalars.
  ///
  /// What reads the text afterwards knows no `Character`: a quote or a bracket ends something even if a
  /// combining mark follows it, of which `replacing(_:with:)` makes another `Character`.
  package func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        result += replacement.unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
