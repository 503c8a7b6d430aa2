import FlowModel
import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Documents of a flow")
struct FlowDocumentsTests {
  private func documents(
    _ graph: FlowGraph = Sample.full, _ kind: DocumentKind = .markdown
  ) throws -> FlowDocuments {
    try AppFlow(graph: graph, name: "App", findings: []).documents(kind)
  }

  private func text(_ path: String, _ documents: FlowDocuments) throws -> String {
    String(decoding: try #require(documents.files[path]), as: UTF8.self)
  }

  /// The page of the only feature.
  private func featurePage(_ documents: FlowDocuments) throws -> String {
    let path = try #require(documents.files.keys.first { $0.hasPrefix("feature-") })
    return try text(path, documents)
  }

  @Test("There is an overview, an index, statistics, and a page for each feature")
  func pages() throws {
    let documents = try documents()
    for path in ["README.md", "screens.md", "statistics.md", "pictures/overview.svg"] {
      #expect(documents.files[path] != nil, "\(path)")
    }
    #expect(documents.files.keys.contains { $0.hasPrefix("feature-") })
    #expect(try text("README.md", documents).contains("](feature-"))
  }

  @Test("Screens of the same name are told apart by their classes, and others by nothing")
  func namesakes() throws {
    let names = ["List", "List", "Detail"]
    let scenes = names.enumerated().map { number, name in
      let id = SceneID(path: "Main.storyboard", objectID: "s\(number)")
      var scene = Scene(
        id: id, kind: .scene("viewController"), name: name,
        location: SourceLocation(path: id.path, line: 3 + number))
      scene.customClass = "Class\(number)"
      return scene
    }
    let graph = FlowGraph(
      storyboards: [Storyboard(path: "Main.storyboard", name: "Main")], scenes: scenes, segues: [])
    let documents = try documents(graph)
    let headings = try featurePage(documents).split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(headings == ["### List (Class0)", "### List (Class1)", "### Detail"])
  }

  @Test("The page of a feature with more than five screens begins with links to them")
  func linksToScreens() throws {
    func page(_ count: Int, _ kind: DocumentKind = .markdown) throws -> String {
      let scenes = (1...count).map { number in
        Scene(
          id: SceneID(path: "Main.storyboard", objectID: "s\(number)"),
          kind: .scene("viewController"), name: "Screen \(number)",
          location: SourceLocation(path: "Main.storyboard", line: number))
      }
      let graph = FlowGraph(
        storyboards: [Storyboard(path: "Main.storyboard", name: "Main")], scenes: scenes,
        segues: [])
      return try featurePage(try documents(graph, kind))
    }
    #expect(try page(6).contains("## Screens\n\n[Screen 1](#screen-screen-1), [Screen 2]"))
    #expect(try !page(5).contains("[Screen 1]"))
    #expect(try !page(6, .docc).contains("[Screen 1]"), "DocC can't lead into a page")
  }

  @Test("Where targets start in different screens, the overview names them")
  func starts() throws {
    let names = ["Main", "Share", "Watch"]
    let scenes = names.map { name in
      Sample.scene(name.lowercased(), name, in: "\(name)/\(name).storyboard") {
        $0.isEntryPoint = true
        // A start in source is that of no target in particular.
        if name == "Watch" { $0.projectTargets = ["WatchApp"] }
      }
    }
    let targets = zip(names, scenes).prefix(2).map { name, scene in
      var target = ProjectTarget(name: name + "App", kind: .application)
      target.entryPoints = [scene.id]
      return target
    }
    func overview(_ targets: [ProjectTarget], _ scenes: [Scene]) throws -> String {
      let graph = FlowGraph(
        storyboards: scenes.map { Storyboard(path: $0.id.path, name: $0.name) }, scenes: scenes,
        segues: [], targets: targets)
      return try text("README.md", try documents(graph))
    }
    let page = try overview(targets, scenes)
    #expect(page.contains(/It starts in:\n\n- \[Main\]\(\S+\) – MainApp\n- \[Share\]/))
    #expect(page.contains(/\[Share\]\(\S+\) – ShareApp\n- \[Watch\]\(\S+\) – WatchApp\n/))
    #expect(
      try overview([], Array(scenes.prefix(2)))
        .contains(/The app starts in \[Main\]\(\S+\), \[Share\]\(\S+\)\./))
  }

