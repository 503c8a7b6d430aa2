import InputBounds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the texts of a `.strings` file by key.
///
/// The key of an interface file's text is an object ID and a property: `abc-de-fgh.text`.
package enum StringsFile {
  /// - Parameter bytes: Text in UTF-8 or UTF-16 with `"key" = "value";` pairs, or an XML or binary
  ///   property list as Xcode builds it. If a key occurs twice, its last text counts.
  /// - Throws: `ResourceError`, which states the line if the file is text.
  package static func texts(_ bytes: [UInt8]) throws(ResourceError) -> [String: String] {
    if bytes.starts(with: "bplist".utf8) { return try propertyList(bytes) }
    let text = try ResourceText(bytes).string
    if text.isXML { return try propertyList(Array(text.utf8)) }
    return try text.utf8.withContiguousStorageIfAvailable { bytes in
      Result { () throws(ResourceError) in
        var reader = OldStyleReader(bytes)
        return try reader.texts()
      }
    }?.get() ?? [:]
  }

  private static func propertyList(_ bytes: [UInt8]) throws(ResourceError) -> [String: String] {
    do {
      let list = try PropertyListText(bytes)
      return try PropertyListDecoder().decode([String: Text].self, from: Data(list.bytes))
        .compactMapValues(\.string)
    } catch PropertyListText.Fault.excess(let excess) {
      throw ResourceError(.excess(excess))
    } catch {
      throw ResourceError(.notPropertyList)
    }
  }

  /// A value of a property list, which is ignored if it is not a text.
  private struct Text: Decodable {
    let string: String?

    init(from decoder: any Decoder) throws {
      string = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}

extension String {
  fileprivate var isXML: Bool {
    let start = utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
      || start.starts(with: "<plist".utf8)
  }
}
