// For `rename(2)`, `unlink(2)` and `fchmod(2)`, which swift-system does not have.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// New content for a file, written whole or not at all: `rename(2)` replaces the file in one step.
package struct FileReplacement {
  /// The target of a link.
  private let path: String
  /// `nil` for a new file.
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
      let device = try OpenFile(at: path, for: .append)
      try device.descriptor.write(all: bytes)
    case .file, .link, nil: try replace(with: bytes)
    }
  }

  private func replace(with bytes: [UInt8]) throws(SystemError) {
    let (folder, name) = Path.split(path)
    let suffix = UInt64.random(in: 0...UInt64.max)
    let temporary = Path.joined(folder, ".\(name.prefix(64)).\(String(suffix, radix: 36)).tmp")
    let file = try OpenFile(at: temporary, for: .create)
    do throws(SystemError) {
      if let status, fchmod(file.descriptor.rawValue, status.permissions) != 0 { throw .last }
      try file.descriptor.write(all: bytes)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}
