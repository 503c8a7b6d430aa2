// For `rename(2)` and `fchmod(2)`, which swift-system does not have.
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
  private let path: String
  /// `nil` for a new file.
  private let status: FileStatus?

  /// - Parameter followsLink: Whether a link is kept, and the file that it leads to is replaced; otherwise a
  ///   link is not written to.
  package init(of path: String, followingLink followsLink: Bool = false) throws(SystemError) {
    do throws(SystemError) {
      let real = followsLink ? try Path.real(path) : path
      (self.path, status) = (real, try FileStatus(of: real, followsLink: false))
    } catch .noSuchFile {
      (self.path, status) = (path, nil)
    }
  }

  /// Whether a link is in the file's place, so that nothing can be written.
  package var isLink: Bool { status?.kind == .link }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    switch status?.kind {
    case .folder: throw .isFolder
    case .link: throw .tooManyLinks
    case .other:
      let device = try OpenFile(at: path, for: .append)
      try device.descriptor.write(all: bytes)
    case .file, nil: try replace(with: bytes)
    }
  }

  private func replace(with bytes: [UInt8]) throws(SystemError) {
    let (folder, name) = Path.split(path)
    let suffix = UInt64.random(in: 0...UInt64.max)
    let temporary = TemporaryFile(
      at: Path.joined(folder, ".\(name.prefix(64)).\(String(suffix, radix: 36)).tmp"))
    do throws(SystemError) {
      let file = try OpenFile(at: temporary.path, for: .create)
      if let status, fchmod(file.descriptor.rawValue, status.permissions) != 0 { throw .last }
      try file.descriptor.write(all: bytes)
      let isRenamed = temporary.path.withSystemPath { old in
        path.withSystemPath { rename(old, $0) } == 0
      }
      guard isRenamed else { throw .last }
      temporary.forget()
    } catch {
      temporary.remove()
      throw error
    }
  }
}
