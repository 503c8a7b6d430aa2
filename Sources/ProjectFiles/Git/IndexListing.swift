import FlowModel
import InputBounds

/// The contents of git's index, which are those of the next commit.
package struct IndexListing: Sendable {
  struct File: Sendable {
    /// Relative to the root.
    let path: String
    let mode: String
    let blob: BlobID
    /// 0; in a merge that is not finished 1 for the common base, 2 for this side, 3 for the other.
    let stage: Int
  }

  let files: [File]

  /// Reads what `git ls-files --stage -z` prints: `mode SP id SP stage TAB path NUL`.
  package init(_ bytes: [UInt8]) {
    files = bytes.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 3, let stage = Int(fields[2]) else { return nil }
      return File(
        path: String(fileName: record[(tab + 1)...]), mode: String(fields[0]),
        blob: BlobID(text: String(fields[1])), stage: stage)
    }
  }

  /// The entries of every folder by its path, that of the root empty.
  ///
  /// In an unfinished merge, this side of it counts, or else the other.
  package var folders: [String: [GitEntry]] {
    var folders: [String: [GitEntry]] = ["": []]
    var taken: Set<String> = []
    for file in files where file.stage != 1 && taken.insert(file.path).inserted {
      let (folder, name) = Path.split(file.path)
      guard let entry = GitEntry(name: name, mode: file.mode, id: file.blob) else { continue }
      // A folder that is too deep is found as such, and what is in it does not matter.
      let parts = folder.utf8.split(separator: UInt8(ascii: "/"))
      guard InputBounds.folderDepth.holds(parts.count) else {
        let top = parts.prefix(InputBounds.folderDepth.limit + 1)
        Self.add(top.map { String(Substring($0)) }.joined(separator: "/"), to: &folders)
        continue
      }
      Self.add(folder, to: &folders)
      folders[folder, default: []].append(entry)
    }
    return folders
  }

  /// Adds a folder, and those that it lies in.
  private static func add(_ folder: String, to folders: inout [String: [GitEntry]]) {
    if folders[folder] != nil { return }
    folders[folder] = []
    let (parent, name) = Path.split(folder)
    add(parent, to: &folders)
    folders[parent, default: []].append(GitEntry(folder: name))
  }
}

extension GitRepository {
  package func index() async throws(GitError) -> IndexListing {
    if isBare { throw .bare }
    return IndexListing(try await command.bytes(["ls-files", "--stage", "-z", "--full-name"]))
  }
}
