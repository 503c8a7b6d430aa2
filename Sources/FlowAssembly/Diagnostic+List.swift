import FlowModel

extension Diagnostic {
  /// Of a name that stands everywhere, more would hide the message.
  private static let mostNamed = 5

  /// Returns quoted names for a message: the first few of them, and how many more there are.
  static func list(_ names: [some CustomStringConvertible]) -> String {
    let first = names.prefix(mostNamed).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > mostNamed ? "\(first) and \(names.count - mostNamed) more" : first
  }
}
