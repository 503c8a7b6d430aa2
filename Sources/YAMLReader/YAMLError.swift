package import InputBounds

/// A fault in a YAML text, or a feature of YAML that is not supported.
package struct YAMLError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case alias
    case nameTwice(String)
    case nameNotText
    case excess(BoundExcess)
    case secondDocument
    /// A syntax error, with libyaml's message.
    case malformed(String)
  }

  package let reason: Reason
  package let mark: YAMLMark
}

extension YAMLError {
  /// What is wrong, in lower case and without a full stop.
  package var message: String {
    switch reason {
    case .alias: "an alias; expected the value itself"
    case .nameTwice(let name): "'\(name)' more than once"
    case .nameNotText: "a list or a mapping as a name; expected text"
    case .excess(let excess): "\(excess)"
    case .secondDocument: "a second document; expected one"
    case .malformed(let message): message
    }
  }
}
