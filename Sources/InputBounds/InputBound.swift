/// The most of something that is read of one kind of input.
package struct InputBound: Hashable, Sendable {
  package let limit: Int
  /// What is counted, in the plural: `bytes`, `levels of nesting`.
  package let unit: String
  /// What has as many, such as `an interface file`.
  package let input: String

  package init(_ limit: Int, _ unit: String, of input: String) {
    self.limit = limit
    self.unit = unit
    self.input = input
  }

  package func holds(_ count: Int) -> Bool { count <= limit }

  /// - Throws: ``BoundExcess``, if there are more.
  package func check(_ count: Int) throws(BoundExcess) {
    if !holds(count) { throw BoundExcess(self, found: count) }
  }

  /// The limit as documents and messages state it: `32 MB`, `256`.
  package var text: String {
    guard unit == "bytes", limit.isMultiple(of: 1 << 10) else { return "\(limit)" }
    return limit.isMultiple(of: 1 << 20) ? "\(limit >> 20) MB" : "\(limit >> 10) KB"
  }
}

/// An input that exceeds a bound.
package struct BoundExcess: Error, Hashable, Sendable {
  package let bound: InputBound
  /// How many there are; `nil` where counting ended at the bound.
  package let found: Int?

  package init(_ bound: InputBound, found: Int? = nil) {
    self.bound = bound
    self.found = found
  }
}

extension BoundExcess: CustomStringConvertible {
  /// What was found and what was expected, in lower case and without a full stop:
  /// `8194 levels of nesting; a property list may have at most 128`.
  package var description: String {
    let count = found.map(String.init) ?? "more than \(bound.limit)"
    return "\(count) \(bound.unit); \(bound.input) may have at most \(bound.text)"
  }
}
