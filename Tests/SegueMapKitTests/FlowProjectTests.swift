import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Loading a project")
struct FlowProjectTests {
  private let storyboard = storyboardText(first: "Login", second: "Home")

  private func paths(_ paths: [String]) throws -> [String] {
    try FlowProject(paths: paths).load().graph.storyboards.map(\.path)
  }

  @Test("Paths are relative to the only folder that was given")
  func oneFolder() throws {
    let project = try TemporaryProject(["App/Main.storyboard": storyboard])
    #expect(try paths([project.path]) == ["App/Main.storyboard"])
    #expect(try paths([project.file("App/")]) == ["Main.storyboard"])
  }

  @Test("The path of a single file is relative to its folder")
  func oneFile() throws {
    let project = try TemporaryProject(["App/Main.storyboard": storyboard])
    #expect(try paths([project.file("App/Main.storyboard")]) == ["Main.storyboard"])
  }

  @Test("Paths of several roots are relative to the closest common folder")
  func severalRoots() throws {
    let project = try TemporaryProject([
      "Sources/A/Main.storyboard": storyboard, "Sources/B/Main.storyboard": storyboard,
      "Sources/C.storyboard": storyboard,
    ])
    let roots = ["Sources/B", "Sources/A", "Sources/C.storyboard"].map(project.file)
    #expect(try paths(roots) == ["A/Main.storyboard", "B/Main.storyboard", "C.storyboard"])
    #expect(try paths(roots.reversed()) == paths(roots))
  }

  @Test("A file that is given together with its folder counts once")
  func fileTwice() throws {
    let project = try TemporaryProject(["App/Main.storyboard": storyboard])
    let roots = [project.path, project.file("App/Main.storyboard")]
    #expect(try paths(roots) == ["App/Main.storyboard"])
  }

  @Test("A missing path is an error that names it as it was given, and the rest is read")
  func missingPath() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    let missing = project.file("Nope")
    let flow = try FlowProject(paths: [missing, project.path]).load()
    #expect(flow.sceneCount == 2)
    #expect(
      flow.findings.map(\.description) == ["\(missing): error: no such file or folder"])
  }

  @Test("A broken file is an error at its place; the rest is read")
  func brokenFile() throws {
    let project = try TemporaryProject([
      "Main.storyboard": storyboard, "Broken.storyboard": "<document>\n<scenes></document>",
    ])
    let flow = try FlowProject(paths: [project.path]).load()
    #expect(flow.sceneCount == 2)
    #expect(flow.hasErrors)
    #expect(flow.findings.map(\.location.path) == [project.file("Broken.storyboard")])
    #expect(flow.findings.map(\.location.line) == [2])
  }

  @Test("If no interface file is found, loading fails with the reason")
  func nothing() throws {
    let project = try TemporaryProject(["App/Main.swift": ""])
    #expect(throws: FlowError.nothingToRead(paths: [project.path], findings: [])) {
      try FlowProject(paths: [project.path]).load()
    }
  }

  @Test("Extremely nested source does not end the process")
  func deepSource() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    let way = "    } else if b {\n      present(c, animated: true)\n"
    let chain = String(repeating: way, count: 1500)
    try project.write("func a() {\n    if a {\n\(chain)    }\n}\n", to: "Chain.swift")
    let calls = String(repeating: ".a()", count: 4000)
    try project.write("func a() { present(b\(calls), animated: true) }\n", to: "Calls.swift")
    #expect(try FlowProject(paths: [project.path]).load().sceneCount == 2)
  }

  @Test("An app in a folder with the extension of source is named after the folder")
  func nameLikeSource() throws {
    let project = try TemporaryProject(["R.swift/Main.storyboard": storyboard])
    #expect(try FlowProject(paths: [project.file("R.swift")]).load().name == "R.swift")
  }

  @Test("A source file that can't be read is reported, unless source is not read")
  func unreadableSource() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    var app = FlowProject(paths: [project.path, project.file("Gone.swift")])
    #expect(try app.load().hasErrors)
    app = FlowProject(paths: [project.file("Main.storyboard"), project.file("Main.swift")])
    try project.write("performSegue(withIdentifier: \"a\")", to: "Main.swift")
    app.readsSource = false
    let flow = try app.load()
    #expect(flow.findings.isEmpty)
    #expect(flow.sceneCount == 2)
  }

  @Test("If no source was read, nothing is reported about the handlers of unwinds")
  func unwindWithoutSource() throws {
    let unwinding = storyboard.replacing(
      "</scenes>",
      with: """
        <scene sceneID="s3"><objects>
          <viewController id="ccc-03-ccc" customClass="Third" sceneMemberID="viewController">
            <connections>
              <segue destination="exi-04-ttt" kind="unwind" unwindAction="back:" id="unw-05-ind"/>
            </connections>
          </viewController>
          <exit id="exi-04-ttt" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene></scenes>
        """)
    let project = try TemporaryProject(["Main.storyboard": unwinding])
    #expect(try FlowProject(paths: [project.path]).load().findings.isEmpty)
    try project.write("class Third: UIViewController {}", to: "Third.swift")
    let rules = try FlowProject(paths: [project.path]).load().findings.map(\.rule)
    #expect(rules == ["unwind-without-handler"])
  }

  @Test("A document in memory is read like a file")
  func documents() throws {
    let document = FlowProject.Document(path: "<stdin>", bytes: Array(storyboard.utf8))
    let flow = try FlowProject(paths: [], documents: [document]).load()
    #expect(
      flow.graph.scenes.map(\.id.description) == ["<stdin>#aaa-01-aaa", "<stdin>#bbb-02-bbb"])
  }

  @Test("The order in which files were created makes no difference")
  func diskOrder() throws {
    let names = (0..<60).map { "F\($0 % 7)/S\($0).storyboard" }
    let orders = [names, names.reversed(), names.sorted()]
    let reports = try orders.map { order in
      let project = try TemporaryProject()
      for name in order { try project.write(storyboard, to: name) }
      return try FlowProject(paths: [project.path]).load().render(.json).bytes
    }
    #expect(Set(reports).count == 1)
  }

  @Test(
    "An app is named after its Xcode project, or else after the path",
    arguments: [
      (["Kiosk.xcodeproj/project.pbxproj"], "Kiosk"),
      (["A.xcodeproj/project.pbxproj", "Pod/B.xcodeproj/project.pbxproj"], "A"),
      (["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"], "Folder 1.2"),
      ([], "Folder 1.2"),
    ])
  func name(projects: [String], name: String) throws {
    let project = try TemporaryProject(["Folder 1.2/Main.storyboard": storyboard])
    for path in projects { try project.write("// !$*UTF8*$!\n{}", to: "Folder 1.2/" + path) }
    #expect(try FlowProject(paths: [project.file("Folder 1.2")]).load().name == name)
  }

  @Test("An app of one file is named after the file, without its extension")
  func nameOfFile() throws {
    let project = try TemporaryProject(["Main.storyboard": storyboard])
    #expect(try FlowProject(paths: [project.file("Main.storyboard")]).load().name == "Main")
  }
}
