/// How far a reading has come.
package enum ReadingProgress: Hashable, Sendable {
  /// Folders are searched.
  case finding
  /// Files are opened; so many of all are done.
  case reading(Int, of: Int)
  /// The source on which the flow depends is parsed.
  case parsing(Int, of: Int)
  /// Files are searched for the names that rules ask for.
  case searching(Int, of: Int)

  /// Called on any thread, and not in the order of the numbers. It returns whether to go on; what a reading that
  /// does not go on returns is of no use.
  package typealias Report = @Sendable (ReadingProgress) -> Bool
}
