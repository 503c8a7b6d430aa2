/// How far a reading has come.
package enum ReadingProgress: Hashable, Sendable {
  /// Folders are searched.
  case finding
  /// Files are opened; so many of all are done.
  case reading(Int, of: Int)
  /// The source on which the flow depends is parsed.
  case parsing(Int, of: Int)

  /// Called on any thread, and not in the order of the numbers.
  package typealias Report = @Sendable (ReadingProgress) -> Void
}
