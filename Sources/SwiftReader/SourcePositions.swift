import SourceModel

/// Lines and columns of a file's bytes.
struct SourcePositions {
  /// Where each line starts.
  private let starts: [Int]

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    for (offset, byte) in bytes.enumerated() {
      // As `\r\n` is one line break, so only a `\r` that stands alone counts.
      let isReturnAlone =
        byte == UInt8(ascii: "\r")
        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturnAlone { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// - Complexity: O(log *n*) for *n* lines.
  func position(atOffset offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
