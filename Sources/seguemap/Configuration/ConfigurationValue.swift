import ArgumentParser
import Yams

/// What a configuration file gives an option.
struct ConfigurationValue {
  let node: Node

  /// A value of another type than the option's.
  struct Mismatch: Error {
    /// What would have been right, such as `a whole number`.
    let expectation: String
  }

  /// Text as it is written: a title such as `2026` need not be quoted.
  var string: String {
    get throws(Mismatch) { try required(node.scalar?.string, "text") }
  }

  /// A list of texts, or one text alone.
  var strings: [String] {
    get throws(Mismatch) {
      if let text = node.scalar?.string { return [text] }
      let items = node.sequence?.map(\.scalar?.string) ?? []
      let texts = items.compactMap(\.self)
      return try required(
        node.sequence != nil && texts.count == items.count ? texts : nil, "text or a list of texts")
    }
  }

  var int: Int {
    get throws(Mismatch) { try required(node.int, "a whole number") }
  }

  var double: Double {
    get throws(Mismatch) { try required(node.float, "a number") }
  }

  var bool: Bool {
    get throws(Mismatch) { try required(node.bool, "true or false") }
  }

  /// One of the values that the option takes on the command line.
  func choice<Choice: ExpressibleByArgument & CaseIterable>() throws(Mismatch) -> Choice {
    let known = Choice.allValueStrings.map { "'\($0)'" }.joined(separator: ", ")
    return try required(node.scalar.flatMap { Choice(argument: $0.string) }, "one of \(known)")
  }

  private func required<Value>(
    _ value: Value?, _ expectation: String
  ) throws(Mismatch) -> Value {
    guard let value else { throw Mismatch(expectation: expectation) }
    return value
  }
}
