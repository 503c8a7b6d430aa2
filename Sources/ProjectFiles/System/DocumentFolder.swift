// For `unlink(2)`, which swift-system does not have.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder whose files a command writes, replaces and deletes, without following a link.
package enum DocumentFolder {
  /// Returns the regular files below a folder by path; none if there is no such folder.
  ///
  /// Hidden files and folders are left out, such as `.git`.
  ///
  /// - Parameter extensions: The extensions of the files, such as `.svg`.
  package static func files(
    in folder: String, extensions: [String]
  ) throws(SystemError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    do throws(SystemError) {
      guard try FileStatus(of: folder, followsLink: false).kind == .folder else {
        throw SystemError.isNoFolder
      }
    } catch .noSuchFile {
      return [:]
    }
    var pending = [""]
    var reader = FileReader()
    while let inner = pending.popLast() {
      for entry in try FolderListing.entries(of: Path.joined(folder, inner))
      where !entry.name.hasPrefix(".") {
        let path = Path.joined(inner, entry.name)
        switch entry.kind {
        case .folder: pending.append(path)
        case .file where extensions.contains(where: entry.name.hasSuffix):
          files[path] = try reader.withBytes(ofFileAt: Path.joined(folder, path)) {
            [UInt8]($0)
          }
        case .file, .link, .other: break
        }
      }
    }
    return files
  }

  /// Makes the folders in which a file is.
  ///
  /// - Throws: `SystemError.isNoFolder` if one is a link, or anything else.
  package static func makeFolder(of path: String, in folder: String) throws(SystemError) {
    try Path.makeFolder(folder)
    try check(folder)
    var place = folder
    for part in Path.split(path).folder.split(separator: "/") {
      place = Path.joined(place, String(part))
      try Path.makeFolder(place)
      try check(place)
    }
  }

  /// Removes a regular file: `unlink(2)`.
  ///
  /// - Throws: `SystemError.isNoFolder` if a folder on the way is a link.
  package static func removeFile(at path: String, in folder: String) throws(SystemError) {
    var place = folder
    try check(place)
    for part in Path.split(path).folder.split(separator: "/") {
      place = Path.joined(place, String(part))
      try check(place)
    }
    let file = Path.joined(folder, path)
    guard try FileStatus(of: file, followsLink: false).kind == .file else { return }
    guard file.withSystemPath({ unlink($0) }) == 0 else { throw .last }
  }

  private static func check(_ folder: String) throws(SystemError) {
    guard try FileStatus(of: folder, followsLink: false).kind == .folder else {
      throw .isNoFolder
    }
  }
}
