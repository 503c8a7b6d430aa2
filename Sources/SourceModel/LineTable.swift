/// The start of each line of a file.
package struct LineTable: Sendable {
  private let starts: [Int]

  /// - Parameter starts: The offset of each line's first byte, in order, beginning with 0. Which bytes end
  ///   a line depends on the language.
  package init(starts: [Int]) {
    self.starts = starts
  }

  /// - Complexity: O(log *n*) for *n* lines.
  package func position(atOffset offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
