package import SourceModel
import SwiftParser

/// Reads Swift source.
package enum SwiftReader {
  /// What reading a file gave.
  package struct Reading {
    package var unit: SourceUnit
    /// The declarations, from their keywords to their ends, whose members were left out of it.
    package var idle: [Range<Int>] = []
  }

  /// Reads one file. Broken source is read as far as it goes; of a file that is nested too deeply,
  /// only a warning is left. The bodies of functions are read when they are asked for.
  ///
  /// Needs a stack of 64 MB: the parser recurses with the source.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - path: The file's path as it shall stand in every message; it is not opened.
  package static func unit(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceUnit {
    reading(bytes, path: path) { _ in true }.unit
  }

  /// Reads one file, but for the members of types that neither matter by themselves nor are named by
  /// what is read.
  ///
  /// - Parameter mayMatter: Whether the type that stands in a range of the file may.
  package static func reading(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, where mayMatter: (Range<Int>) -> Bool
  ) -> Reading {
    let empty = SourceUnit(path: path, language: .swift)
    guard !bytes.isEmpty else { return Reading(unit: empty) }
    let lines = LineTable(of: bytes)
    let outline = SourceOutline(of: bytes)
    if let offset = outline.offsetBeyondLimit {
      var unit = empty
      unit.diagnostics = [.sourceTooDeep(path: path, at: lines.position(atOffset: offset))]
      return Reading(unit: unit)
    }
    let idle = outline.idleTypes(where: mayMatter)
    guard let unit = unit(bytes, lines, without: outline.cuts(leavingOut: idle), into: empty) else {
      return Reading(unit: wholeUnit(bytes, lines, into: empty))
    }
    return Reading(unit: unit, idle: idle.map { $0.keyword..<$0.range.upperBound })
  }

  /// Reads all of a file at once.
  static func wholeUnit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable, into unit: SourceUnit
  ) -> SourceUnit {
    var reader = UnitReader(unit: unit, places: SourcePlaces(lines: lines))
    reader.read(Parser.parse(source: bytes, maximumNestingLevel: NestingGuard.deepest))
    return reader.unit
  }

  /// Reads a file but for some bodies.
  ///
  /// - Returns: `nil` where one of them turns out to be something else.
  private static func unit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable, without cuts: [SourceText.Cut],
    into unit: SourceUnit
  ) -> SourceUnit? {
    if cuts.isEmpty { return nil }
    let text = SourceText(bytes, lines: lines)
    let (rest, gaps) = text.without(cuts)
    var reader = UnitReader(unit: unit, places: SourcePlaces(lines: lines, gaps: gaps), text: text)
    rest.withUnsafeBufferPointer {
      reader.read(Parser.parse(source: $0, maximumNestingLevel: NestingGuard.deepest))
    }
    return reader.hasDeferredAll ? reader.unit : nil
  }
}
