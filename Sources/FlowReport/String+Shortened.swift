extension String {
  /// At most `limit` characters, the last an ellipsis where some had to go.
  func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<index(before: end)] + "…"
  }

  /// `self`, or `nil` where nothing can be read in it.
  var nonEmpty: String? { isEmpty ? nil : self }
}
