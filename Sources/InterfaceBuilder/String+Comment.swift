extension String {
  /// Without white space at either end.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

extension Substring {
  /// The text of a comment. XML has no entities in comments, but some writers use them.
  var decodingEntities: String {
    var result = ""
    var rest = self
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let entity = Self.entities.first { rest.hasPrefix($0.name) }
      result += entity?.text ?? "&"
      rest = rest.dropFirst(entity?.name.count ?? 1)
    }
    return result + rest
  }

  private static let entities: [(name: String, text: String)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]
}
