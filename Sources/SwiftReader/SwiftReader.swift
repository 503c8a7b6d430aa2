package import SourceModel
import SwiftParser

/// Reads Swift source.
package enum SwiftReader {
  /// Reads one file. Broken source is read as far as it goes; of a file that is nested too deeply,
  /// only a warning is left.
  ///
  /// Needs a stack of 64 MB: the parser recurses with the source.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - path: The file's path as it shall stand in every message; it is not opened.
  package static func unit(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceUnit {
    var unit = SourceUnit(path: path, language: .swift)
    guard !bytes.isEmpty else { return unit }
    let positions = LineTable(of: bytes)
    if let offset = NestingGuard.offsetBeyondLimit(in: bytes) {
      unit.diagnostics = [.sourceTooDeep(path: path, at: positions.position(atOffset: offset))]
      return unit
    }
    var reader = UnitReader(unit: unit, positions: positions)
    reader.read(Parser.parse(source: bytes))
    return reader.unit
  }
}
