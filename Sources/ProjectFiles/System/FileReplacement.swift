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
  /// Where a link in the file's place, or on the way there from the current folder, leads; then nothing is
  /// written. `nil` where there is none, or it may be followed.
  package let linkTarget: String?

  /// - Parameter followsLink: Whether a link is kept, and the file that it leads to is replaced.
  package init(of path: String, followingLink followsLink: Bool = false) throws(SystemError) {
    do throws(SystemError) {
      let real = followsLink ? try Path.real(path) : path
      (self.path, status) = (real, try FileStatus(of: real, followsLink: false))
    } catch .noSuchFile {
      (self.path, status) = (path, nil)
    }
    if followsLink {
      linkTarget = nil
    } else if status?.kind == .link {
      linkTarget = try Path.target(ofLink: path)
    } else {
      linkTarget = Self.folder(outsideOfCurrentOne: path)
    }
  }

  /// Returns the folder of a file if a link leads there out of the current folder; a stranger may have put
  /// one there.
  private static func folder(outsideOfCurrentOne path: String) -> String? {
    guard !path.hasPrefix("/"), let current = try? Path.real(".") else { return nil }
    let place = Path.split(Path.normalised(Path.joined(current, path))).folder
    guard Path.relative(place, to: current) != nil,
      let real = try? Path.realAsFarAsItLeads(Path.joined(current, Path.split(path).folder))
    else { return nil }
    return Path.relative(real, to: current) == nil ? real : nil
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    if linkTarget != nil { throw .tooManyLinks }
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
