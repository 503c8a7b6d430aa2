import SourceModel

/// Where the lines of a file start.
struct LineTable {
  private var starts: [UInt32] = [0]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(UInt32(truncatingIfNeeded: offset + 1))
    }
  }

  /// - Complexity: O(log *n*) for *n* lines.
  func position(at offset: UInt32) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - starts[low]) + 1)
  }
}
