import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Screens in pictures")
struct ScreenGalleryTests {
  /// Returns a storyboard with a scene for each name, whose button shows the next scene.
  private func storyboard(_ names: String...) -> String {
    let scenes = names.enumerated().map { index, name in
      let segue =
        index + 1 < names.count
        ? #"<segue destination="c\#(index + 1)" kind="show" id="s\#(index)"/>"# : ""
      return """
        <!--\(name)-->
        <scene sceneID="x\(index)"><objects>
        <viewController id="c\(index)" sceneMemberID="viewController">
        <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <button id="b\(index)"><rect key="frame" x="40" y="300" width="200" height="40"/>
        <state key="normal" title="Press \(name)"/>
        <connections>\(segue)</connections></button>
        </subviews></view></viewController></objects></scene>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c0">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
  }

  private func svg(
    _ flow: AppFlow, _ sceneStyle: PictureStyle.SceneStyle?
  ) throws -> (text: String, warnings: [String]) {
    var style = PictureStyle()
    style.sceneStyle = sceneStyle
    let rendering = try flow.render(.svg, style: style)
    return (String(decoding: rendering.bytes, as: UTF8.self), rendering.warnings)
  }

  private func flow(_ text: String) throws -> AppFlow {
    let document = FlowProject.Document(path: "Main.storyboard", bytes: Array(text.utf8))
    return try FlowProject(paths: [], documents: [document]).load()
  }

  @Test("A wireframe shows the screen's content and the start of a segue; a card does not")
  func styles() throws {
    let flow = try flow(storyboard("Login", "Home"))
    let wireframe = try svg(flow, .wireframe)
    #expect(wireframe.text.contains(">Press Login</text>"))
    #expect(wireframe.text.contains(#"class="start segue-show""#))
    #expect(wireframe.warnings.isEmpty)
    let card = try svg(flow, .card)
    #expect(!card.text.contains(">Press Login</text>"))
    #expect(!card.text.contains(#"class="start"#))
  }

  @Test("By default, a picture of up to 40 scenes shows screens")
  func automatic() throws {
    let names = (1...(PictureStyle.wireframeLimit + 1)).map { "Scene \($0)" }
    for (count, hasScreens) in [(40, true), (41, false)] {
      let scenes = names.prefix(count).enumerated().map {
        """
        <scene sceneID="x\($0)"><objects><viewController id="c\($0)" \
        sceneMemberID="viewController" title="\($1)"><view key="view" id="v\($0)">\
        <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>\
        </objects></scene>
        """
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
        """
      let flow = try flow(text)
      #expect(try svg(flow, nil).text == svg(flow, hasScreens ? .wireframe : .card).text)
      #expect(try svg(flow, .wireframe).text != svg(flow, .card).text)
    }
  }

  @Test("Scenes that a filter removes do not count, and are not drawn")
  func filtered() throws {
    let project = try TemporaryProject([
      "A.storyboard": storyboard("Login", "Home"), "B.storyboard": storyboard("Cart"),
    ])
    let flow = try FlowProject(paths: [project.path]).load()
    var filter = FlowFilter()
    filter.show = ["A.storyboard"]
    let rendering = try flow.render(.svg, filter: filter)
    #expect(rendering.warnings.isEmpty)
    #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("Press Home"))
    #expect(!String(decoding: rendering.bytes, as: UTF8.self).contains("Press Cart"))
  }

  @Test("A picture shows what was read, whatever happened to the files since")
  func changed() throws {
    let project = try TemporaryProject([
      "A.storyboard": storyboard("Login", "Home"), "B.storyboard": storyboard("Cart"),
    ])
    let flow = try FlowProject(paths: [project.path]).load()
    let before = try svg(flow, .wireframe)
    try project.remove("B.storyboard")
    try project.write("<document", to: "A.storyboard")
    let after = try svg(flow, .wireframe)
    #expect(after.text == before.text && after.text.contains("Press Cart"))
    #expect(after.warnings.isEmpty)
  }

  @Test("A state in git is drawn with its screens, long after it was read")
  func revisions() async throws {
    let repository = try TemporaryRepository()
    try repository.write(storyboard("Login", "Home"), to: "App/Main.storyboard")
    try repository.commit()
    try repository.write(storyboard("Start", "Home"), to: "App/Main.storyboard")
    let flows = try await FlowComparison(
      of: .revision("HEAD"), and: .workTree, paths: [repository.path]
    ).load()
    try repository.files.remove(".git")
    let (older, newer) = try (svg(flows.base, .wireframe), svg(flows.head, .wireframe))
    #expect(older.text.contains("Press Login") && newer.text.contains("Press Start"))
    #expect(older.warnings.isEmpty && newer.warnings.isEmpty)
  }

  @Test("The picture is the same every time")
  func determinism() throws {
    let flow = try flow(storyboard("Login", "Home", "Cart", "Receipt"))
    let first = try svg(flow, .wireframe).text
    for _ in 0..<10 { #expect(try svg(flow, .wireframe).text == first) }
  }
}
