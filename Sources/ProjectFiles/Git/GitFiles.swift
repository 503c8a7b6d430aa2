import FlowModel
import InputBounds
import Synchronization

/// The files of a state in git, at the paths that they have when it is checked out.
///
/// Links are followed within the repository, as the disk would follow them.
package final class GitFiles: FileStore {
  private struct Folder {
    var entries: [GitEntry] = []
    var places: [String: Int] = [:]

    init(_ entries: [GitEntry]) {
      self.entries = entries
      for (index, entry) in entries.enumerated() { places[entry.name] = index }
    }

    subscript(name: String) -> GitEntry? { places[name].map { entries[$0] } }
  }

  private let repository: GitRepository
  private let objects: GitObjects
  /// By the path from the root; more than one path may lead to a folder.
  private let folders: Mutex<[String: Folder]>
  /// By the names of their trees.
  private let trees = Mutex<[String: Folder]>([:])

  /// - Parameters:
  ///   - tree: The root of the state.
  ///   - repository: The repository whose work tree the paths refer to.
  package init(tree: String, in repository: GitRepository, objects: GitObjects) throws(GitError) {
    switch try objects.entries(ofTree: tree) {
    case .success(let entries)?: folders = Mutex(["": Folder(entries)])
    case .failure(let excess)?: throw .failed(reason: excess.description)
    case nil: throw .missingObject(tree)
    }
    self.repository = repository
    self.objects = objects
  }

  package init(index: IndexListing, in repository: GitRepository, objects: GitObjects) {
    folders = Mutex(index.folders.mapValues(Folder.init))
    self.repository = repository
    self.objects = objects
  }

  private var root: String { repository.root }

  package func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry] {
    try self.folder(at: try place(folder)).entries.map { entry in
      FolderListing.Entry(name: entry.name, kind: entry.kind)
    }
  }

  package func realPath(of path: String) throws(SystemError) -> String {
    let place = try realPlace(try place(path), depth: 0)
    return place.isEmpty ? root : Path.joined(root, place)
  }

  package func kind(of path: String) throws(SystemError) -> FileStatus.Kind {
    try target(of: path).kind
  }

  package func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    guard case .file(let blob) = try target(of: path).content else { throw .isFolder }
    let bytes = try bytes(of: blob, within: reader.bound)
    bytes.withUnsafeBytes(body)
  }

  package func blob(of path: String) -> BlobID? {
    guard case .file(let blob) = try? target(of: path).content else { return nil }
    return blob
  }

  package func willRead(_ paths: [String]) { objects.willRead(paths.compactMap(blob)) }
}

// MARK: - Places: paths from the root

extension GitFiles {
  private func place(_ path: String) throws(SystemError) -> String {
    if let place = Path.relative(path, to: root), !Self.holdsDots(place) { return place }
    let real = try Path.realAsFarAsItLeads(path)
    guard let place = Path.relative(real, to: root) else { throw .noSuchFile }
    return place
  }

  /// Whether a component of a path ends with a dot, as `.` and `..` do. Compares bytes, as it is called
  /// for every file of a state.
  private static func holdsDots(_ path: String) -> Bool {
    zip(path.utf8, path.utf8.dropFirst()).contains { $0 == (UInt8(ascii: "."), UInt8(ascii: "/")) }
  }

  /// Returns what a path leads to, links followed.
  private func target(of path: String) throws(SystemError) -> GitEntry {
    let place = try place(path)
    let (parent, name) = Path.split(place)
    if let entry = folders.withLock({ $0[parent]?[name] }), entry.kind == .file { return entry }
    return try entry(at: try realPlace(place, depth: 0))
  }

  private func entry(at place: String) throws(SystemError) -> GitEntry {
    if place.isEmpty { return GitEntry(folder: "") }
    let (parent, name) = Path.split(place)
    guard let entry = try folder(at: parent)[name] else { throw .noSuchFile }
    return entry
  }

  private func folder(at place: String) throws(SystemError) -> Folder {
    if let known = folders.withLock({ $0[place] }) { return known }
    let real = try realPlace(place, depth: 0)
    let folder =
      if real == place { try loadedFolder(at: place) } else { try self.folder(at: real) }
    folders.withLock { $0[place] = folder }
    return folder
  }

  /// - Parameter place: No link.
  private func loadedFolder(at place: String) throws(SystemError) -> Folder {
    switch try entry(at: place).content {
    case .folder(let tree?): return try folder(ofTree: tree)
    case .submodule(let commit):
      // One that was not cloned is an empty folder on the disk, too.
      let isCloned = Path.leadsSomewhere(Path.joined(Path.joined(root, place), ".git"))
      let entries = try entries(ofTree: "\(commit.text)^{tree}")
      if entries == nil, isCloned {
        objects.fail(.missingSubmodule(path: place, commit: commit.text))
      }
      return Folder(entries ?? [])
    case .folder, .file, .link: throw .isNoFolder
    }
  }

  /// Returns a place with every link on the way followed.
  private func realPlace(_ place: String, depth: Int) throws(SystemError) -> String {
    if place.isEmpty { return "" }
    guard InputBounds.linkDepth.holds(depth + 1) else { throw .tooManyLinks }
    let (parent, name) = Path.split(place)
    let realParent = try realPlace(parent, depth: depth)
    let real = Path.joined(realParent, name)
    guard case .link(let blob) = try entry(at: real).content else { return real }
    let target = String(fileName: try bytes(of: blob, within: InputBounds.linkSize))
    let path =
      target.hasPrefix("/")
      ? target : Path.joined(Path.joined(root, realParent), target)
    // The state does not include what is outside.
    guard let next = Path.relative(Path.normalised(path), to: root) else { throw .noSuchFile }
    return try realPlace(next, depth: depth + 1)
  }

  /// Returns the folder of a tree, which several paths may lead to.
  private func folder(ofTree tree: String) throws(SystemError) -> Folder {
    if let known = trees.withLock({ $0[tree] }) { return known }
    let entries = try entries(ofTree: tree)
    if entries == nil { objects.fail(.missingObject(tree)) }
    let folder = Folder(entries ?? [])
    trees.withLock { $0[tree] = folder }
    return folder
  }

  private func entries(ofTree tree: String) throws(SystemError) -> [GitEntry]? {
    let entries: Result<[GitEntry], BoundExcess>?
    do throws(GitError) {
      entries = try objects.entries(ofTree: tree)
    } catch {
      throw .inputOutput
    }
    switch entries {
    case .success(let entries)?: return entries
    case .failure(let excess)?: throw .excess(excess)
    case nil: return nil
    }
  }

  private func bytes(
    of blob: BlobID, within bound: InputBound
  ) throws(SystemError) -> [UInt8] {
    let bytes: Result<[UInt8], BoundExcess>?
    do throws(GitError) {
      bytes = try objects.bytes(of: blob)
    } catch {
      objects.fail(error)
      throw .inputOutput
    }
    switch bytes {
    case .success(let bytes)?:
      guard bound.holds(bytes.count) else {
        throw .excess(BoundExcess(bound, found: bytes.count))
      }
      return bytes
    case .failure(let excess)?: throw .excess(BoundExcess(bound, found: excess.found))
    case nil:
      objects.fail(.missingObject(blob.text))
      throw .inputOutput
    }
  }
}
