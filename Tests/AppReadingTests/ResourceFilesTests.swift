import InputBounds
import Testing

@testable import AppReading
@testable import ProjectFiles

@Suite("The files of resources")
struct ResourceFilesTests {
  /// Every file has 32 MB.
  private struct LargeFiles: FileStore {
    func entries(of folder: String) -> [FolderListing.Entry] { [] }
    func realPath(of path: String) -> String { path }
    func kind(of path: String) -> FileStatus.Kind { path == "/App" ? .folder : .file }
    func withBytes(
      of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
    ) {
      [UInt8](repeating: 0, count: 32 << 20).withUnsafeBytes(body)
    }
    func blob(of path: String) -> BlobID? { nil }
    func willRead(_ paths: [String]) {}
  }

  @Test("They are read up to 256 MB in all")
  func total() throws {
    let store = LargeFiles()
    let files = ResourceFiles(store: store, roots: ProjectRoots(paths: ["/App"], in: [store]))
    for number in 1...8 {
      let path = "/App/\(number).strings"
      #expect(try files.bytes(of: path, within: InputBounds.tableSize).count == 32 << 20)
    }
    let error = #expect(throws: SystemError.self) {
      try files.bytes(of: "/App/9.strings", within: InputBounds.tableSize)
    }
    #expect(
      error?.description
        == "more than \(256 << 20) bytes; all texts, colours and images of an app may have at most "
        + "256 MB")
  }
}
