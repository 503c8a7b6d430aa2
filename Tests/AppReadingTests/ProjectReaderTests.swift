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

  /// The units that are read of a project.
  private func read(
    _ files: [(String, String)], helpers: Set<String> = []
  ) throws -> [SourceUnit] {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    for (path, text) in files { try project.write(text, to: path) }
    let roots = ProjectRoots(paths: [project.path])
    var reader = ProjectReader(files: SourceFinder(roots: roots.folders).files) {
      roots.graphPath(of: $0.systemPath)
    }
    reader.helperNames = { _ in helpers }
    var contents = ProjectContents()
    reader.read(into: &contents)
    #expect(contents.documents.count == 1)
    return contents.units
  }

  private func units(
    _ files: [(String, String)], helpers: Set<String> = []
  ) throws -> [String] {
    try read(files, helpers: helpers).map(\.path)
  }

  /// The variables of a type, for each unit that declares it.
  private func members(of type: String, in files: [(String, String)]) throws -> [[String]] {
    try read(files).flatMap(\.types).filter { $0.name == type }.map {
      $0.variables.map(\.name)
    }
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

  @Test("Source that declares a scene's class is parsed, whatever stands in it")
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

  @Test("An interface file that is gone hides no other's classes")
  func missingInterface() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard, "Gone.storyboard": ""])
    try project.write("class HomeController: Base {}", to: "Home.swift")
    let files = SourceFinder(roots: [project.path]).files
    try project.remove("Gone.storyboard")
    var contents = ProjectContents()
    ProjectReader(files: files) { $0.systemPath }.read(into: &contents)
    #expect(contents.units.count == 1)
    #expect(contents.diagnostics.count == 1)
  }

  @Test("Source that calls a helper of a parsed file is parsed")
  func helpers() throws {
    let callers = [("A.swift", "a.open(b)"), ("B.swift", "a.shut(b)")]
    #expect(
      try units(callers + [("C.swift", navigating)], helpers: ["open"]) == ["A.swift", "C.swift"])
    #expect(try units(callers, helpers: ["open"]).isEmpty)
  }

  @Test("A type that is idle in its own file is read once another file asks for it")
  func idleTypes() throws {
    let album = navigating + "\nstruct Album { static let first = B() }"
    let asking = "class C { func c() { performSegue(withIdentifier: Album.first) } }"
    #expect(try members(of: "Album", in: [("A.swift", album)]) == [[]])
    #expect(
      try members(of: "Album", in: [("A.swift", album), ("C.swift", asking)]) == [["first"]])
    #expect(
      try members(of: "Album", in: [("C.swift", asking), ("A.swift", album)]) == [["first"]])
    // Two files that ask one after the other, for types of a file that matters to nobody else.
    let models = "struct Album { static let first = B() }\nstruct Track { static let last = B() }"
    let next = "extension D { static let d = performSegue(withIdentifier: Track.last) }"
    let files = [("A.swift", models), ("C.swift", asking), ("D.swift", next)]
    #expect(try members(of: "Album", in: files) == [["first"]])
    #expect(try members(of: "Track", in: files) == [["last"]])
    #expect(try members(of: "Track", in: Array(files.dropLast())) == [[]])
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

/// The disk, with a note of each file that is opened.
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
