extension String {
  /// Returns at most `limit` characters; a text that is cut ends in an ellipsis.
  func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<index(before: end)] + "…"
  }

  /// `self`, or `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
