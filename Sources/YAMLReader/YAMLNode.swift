/// A value of a YAML document, with its position.
package struct YAMLNode: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    /// Text, a number or another single value as it is written, without its quotes.
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key of a mapping, with its value.
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

/// A position in a YAML text. Both numbers count from 1, and the column counts characters.
package struct YAMLMark: Hashable, Sendable {
  package let line: Int
  package let column: Int
}
