import InputBounds
import Synchronization
import TestSupport
import Testing

@testable import AppReading
@testable import ProjectFiles

@Suite("Folders without end")
struct FolderBoundsTests {
  /// Every folder has the same entries, without end.
  private final class Endless: FileStore {
    private let names: [String]
    private let files: [String]
    let listings = Mutex(0)

    init(_ names: [String], files: [String] = ["A.storyboard"]) {
      self.names = names
      self.files = files
    }

    func entries(of folder: String) -> [FolderListing.Entry] {
      listings.withLock { $0 += 1 }
      return names.map { FolderListing.Entry(name: $0, kind: .folder) }
        + files.map { FolderListing.Entry(name: $0, kind: .file) }
    }

    func realPath(of path: String) -> String { path }
    func kind(of path: String) -> FileStatus.Kind { .folder }
    func withBytes(
      of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
    ) {}
    func blob(of path: String) -> BlobID? { nil }
    func willRead(_ paths: [String]) {}
  }

  @Test("Folders are searched 128 deep, and the first beyond is reported")
  func depth() {
    let store = Endless(["a"])
    let found = SourceFinder(roots: ["/root"], in: store)
    #expect(found.files.count == 129)
    #expect(store.listings.withLock { $0 } == 129)
    #expect(
      found.failures.map(\.error.description) == [
        "more than 128 levels of folders; an app may have at most 128"
      ])
  }

  @Test("Folders are searched up to a number, and what exceeds it is reported once")
  func count() {
    let store = Endless((0..<5).map { "f\($0)" })
    let found = SourceFinder(roots: ["/root"], in: store)
    #expect(store.listings.withLock { $0 } <= InputBounds.folders.limit)
    #expect(found.failures.count == 2)
    #expect(
      Set(found.failures.map(\.error.description)) == [
        "more than 128 levels of folders; an app may have at most 128",
        "more than 100000 folders; an app may have at most 100000",
      ])
  }

  @Test(
    "Files in which an app may keep names count like the others, and only where rules ask for them")
  func values() {
    let files = (0..<4).flatMap { ["A\($0).storyboard", "B\($0).json", "C\($0).strings"] }
    let store = Endless((0..<5).map { "f\($0)" }, files: files)
    let found = SourceFinder(roots: ["/root"], findsValues: true, in: store)
    #expect(found.files.count + found.valueFiles.count == InputBounds.files.limit)
    #expect(
      found.failures.map(\.error.description).contains(
        "more than 200000 files to read; an app may have at most 200000"))
    #expect(SourceFinder(roots: ["/root"], in: Endless([], files: files)).valueFiles.isEmpty)
  }

  @Test("A folder that contains itself many times over in git is searched within the bounds")
  func treeBomb() async throws {
    let repository = try TemporaryRepository()
    try repository.write("", to: "A.storyboard")
    try repository.commit()
    var tree = try repository.git("rev-parse", "HEAD^{tree}")
    for _ in 0..<12 {
      let entries = (0..<10).map { "\(tree) f\($0)" }.joined(separator: " ")
      let make = "alias.make=!printf '040000 tree %s\\t%s\\n' \(entries) | git mktree"
      tree = try repository.git("-c", make, "make")
    }
    let git = try await GitRepository(around: repository.path)
    let failures = try await git.withObjects { [tree] objects in
      Result {
        let files = try GitFiles(tree: tree, in: git, objects: objects)
        return SourceFinder(roots: [git.root], in: files).failures.map(\.error.description)
      }
    }.get()
    #expect(failures == ["more than 100000 folders; an app may have at most 100000"])
  }

  @Test("Asset catalogues are searched within the same bounds")
  func catalogs() {
    let store = Endless(["a", "b"])
    let files = ResourceFiles(store: store, roots: ProjectRoots(paths: ["/root"], in: [store]))
    let index = AssetIndex(of: ["/root/A.xcassets"], in: files)
    #expect(store.listings.withLock { $0 } <= InputBounds.folders.limit)
    #expect(index.warnings.count == 2)
  }
}
