/// A value of a YAML document, and where it stands.
package struct YAMLNode: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    /// Text, a number or any other single value, as it is written; quotes are taken off.
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// What a mapping says of one name.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let mark: YAMLMark
    package let value: YAMLNode
  }

  package let content: Content
  package let mark: YAMLMark
}

extension YAMLNode {
  package var scalar: String? {
    guard case .scalar(let text) = content else { return nil }
    return text
  }

  package var items: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }
}

/// A place in a YAML text; both numbers count from 1, the column in characters.
package struct YAMLMark: Hashable, Sendable {
  package let line: Int
  package let column: Int
}
