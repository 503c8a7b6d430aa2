import ArgumentParser
import InputBounds
import YAMLReader

/// The value of an option in a configuration file.
struct ConfigurationValue {
  let node: YAMLNode

  /// A value of another type than the option's.
  struct Mismatch: Error {
    /// The expected value, such as `a whole number`.
    let expectation: String
  }

  /// Text as it is written: a title such as `2026` need not be quoted.
  var string: String {
    get throws(Mismatch) { try required(node.scalar, "text") }
  }

  /// A list of texts, or one text alone.
  var strings: [String] {
    get throws(Mismatch) {
      if let text = node.scalar { return [text] }
      let texts = node.items?.compactMap(\.scalar)
      return try required(
        texts?.count == node.items?.count ? texts : nil, "text or a list of texts")
    }
  }

  /// A list of patterns of paths.
  var patterns: [String] {
    get throws(Mismatch) {
      let patterns = try strings
      do throws(BoundExcess) {
        try InputBounds.check(patterns: patterns)
      } catch {
        throw Mismatch(expectation: "fewer patterns: it has \(error)")
      }
      return patterns
    }
  }

  var int: Int {
    get throws(Mismatch) { try required(node.scalar.flatMap { Int($0) }, "a whole number") }
  }

  var double: Double {
    get throws(Mismatch) { try required(node.scalar.flatMap { Double($0) }, "a number") }
  }

  /// YAML 1.1 has three words for each.
  var bool: Bool {
    get throws(Mismatch) {
      switch node.scalar?.lowercased() {
      case "true", "yes", "on": true
      case "false", "no", "off": false
      default: throw Mismatch(expectation: "true or false")
      }
    }
  }

  /// One of the values that the option takes on the command line.
  func choice<Choice: ArgumentChoice>() throws(Mismatch) -> Choice {
    let known = Choice.allValueStrings.map { "'\($0)'" }.joined(separator: ", ")
    return try required(node.scalar.flatMap { Choice(argument: $0) }, "one of \(known)")
  }

  private func required<Value>(
    _ value: Value?, _ expectation: String
  ) throws(Mismatch) -> Value {
    guard let value else { throw Mismatch(expectation: expectation) }
    return value
  }
}
