package import SourceModel
import SwiftParser

/// Reads Swift source.
package enum SwiftReader {
  /// Reads one file. Broken source is read as far as it goes; of a file that is nested too deeply,
  /// only a warning is left. The bodies of functions are read when they are asked for.
  ///
  /// Needs a stack of 64 MB: the parser recurses with the source.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - path: The file's path as it shall stand in every message; it is not opened.
  package static func unit(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceUnit {
    let empty = SourceUnit(path: path, language: .swift)
    guard !bytes.isEmpty else { return empty }
    let lines = LineTable(of: bytes)
    let outline = SourceOutline(of: bytes)
    if let offset = outline.offsetBeyondLimit {
      var unit = empty
      unit.diagnostics = [.sourceTooDeep(path: path, at: lines.position(atOffset: offset))]
      return unit
    }
    return unit(bytes, lines, deferring: outline.bodies, into: empty)
      ?? wholeUnit(bytes, lines, into: empty)
  }

  /// Reads all of a file at once.
  static func wholeUnit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable, into unit: SourceUnit
  ) -> SourceUnit {
    var reader = UnitReader(unit: unit, places: SourcePlaces(lines: lines))
    reader.read(Parser.parse(source: bytes))
    return reader.unit
  }

  /// Reads a file but for the bodies of functions.
  ///
  /// - Returns: `nil` where one of the bodies turns out to be something else.
  private static func unit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable,
    deferring bodies: [SourceOutline.FunctionBody], into unit: SourceUnit
  ) -> SourceUnit? {
    if bodies.isEmpty { return nil }
    let text = SourceText(bytes, lines: lines)
    let (rest, cuts) = text.without(bodies)
    var reader = UnitReader(unit: unit, places: SourcePlaces(lines: lines, cuts: cuts), text: text)
    rest.withUnsafeBufferPointer { reader.read(Parser.parse(source: $0)) }
    return reader.hasDeferredAll ? reader.unit : nil
  }
}
