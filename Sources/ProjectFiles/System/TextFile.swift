/// A text file by its path.
package struct TextFile {
  package let path: String

  package init(path: String) { self.path = path }

  /// Reads the whole file; invalid UTF-8 is replaced.
  package func contents() throws(SystemError) -> String {
    var reader = FileReader()
    return try reader.withBytes(ofFileAt: path) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the path of the file with a name in the current folder, or else in the nearest one above.
  package static func nearest(named name: String) throws(SystemError) -> String? {
    var folder: String
    do throws(SystemError) {
      folder = try Path.real(".")
    } catch .noSuchFile {
      // The current folder was removed, and with it the path up.
      return nil
    }
    while true {
      let path = Path.joined(folder, name)
      do throws(SystemError) {
        if try FileStatus(of: path).kind != .folder { return path }
      } catch .noSuchFile, .notPermitted {
        // It may be further up.
      }
      let above = Path.split(folder).folder
      if above == folder || above.isEmpty { return nil }
      folder = above
    }
  }

  /// Returns a path that is relative to the folder of this file as seen from the current one.
  package func resolving(_ other: String) -> String {
    other.utf8.first == UInt8(ascii: "/") ? other : Path.joined(Path.split(path).folder, other)
  }
}
