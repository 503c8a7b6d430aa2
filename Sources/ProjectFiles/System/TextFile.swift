/// A text file by its path.
package struct TextFile: Sendable {
  package let path: String
  /// What a revision has at the path; `nil` for a file on the disk.
  private let committed: String?

  package init(path: String) { self.init(path: path, committed: nil) }

  init(path: String, committed: String?) {
    self.path = path
    self.committed = committed
  }

  /// Reads the whole file; invalid UTF-8 is replaced.
  package func contents() throws(SystemError) -> String {
    if let committed { return committed }
    var reader = FileReader()
    return try reader.withBytes(ofFileAt: path) { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a new file.
  ///
  /// - Throws: `alreadyExists` where there is anything at the path, even a link that leads nowhere.
  package func create(_ text: String) throws(SystemError) {
    let file = try OpenFile(at: path, for: .create)
    try file.descriptor.write(all: Array(text.utf8))
  }

  /// Returns the path of the file with one of some names in the current folder, or else in the nearest one
  /// above. In one folder, the first name counts.
  ///
  /// A stranger may have put a pipe there, which has no end, or a link that leads out of its folder: these
  /// are not taken for the file.
  ///
  /// - Parameter skip: Called with the path of each, and what it is.
  package static func nearest(
    named names: [String], skipping skip: (_ path: String, _ reason: String) -> Void
  ) throws(SystemError) -> String? {
    var folder: String
    do throws(SystemError) {
      folder = try Path.real(".")
    } catch .noSuchFile {
      // The current folder was removed, and with it the path up.
      return nil
    }
    while true {
      var found: [String] = []
      for name in names {
        let path = Path.joined(folder, name)
        do throws(SystemError) {
          if try isFile(path, within: folder, skipping: skip) { found.append(path) }
        } catch .noSuchFile, .notPermitted {
          // It may be further up.
        }
      }
      if let first = found.first {
        for other in found.dropFirst() { skip(other, "is beside '\(first)', which counts") }
        return first
      }
      let above = Path.split(folder).folder
      if above == folder || above.isEmpty { return nil }
      folder = above
    }
  }

  private static func isFile(
    _ path: String, within folder: String, skipping skip: (String, String) -> Void
  ) throws(SystemError) -> Bool {
    let real = try Path.real(path)
    guard Path.relative(real, to: folder) != nil else {
      skip(path, "is a link that leads out of its folder, to '\(real)'")
      return false
    }
    switch try FileStatus(of: real).kind {
    case .file: return true
    case .folder, .link: return false
    case .other:
      skip(path, SystemError.isSpecial.description)
      return false
    }
  }

  /// Returns a path that is relative to the folder of this file as seen from the current one. If the file is
  /// in the current folder or above, the path is relative, as a user would write it.
  package func pathFromCurrentFolder(_ other: String) -> String {
    guard !other.hasPrefix("/"), let folder = realFolder, let current = try? Path.real("."),
      let below = Path.relative(current, to: folder)
    else { return resolving(other) }
    let ups = below.split(separator: "/").map { _ in ".." }
    if ups.isEmpty { return other }
    return (other == "." ? ups : ups + [other]).joined(separator: "/")
  }

  /// Whether the file is in a folder itself, and not below it.
  package func isInFolder(_ other: String) -> Bool {
    realFolder.map { $0 == (try? Path.real(other)) } ?? false
  }

  /// Returns a path that is relative to the folder of this file as seen from the current one.
  func resolving(_ other: String) -> String {
    other.utf8.first == UInt8(ascii: "/") ? other : Path.joined(Path.split(path).folder, other)
  }

  private var realFolder: String? {
    let folder = Path.split(path).folder
    return try? Path.realAsFarAsItLeads(folder.isEmpty ? "." : folder)
  }

  /// Whether a path that is relative to the folder of this file leads to a place in it, links followed.
  package func holdsInItsFolder(_ other: String) -> Bool {
    guard let real = realFolder,
      let place = try? Path.realAsFarAsItLeads(resolving(other))
    else { return false }
    return Path.relative(place, to: real) != nil
  }
}

// MARK: - Files of a revision

extension TextFile {
  /// Reads a file that a revision has, at its place in the work tree.
  ///
  /// - Parameter path: From the top of the work tree, or from the current folder if it begins with `./` or
  ///   `../`, as git takes it.
  package static func committed(_ path: String, in revision: String) async throws(GitError)
    -> TextFile
  {
    let repository = try await GitRepository(around: ".")
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
    let place = Path.normalised(
      isRelative ? ProcessEnvironment.absolutePath(path) : Path.joined(repository.root, path))
    let text = try await repository.withObjects { objects in
      Result { () throws(GitError) in
        let tree = try objects.commit(revision).tree.text
        let files = try GitFiles(tree: tree, in: repository, objects: objects)
        var reader = FileReader()
        var text = ""
        do throws(SystemError) {
          try files.withBytes(of: place, reader: &reader) {
            text = String(decoding: $0, as: UTF8.self)
          }
        } catch {
          throw objects.failure ?? .noSuchFile(path, revision: revision)
        }
        return text
      }
    }.get()
    return TextFile(path: place, committed: text)
  }
}
