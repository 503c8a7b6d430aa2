/// Why a YAML text could not be read, or is not taken.
package struct YAMLError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case alias
    case nameTwice(String)
    case nameNotText
    case tooDeep
    case secondDocument
    /// libyaml's own message.
    case malformed(String)
  }

  package let reason: Reason
  package let mark: YAMLMark
}

extension YAMLError {
  /// What is wrong; lower case, no full stop.
  package var message: String {
    switch reason {
    case .alias: "an alias; expected the value itself"
    case .nameTwice(let name): "'\(name)' more than once"
    case .nameNotText: "a list or a mapping as a name; expected text"
    case .tooDeep: "values nested more than \(YAMLReader.depthLimit) deep"
    case .secondDocument: "a second document; expected one"
    case .malformed(let message): message
    }
  }
}
