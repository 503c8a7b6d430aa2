package import SourceModel
import SwiftParser

/// Reads Swift source.
package enum SwiftReader {
  /// Reads one file. Broken source is read as far as possible; a file that is nested too deeply gives only a
  /// warning.
  ///
  /// Needs a stack of 64 MB: the parser recurses with the source.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - path: The file's path, as messages name it; the file is not opened.
  package static func unit(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceUnit {
    var unit = SourceUnit(path: path, language: .swift)
    let lines = LineTable(of: bytes)
    if let offset = NestingGuard.offsetBeyondLimit(in: bytes) {
      unit.findings = [.sourceTooDeep(path: path, at: lines.position(atOffset: offset))]
      return unit
    }
    var reader = UnitReader(unit: unit, lines: lines)
    reader.read(Parser.parse(source: bytes, maximumNestingLevel: NestingGuard.deepest))
    return reader.unit
  }
}

extension LineTable {
  fileprivate init(of bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    for offset in bytes.indices where bytes[offset] <= UInt8(ascii: "\r") {
      let byte = bytes[offset]
      // `\r\n` is one line break, so a `\r` counts only where no `\n` follows.
      let isReturnAlone =
        byte == UInt8(ascii: "\r")
        && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturnAlone { starts.append(offset + 1) }
    }
    self.init(starts: starts)
  }
}
