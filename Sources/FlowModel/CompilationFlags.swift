/// The flags of `#if` that builds set.
package struct CompilationFlags: Hashable, Sendable {
  /// Those that every build sets.
  private let always: Set<String>
  /// Those that some build sets; `nil` if there may be others.
  private let sometimes: Set<String>?

  /// Nothing is known of the flags.
  package static let unknown = Self(always: [], sometimes: nil)

  package init(always: Set<String>, sometimes: Set<String>?) {
    self.always = always
    self.sometimes = sometimes
  }

  /// Whether a flag is set; `nil` if only some builds set it, or if that is unknown.
  package func isSet(_ name: String) -> Bool? {
    if always.contains(name) { return true }
    guard let sometimes, !sometimes.contains(name), !Self.ofTools.contains(name) else { return nil }
    // `$Name` is a feature of the compiler.
    return name.hasPrefix("$") ? nil : false
  }

  /// The flags of builds that are of one of two kinds.
  package func or(_ other: Self) -> Self {
    Self(
      always: always.intersection(other.always),
      sometimes: sometimes.flatMap { own in other.sometimes.map(own.union) })
  }

  /// The flags that a tool sets without a setting, or that a scheme usually sets.
  private static let ofTools: Set<String> = [
    "DEBUG", "RELEASE", "SWIFT_PACKAGE", "COCOAPODS", "CARTHAGE", "Xcode", "BAZEL",
  ]
}
