/// A version of an operating system, such as `10.15.4`.
package struct SystemVersion: Hashable, Comparable, Sendable {
  private let parts: [Int]

  /// - Parameter text: Numbers with dots between them, or underscores as in a name such as `v10_15`; `nil` for
  ///   anything else.
  package init?(_ text: some StringProtocol) {
    let texts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    var parts = texts.compactMap { Int($0) }
    guard parts.count == texts.count, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    while parts.last == 0 { parts.removeLast() }
    self.parts = parts
  }

  package static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
