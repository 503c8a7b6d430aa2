import AppResources
import FlowModel
import InputBounds
import ProjectFiles
import Synchronization

/// Reads the files of an app's resources from any store.
///
/// A link, or a name with `..`, leads to none outside of the folders that were given and of those of the
/// files that were given.
struct ResourceFiles: Sendable {
  private let store: any FileStore
  let roots: ProjectRoots
  /// The asset catalogues of files that were given by their own paths: those beside them, or one folder up.
  let catalogsBesideNamedFiles: [String]
  /// Without links.
  private let places: [String]
  private let total = Total()

  /// The size of what was read so far.
  private final class Total: Sendable {
    let size = Mutex(0)
  }

  init(store: any FileStore, roots: ProjectRoots) {
    self.store = store
    self.roots = roots
    let folders = Set(roots.files.map { Self.folder(ofInterfaceAt: $0.systemPath) }).sorted()
    catalogsBesideNamedFiles = Set(folders + folders.map { Path.split($0).folder }).sorted()
      .flatMap { folder in
        ((try? store.entries(of: folder)) ?? [])
          .filter { $0.kind == .folder && $0.name.hasSuffix(".xcassets") }
          .map { Path.joined(folder, $0.name) }.sorted()
      }
    places = roots.folders + folders + catalogsBesideNamedFiles
  }

  /// The folder that an interface file's resources lie in, whatever the file's language.
  private static func folder(ofInterfaceAt path: String) -> String {
    let folder = Path.split(path).folder
    return folder.hasSuffix(".lproj") ? Path.split(folder).folder : folder
  }

  private func holds(_ path: String) -> Bool {
    guard let real = try? store.realPath(of: path) else { return false }
    return places.contains { Path.relative(real, to: $0) != nil }
  }

  /// Why a file can't be used.
  struct Failure: Error {
    /// `path:line: what is wrong`, in one line.
    let message: String
  }

  /// Returns the entries of a folder, sorted by name; none where it can't be listed.
  func entries(of folder: String) -> [FolderListing.Entry] {
    guard holds(folder) else { return [] }
    return ((try? store.entries(of: folder)) ?? []).sorted { $0.name < $1.name }
  }

  /// Whether there is a file; a pipe or a device counts, so that reading it reports what it is.
  func isFile(_ path: String) -> Bool {
    let kind = try? store.kind(of: path)
    return (kind == .file || kind == .other) && holds(path)
  }

  /// Returns what `body` makes of a file's bytes.
  ///
  /// - Parameter bound: How much of the file is read.
  func read<Value>(
    _ path: String, within bound: InputBound, _ body: ([UInt8]) throws(ResourceError) -> Value
  ) -> Result<Value, Failure> {
    content(of: path, within: bound).flatMap { bytes in
      do throws(ResourceError) {
        return .success(try body(bytes))
      } catch {
        return .failure(failure(at: path, line: error.line, error.description))
      }
    }
  }

  /// Returns a file's bytes.
  func content(of path: String, within bound: InputBound) -> Result<[UInt8], Failure> {
    do throws(SystemError) {
      return .success(try bytes(of: path, within: bound))
    } catch {
      return .failure(failure(at: path, line: 0, error.description))
    }
  }

  func bytes(of path: String, within bound: InputBound) throws(SystemError) -> [UInt8] {
    if try store.kind(of: path) == .other { throw .isSpecial }
    guard holds(path) else { throw .noSuchFile }
    var content: [UInt8] = []
    var reader = FileReader()
    reader.bound = bound
    try store.withBytes(of: path, reader: &reader) { content = Array($0) }
    let size = total.size.withLock { size in
      size += content.count
      return size
    }
    guard InputBounds.resourceSize.holds(size) else {
      throw .excess(BoundExcess(InputBounds.resourceSize))
    }
    return content
  }

  /// A path as messages show it.
  func typedPath(of path: String) -> String {
    (roots.prefix + roots.graphPath(of: path)).singleLine
  }

  func failure(at path: String, line: Int, _ message: String) -> Failure {
    let place = typedPath(of: path) + (line > 0 ? ":\(line)" : "")
    return Failure(message: "\(place): \(message.singleLine)")
  }
}