  @Test("The index leads to its lists and back to the overview")
  func index() throws {
    let index = try text("screens.md", try documents())
    #expect(
      index.contains(
        "[Overview](README.md)\n\n[By class](#classes), [By identifier](#identifiers)\n"))
    #expect(index.contains("<a id=\"classes\"></a>\n\n## By class"))
    let catalogue = try text("screens.md", try documents(Sample.full, .docc))
    #expect(catalogue.contains("(doc:overview)") && !catalogue.contains("[By class]"))
  }

  @Test("On a site, names of classes and paths of files break between words, not within one")
  func breaksOfNames() throws {
    var scene = Scene(
      id: SceneID(path: "Shop/Main.storyboard", objectID: "s"), kind: .scene("viewController"),
      name: "Cart", location: SourceLocation(path: "Shop/Main.storyboard", line: 3))
    scene.customClass = "CartViewController"
    scene.storyboardIdentifier = "a<b>&/\u{301}X"
    let graph = FlowGraph(
      storyboards: [Storyboard(path: "Shop/Main.storyboard", name: "Main")], scenes: [scene],
      segues: [])
    let index = try text("screens.html", try documents(graph, .site))
    #expect(index.contains("<code>Cart<wbr />View<wbr />Controller</code>"))
    // No break comes between a slash and the mark that combines with it.
    #expect(index.contains("<code>a&lt;b&gt;&amp;/\u{301}X</code>"))
    let page = try featurePage(try documents(graph, .site))
    #expect(page.contains("<code>Shop/<wbr />Main.storyboard:3</code>"))
    #expect(try text("screens.md", try documents(graph)).contains("`CartViewController`"))
  }

  @Test("Statistics are those of 'seguemap stats'")
  func statistics() throws {
    let flow = AppFlow(graph: Sample.full, name: "App", findings: [])
    let page = try text("statistics.md", try flow.documents(.markdown))
    let statistics = try flow.statistics().render(.markdown)
    let report = String(decoding: statistics.bytes, as: UTF8.self)
    for kind in report.matches(of: /\n(\| [a-zA-Z, ]+ \| \d+ \|)(?=\n)/) {
      #expect(page.contains(kind.1), "\(kind.1)")
    }
  }

  @Test("What leads from one neighbour of a feature to another is not in its picture")
  func neighbours() throws {
    let ids = ["A", "B", "C"].map { SceneID(path: "\($0).storyboard", objectID: "s") }
    let scenes = ids.map { id in
      Scene(
        id: id, kind: .scene("viewController"), name: "Screen \(id.path)",
        location: SourceLocation(path: id.path, line: 3))
    }
    let segues = [(0, 1), (0, 2), (1, 2)].map { from, to in
      Segue(
        id: SegueID(path: ids[from].path, objectID: "e\(from)\(to)"), kind: .show,
        source: ids[from],
        destination: ids[to], location: SourceLocation(path: ids[from].path, line: 5))
    }
    let graph = FlowGraph(
      storyboards: ids.map { Storyboard(path: $0.path, name: String($0.path.prefix(1))) },
      scenes: scenes, segues: segues)
    let picture = try text("pictures/feature-a.svg", try documents(graph))
    #expect(picture.matches(of: /class="segue[ "]/).count == 2)
    #expect(picture.contains("1 scene · 2 segues") || picture.contains("1 scene · 0 segues"))
  }

  @Test(
    "The same flow gives the same files, in any order of input", arguments: DocumentKind.allCases)
  func order(kind: DocumentKind) throws {
    #expect(try documents(Sample.full, kind) == documents(Sample.reversed(Sample.full), kind))
  }

  @Test("Names stay text in each format", arguments: DocumentKind.allCases)
  func hostile(kind: DocumentKind) throws {
    for name in Hostile.names {
      for (path, bytes) in try documents(Hostile.graph(name), kind).files {
        // What is between backticks is no markup.
        let text = String(decoding: bytes, as: UTF8.self)
          .replacing(kind == .site ? /`never`/ : /`[^`\n]*`/, with: "")
        #expect(!text.contains("<script"), "\(path)")
        #expect(!text.contains("<img src=x"), "\(path)")
      }
    }
  }

  @Test("A folder that was written is up to date, until the flow changes")
  func check() throws {
    let project = try TemporaryProject()
    let folder = project.path + "/Flow"
    let documents = try documents()
    #expect(try documents.differences(from: folder).outdated.count == documents.files.count)
    _ = try documents.update(folder)
    #expect(try documents.differences(from: folder).isEmpty)
    let differences = try self.documents(Sample.small).differences(from: folder)
    #expect(differences.outdated.contains("README.md"))
  }

  @Test("Pages of what is gone are deleted, and no other file")
  func deletion() throws {
    let project = try TemporaryProject()
    let folder = project.path + "/Flow"
    _ = try documents(Sample.full).update(folder)
    try "mine".write(toFile: folder + "/mine.md", atomically: true, encoding: .utf8)
    let elsewhere = project.path + "/elsewhere.md"
    try "<!-- Written by seguemap docs. -->\n".write(
      toFile: elsewhere, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.md", withDestinationPath: elsewhere)
    let changes = try documents(Sample.empty).update(folder)
    #expect(!changes.obsolete.isEmpty)
    #expect(FileManager.default.fileExists(atPath: folder + "/mine.md"))
    #expect(FileManager.default.fileExists(atPath: elsewhere))
    #expect(!changes.obsolete.contains("link.md"))
    for path in changes.obsolete {
      #expect(!FileManager.default.fileExists(atPath: folder + "/" + path))
    }
  }

  @Test("Nothing is written through a link")
  func links() throws {
    let project = try TemporaryProject()
    let folder = project.path + "/Flow"
    let elsewhere = project.path + "/elsewhere"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/pictures", withDestinationPath: elsewhere)
    #expect(throws: FlowError.self) { try documents().update(folder) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
  }

  @Test("Text between marks stays where it was, and its page is not deleted")
  func keptText() throws {
    let project = try TemporaryProject()
    let folder = project.path + "/Flow"
    let documents = try documents()
    _ = try documents.update(folder)
    let page = try #require(documents.files.keys.filter { $0.hasPrefix("feature-") }.min())
    let path = folder + "/" + page
    var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    let place = try #require(lines.firstIndex { $0.hasPrefix("![") })
    lines.insert(contentsOf: ["", "<!-- keep -->", "Ours", "<!-- keep -->"], at: place + 1)
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try documents.differences(from: folder).isEmpty, "it is no difference")
    _ = try documents.update(folder)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == lines.joined(separator: "\n"))
    let changes = try self.documents(Sample.empty).update(folder)
    #expect(changes.kept == [page])
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("Text that a mark begins and none ends is an error, with its line")
  func unended() throws {
    let project = try TemporaryProject()
    let folder = project.path + "/Flow"
    let documents = try documents()
    _ = try documents.update(folder)
    let path = folder + "/README.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try ("<!-- keep -->\n" + text).write(toFile: path, atomically: true, encoding: .utf8)
    #expect {
      try documents.update(folder)
    } throws: { error in
      "\(error)".contains("line 1 begins text to keep")
    }
  }
}

@Suite("Text of a user in a page")
struct KeptTextTests {
  private func kept(from old: String, in new: String) -> String {
    String(decoding: KeptText(of: Array(old.utf8)).inserted(into: Array(new.utf8)), as: UTF8.self)
  }

  private let ours = "<!-- keep -->\nOurs\n<!-- keep -->\n"

  @Test("It follows the line before it, wherever that is under its heading")
  func line() {
    #expect(
      kept(from: "# A\n\na\n\n\(ours)\nb\n", in: "# A\n\nnew\na\n\nc\n")
        == "# A\n\nnew\na\n\n\(ours)\nc\n")
  }

  @Test("Without that line, it ends what is below its heading")
  func heading() {
    #expect(
      kept(from: "# A\n\na\n\n\(ours)", in: "# A\n\nb\n\n<a id=\"x\"></a>\n\n## B\n")
        == "# A\n\nb\n\n\(ours)\n<a id=\"x\"></a>\n\n## B\n")
  }

  @Test("Without its heading, it ends the page")
  func page() {
    #expect(kept(from: "## Gone\n\n\(ours)", in: "# A\n\nb\n") == "# A\n\nb\n\n\(ours)")
  }

  @Test("Several passages keep their order")
  func order() {
    let two = ours + "\n" + ours.replacing("Ours", with: "Also")
    #expect(kept(from: "# A\n\na\n\n\(two)", in: "# A\n\na\n") == "# A\n\na\n\n\(two)")
  }

  @Test("A heading that gets or loses what tells it from others is the same")
  func namesakes() {
    #expect(
      kept(
        from: "### List\n\n- Class `B`\n\n\(ours)",
        in: "### List (A)\n\n- Class `A`\n\n### List (B)\n\n- Class `B`\n\n### Other\n")
        == "### List (A)\n\n- Class `A`\n\n### List (B)\n\n- Class `B`\n\n\(ours)\n### Other\n")
    #expect(
      kept(
        from: "<h3 id=\"list-1\">List (B)</h3>\n<p>b</p>\n\(ours)",
        in: "<h3 id=\"list\">List</h3>\n<p>b</p>\n</body>\n")
        == "<h3 id=\"list\">List</h3>\n<p>b</p>\n\n\(ours)</body>\n")
  }

  @Test("Of two headings that are the same, the one with the line before it is meant")
  func sameHeadings() {
    #expect(
      kept(from: "# A\n\na\n\n# A\n\nb\n\n\(ours)", in: "# A\n\na\n\n# A\n\nb\n")
        == "# A\n\na\n\n# A\n\nb\n\n\(ours)")
  }
}
