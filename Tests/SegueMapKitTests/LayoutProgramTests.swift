import SegueMapKit
import Testing

@Suite("Laying out in another process")
struct LayoutProgramTests {
  /// A larger part than is laid out in this process.
  private let app: FlowProject = {
    let scenes = (0..<400).map { scene in
      let segues = [1, 3].map { scene + $0 }.filter { $0 < 400 }.map {
        #"<segue destination="s\#($0)" kind="show" id="e\#(scene)-\#($0)"/>"#
      }
      return """
        <scene sceneID="c\(scene)"><objects>
        <viewController id="s\(scene)" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections></viewController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="s0"><scenes>\(scenes.joined())\
      </scenes></document>
      """
    return FlowProject(
      paths: [], documents: [.init(path: "Main.storyboard", bytes: Array(text.utf8))])
  }()

  @Test("A program that fails leaves a picture that says so, once")
  func failure() throws {
    var style = PictureStyle()
    style.layoutProgram = LayoutProgram(path: "/bin/sh", arguments: ["-c", "kill -SEGV $$"])
    let files = try app.load().render([.svg, .pdf, .json], style: style)
    #expect(files.map(\.dependsOnHost) == [true, true, false])
    let warnings = files.flatMap(\.warnings)
    try #require(warnings.count == 1)
    #expect(warnings[0].contains("400 scenes and marks with 796 edges: it was ended by signal 11"))
    #expect(warnings[0].contains("depends on the host"))
    #expect(String(decoding: files[0].bytes, as: UTF8.self).contains("s399"))
  }

  @Test("A program that does not end leaves a picture that says so")
  func timeout() throws {
    var style = PictureStyle()
    style.layoutProgram = LayoutProgram(path: "/bin/sleep", arguments: ["600"], timeout: 1)
    let file = try app.load().render(.svg, style: style)
    #expect(file.dependsOnHost)
    #expect(file.warnings.contains { $0.contains("within 1 s") })
  }
}
