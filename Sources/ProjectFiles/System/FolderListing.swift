import FlowModel

// For `readdir(3)`, which swift-system does not have.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads the entries of a folder.
package enum FolderListing {
  package struct Entry {
    package let name: String
    package let kind: FileStatus.Kind
  }

  /// Returns the entries of a folder, without `.` and `..`, in the order of the disk: `readdir(3)`.
  package static func entries(of path: String) throws(SystemError) -> [Entry] {
    guard let folder = path.withSystemPath({ opendir($0) }) else { throw .last }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let type = entry.pointee.d_type
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(fileName: bytes.prefix { $0 != 0 })
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: kind(of: name, in: path, type: type)))
    }
    return entries
  }

  private static func kind(of name: String, in folder: String, type: UInt8) -> FileStatus.Kind {
    switch Int(type) {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): unlistedKind(of: folder + "/" + name)
    default: .other
    }
  }

  /// Some file systems list only names.
  private static func unlistedKind(of path: String) -> FileStatus.Kind {
    do {
      return try FileStatus(of: path, followsLink: false).kind
    } catch {
      // It was removed after it was listed.
      return .other
    }
  }
}
