import SourceModel

extension LineTable {
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    for offset in bytes.indices where bytes[offset] <= UInt8(ascii: "\r") {
      let byte = bytes[offset]
      // As `\r\n` is one line break, so only a `\r` that stands alone counts.
      let isReturnAlone =
        byte == UInt8(ascii: "\r")
        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturnAlone { starts.append(offset + 1) }
    }
    self.init(starts: starts)
  }
}
