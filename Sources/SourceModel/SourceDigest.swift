/// What a glance at a source file's bytes tells, so that only files that can matter are parsed.
package struct SourceDigest: Hashable, Sendable {
  /// Whether a name stands in it that only navigation uses.
  package var matters: Bool
  /// Hashes of the names that the file may declare outside functions: types and what is extended,
  /// constants of the file, `#define`s. More than it does is harmless.
  package var declared: [UInt64]

  package init(matters: Bool, declared: [UInt64]) {
    self.matters = matters
    self.declared = declared
  }
}
