import FlowModel
import InputBounds
import ProjectFiles
import SourceModel
import Synchronization
import TestSupport
import Testing

@testable import AppReading

@Suite("Reading a project's source")
struct ProjectReaderTests {
  private let storyboard = storyboardText(first: "Login", second: "Home").replacing(
    "<viewController storyboardIdentifier=\"Home\"",
    with: "<viewController customClass=\"HomeController\" storyboardIdentifier=\"Home\"")

  /// Returns the parsed units of a project.
  private func read(_ files: [(String, String)]) throws -> ProjectContents {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    for (path, text) in files { try project.write(text, to: path) }
    let roots = ProjectRoots(paths: [project.path])
    let reader = ProjectReader(files: SourceFinder(roots: roots.folders).files) {
      roots.graphPath(of: $0.systemPath)
    }
    var contents = ProjectContents()
    reader.read(into: &contents)
    #expect(contents.documents.count == 1)
    return contents
  }

  private func units(_ files: [(String, String)]) throws -> [String] {
    try read(files).units.map(\.path)
  }

  private let navigating = "class A { func a() { performSegue(withIdentifier: \"a\") } }"

  @Test("Source that navigates is parsed, in the order of paths, and other source is not")
  func matters() throws {
    let files = [
      ("B.swift", navigating), ("A.m", "[a pushViewController:b animated:NO];"),
      ("Model.swift", "struct Model {}"),
    ]
    #expect(try units(files) == ["A.m", "B.swift"])
    #expect(try units(files.reversed()) == ["A.m", "B.swift"])
  }

  @Test("Source that declares a scene's class is parsed, whatever it contains")
  func sceneClasses() throws {
    let files = [
      ("Home.swift", "class HomeController: Base {}"), ("Base.swift", "class Other {}"),
      ("HomeController.h", "@interface HomeController : Base"),
    ]
    #expect(try units(files) == ["Home.swift", "HomeController.h"])
  }

  @Test("Source that declares a scene's class is opened once")
  func sceneClassesAtOnce() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    try project.write("class HomeController: Base {}", to: "App/Home.swift")
    let store = CountingDisk()
    var reader = ProjectReader(files: SourceFinder(roots: [project.path]).files) { $0.systemPath }
    reader.store = store
    var contents = ProjectContents()
    reader.read(into: &contents)
    #expect(contents.units.count == 1)
    #expect(store.openings.count == 2)
  }

  @Test("A missing interface file does not hide the classes of others")
  func missingInterface() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard, "Gone.storyboard": ""])
    try project.write("class HomeController: Base {}", to: "Home.swift")
    let files = SourceFinder(roots: [project.path]).files
    try project.remove("Gone.storyboard")
    var contents = ProjectContents()
    ProjectReader(files: files) { $0.systemPath }.read(into: &contents)
    #expect(contents.units.count == 1)
    #expect(contents.findings.count == 1)
  }

  @Test("Source that calls a helper of another file is parsed")
  func helpers() throws {
    let callers = [("A.swift", "class A { func a() { b.route(c) } }"), ("B.swift", "b.shut(c)")]
    let helper =
      "extension UIViewController { func route(_ a: A) { performSegue(withIdentifier: a) } }"
    #expect(try units(callers + [("C.swift", helper)]) == ["A.swift", "C.swift"])
    #expect(try units(callers).isEmpty)
  }

  @Test("A file above the size limit is reported and not parsed")
  func tooLarge() throws {
    let line = "func f() { performSegue(withIdentifier: \"a\") }\n"
    let large = String(repeating: line, count: InputBounds.sourceSize.limit / line.utf8.count + 1)
    let contents = try read([("Large.swift", large), ("Small.swift", line)])
    #expect(contents.findings.map(\.rule) == ["source-too-large"])
    #expect(
      contents.findings.map(\.description) == [
        "Large.swift: error: the source is skipped: it has \(large.utf8.count) bytes; "
          + "a source file may have at most 4 MB"
      ])
    #expect(contents.units.map(\.functions.count) == [0, 1])
    // A file that the flow does not depend on is not reported.
    let data =
      "let a = [\n" + String(repeating: "  1,\n", count: InputBounds.sourceSize.limit / 5) + "]\n"
    #expect(try read([("Data.swift", data)]).findings.isEmpty)
  }

  @Test("Files beyond the bound of a run are left out, whatever the order of reading")
  func total() {
    let sizes = [400, 500, 200, 10]
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
      let total = ReadTotal(count: 4, bound: InputBounds.appFolders)
      for index in order { total.add(sizes[index], at: index) }
      #expect(total.countWithinBound == 1)
      #expect(total.isExceeded)
    }
    let total = ReadTotal(count: 2, bound: InputBounds.appFolders)
    for index in [1, 0] { total.add(250, at: index) }
    #expect(total.countWithinBound == 2)
    #expect(!total.isExceeded)
  }

  @Test("Many files are read on several threads, each once")
  func many() throws {
    let files = (0..<200).map { index in
      ("F\(index % 7)/S\(index).swift", index % 3 == 0 ? navigating : "let a = 1")
    }
    let expected = files.filter { $0.1 == navigating }.map(\.0).sorted()
    #expect(try units(files) == expected)
  }
}

/// A file store that reads from disk and counts the openings of each file.
private struct CountingDisk: FileStore {
  private final class Openings: Sendable {
    let paths = Mutex<[String]>([])
  }

  private let disk = Disk()
  private let noted = Openings()

  var openings: [String] { noted.paths.withLock { $0 } }

  func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry] {
    try disk.entries(of: folder)
  }

  func realPath(of path: String) throws(SystemError) -> String { try disk.realPath(of: path) }

  func kind(of path: String) throws(SystemError) -> FileStatus.Kind { try disk.kind(of: path) }

  func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    noted.paths.withLock { $0.append(path) }
    try disk.withBytes(of: path, reader: &reader, body)
  }

  func blob(of path: String) -> BlobID? { disk.blob(of: path) }

  func willRead(_ paths: [String]) { disk.willRead(paths) }
}
