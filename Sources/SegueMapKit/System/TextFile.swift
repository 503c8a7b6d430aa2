/// A text file by its path.
package struct TextFile {
  package let path: String

  package init(path: String) { self.path = path }

  /// Reads the whole file; what is no UTF-8 in it is replaced.
  package func contents() throws(SystemError) -> String {
    var reader = FileReader()
    return try reader.withBytes(ofFileAt: path) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the path of the file of a name in the current folder, or else in the nearest one above.
  package static func nearest(named name: String) throws(SystemError) -> String? {
    var folder = try Path.real(".")
    var path = name
    while true {
      do throws(SystemError) {
        if try FileStatus(of: path).kind != .folder { return path }
      } catch .noSuchFile {
        // It may stand further up.
      }
      let above = Path.split(folder).folder
      if above == folder || above.isEmpty { return nil }
      folder = above
      path = Path.joined(folder, name)
    }
  }

  /// Returns a path that is relative to the folder of this file as seen from the current one.
  package func resolving(_ other: String) -> String {
    other.utf8.first == UInt8(ascii: "/") ? other : Path.joined(Path.split(path).folder, other)
  }
}
