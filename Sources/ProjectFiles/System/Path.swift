import FlowModel

// For `realpath(3)`, `mkdir(2)` and `access(2)`, which swift-system does not have.
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

/// Paths as strings, as the graph and messages have them: `/`-separated, and taken apart by bytes,
/// since a name may begin with a combining mark. A name that is not UTF-8 is spelt as
/// `String.init(fileName:)` does.
///
/// `FilePath` does what normalises; it is not the type of paths, since it drops a slash at the end, and
/// every path would be turned into a string again for the graph.
package enum Path {
  /// Returns the absolute path with every link followed: `realpath(3)`.
  package static func real(_ path: String) throws(SystemError) -> String {
    guard let resolved = path.withSystemPath({ realpath($0, nil) }) else { throw .last }
    defer { free(resolved) }
    return String(systemPath: resolved)
  }

  /// Returns what a link leads to, as it is written in it: `readlink(2)`.
  package static func target(ofLink path: String) throws(SystemError) -> String {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let longest = target.count
    let count = path.withSystemPath { readlink($0, &target, longest) }
    guard count >= 0 else { throw .last }
    return String(fileName: target[..<count].lazy.map(UInt8.init(bitPattern:)))
  }

  /// Splits a path into its folder, empty where it has none, and its last component.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  package static func withoutExtension(_ name: String) -> String {
    FilePath(name).stem ?? name
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// Returns the part of a path below a folder, empty for the folder itself and `nil` outside it.
  ///
  /// Both are absolute and without links.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    if folder.utf8.last == UInt8(ascii: "/") { return String(Substring(rest)) }
    return rest.first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : nil
  }

  /// Returns the deepest common folder of the given ones.
  package static func commonAncestor(_ folders: [String]) -> String {
    let slash = UInt8(ascii: "/")
    guard var common = folders.first?.utf8.split(separator: slash) else { return "/" }
    for folder in folders.dropFirst() {
      let same = zip(common, folder.utf8.split(separator: slash)).prefix { pair in
        pair.0.elementsEqual(pair.1)
      }
      common.removeSubrange(same.count...)
    }
    return "/" + common.map { String(Substring($0)) }.joined(separator: "/")
  }
}

extension Path {
  /// Makes a folder and the missing ones above it: `mkdir(2)`.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if path.isEmpty || path.withSystemPath({ mkdir($0, 0o777) }) == 0 { return }
    let error = SystemError.last
    if error == .alreadyExists { return }
    guard error == .noSuchFile, case let above = split(path).folder, above != path else {
      throw error
    }
    try makeFolder(above)
    guard path.withSystemPath({ mkdir($0, 0o777) }) == 0 else { throw .last }
  }
}

// MARK: - Paths that may not exist

extension Path {
  package static func leadsSomewhere(_ path: String) -> Bool {
    path.withSystemPath { access($0, F_OK) } == 0
  }

  /// Returns a path without links as far as it exists, and without `.` and `..` from there on.
  package static func realAsFarAsItLeads(_ path: String) throws(SystemError) -> String {
    var (start, missing) = (path, [String]())
    while true {
      do throws(SystemError) {
        return normalised(missing.reversed().reduce(try real(start.isEmpty ? "." : start), joined))
      } catch {
        if start.isEmpty || start == "/" || start == "." { throw error }
        let (folder, name) = split(start)
        if !name.isEmpty { missing.append(name) }
        start = folder
      }
    }
  }

  /// Returns an absolute path without `.` and `..`, no link followed.
  package static func normalised(_ path: String) -> String {
    FilePath(path).lexicallyNormalized().string
  }

  /// Returns the path itself if it is a folder, or else the nearest existing folder above it.
  package static func nearestFolder(to path: String) -> String {
    var folder = path.isEmpty ? "." : path
    while true {
      let kind = try? FileStatus(of: folder).kind
      if kind == .folder { return folder }
      folder = split(folder).folder
      if folder.isEmpty { return "." }
    }
  }
}

extension String {
  /// - Parameter path: As the system has it.
  init(systemPath path: UnsafePointer<CChar>) {
    self.init(
      fileName: UnsafeBufferPointer(start: path, count: strlen(path)).lazy.map(
        UInt8.init(bitPattern:)))
  }

  /// Calls `body` with the path as the system has it.
  func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(UInt8(ascii: "\\")) else { return withCString(body) }
    return (fileNameBytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { bytes in
      // At least the zero is there.
      bytes.baseAddress.map(body) ?? withCString(body)
    }
  }
}
