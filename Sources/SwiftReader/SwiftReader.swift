package import SourceModel

/// Reads Swift source.
package enum SwiftReader {
  /// Reads one file. Broken source is read as far as it goes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8.
  ///   - path: The file's path as it shall stand in every message; it is not opened.
  package static func unit(_ bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceUnit {
    SourceUnit(path: path, language: .swift)
  }
}
