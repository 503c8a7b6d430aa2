import SourceModel

extension LineTable {
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.init(starts: starts)
  }
}
