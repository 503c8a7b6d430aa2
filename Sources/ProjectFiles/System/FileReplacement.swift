#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// New content for a file, which takes the old one's place in one step: `rename(2)`.
package struct FileReplacement {
  /// The file itself, where a link was named.
  private let path: String
  /// `nil` where there is no file yet.
  private let status: FileStatus?

  package init(of path: String) throws(SystemError) {
    do throws(SystemError) {
      let real = try Path.real(path)
      (self.path, status) = (real, try FileStatus(of: real))
    } catch .noSuchFile {
      (self.path, status) = (path, nil)
    }
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    switch status?.kind {
    case .folder: throw .isFolder
    case .other:
      let device = try FileDescriptor(opening: path, for: .append)
      try FileDescriptor.writeAll(bytes, to: device.rawValue)
    case .file, .link, nil: try replace(with: bytes)
    }
  }

  private func replace(with bytes: [UInt8]) throws(SystemError) {
    let (folder, name) = Path.split(path)
    let suffix = UInt64.random(in: 0...UInt64.max)
    let temporary = Path.joined(folder, ".\(name.prefix(64)).\(String(suffix, radix: 36)).tmp")
    let file = try FileDescriptor(opening: temporary, for: .create)
    do throws(SystemError) {
      if let status { try file.setPermissions(status.permissions) }
      try FileDescriptor.writeAll(bytes, to: file.rawValue)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}
