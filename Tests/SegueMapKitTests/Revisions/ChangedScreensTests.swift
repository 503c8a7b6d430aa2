import DrawingModel
import FlowDiff
import FlowLayout
import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The screens of a difference")
struct ChangedScreensTests {
  private static func view(_ element: String, _ id: String, y: Int, _ attributes: String) -> String
  {
    """
    <\(element) \(attributes) id="\(id)"><rect key="frame" x="20" y="\(y)" width="200" \
    height="30"/></\(element)>
    """
  }

  private static func label(_ text: String, y: Int = 100, hidden: Bool = false) -> String {
    view("label", "lab", y: y, "text=\"\(text)\"" + (hidden ? " hidden=\"YES\"" : ""))
  }

  private static let button = view("slider", "but", y: 200, "value=\"0.5\"")

  /// Returns a storyboard of two scenes, of which the first has the given views.
  private static func storyboard(_ views: String, title: String = "Home") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><!--Home--><scene sceneID="s"><objects>
    <viewController title="\(title)" id="c" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    \(views)</subviews></view>
    <navigationItem key="navigationItem" title="\(title)" id="n"/>
    <connections><segue destination="d" kind="show" id="seg"/></connections>
    </viewController></objects></scene>
    <!--Other--><scene sceneID="t"><objects>
    <viewController title="Other" id="d" sceneMemberID="viewController">
    <view key="view" id="w"/></viewController></objects></scene>
    </scenes></document>
    """
  }

  private func difference(_ before: String, _ after: String) async throws -> FlowDifference {
    let project = try TemporaryProject(["a/Main.storyboard": before, "b/Main.storyboard": after])
    let flows = try await FlowComparison(
      of: .files([project.file("a")]), and: .files([project.file("b")])
    ).load()
    return FlowDifference(from: flows.base, to: flows.head)
  }

  private func screens(_ before: String, _ after: String) async throws -> ChangedScreens {
    let difference = try await difference(before, after)
    return ChangedScreens(of: difference, in: difference.changes.merged)
  }

  private let home = SceneID(path: "Main.storyboard", objectID: "c")

  @Test("An added part is framed after, a removed one before, a changed one in both")
  func frames() async throws {
    let both = try await screens(
      Self.storyboard(Self.label("Old")), Self.storyboard(Self.label("New") + Self.button))
    #expect(Set(both.merged.keys) == [home])
    let states = try #require(both.merged[home])
    #expect(states.before?.frames.map(\.mark) == [.changed])
    #expect(Set(states.after?.frames.map(\.mark) ?? []) == [.changed, .added])
    #expect(both.before[home]?.after == states.before)
    #expect(both.after[home]?.after == states.after)
    let gone = try await screens(
      Self.storyboard(Self.label("Old") + Self.button), Self.storyboard(Self.label("Old")))
    #expect(gone.merged[home]?.before?.frames.map(\.mark) == [.removed])
    #expect(gone.merged[home]?.after?.frames.isEmpty == true)
  }

  @Test("A view that is now hidden is framed where it would be")
  func hidden() async throws {
    let screens = try await screens(
      Self.storyboard(Self.label("Old")), Self.storyboard(Self.label("Old", hidden: true)))
    let states = try #require(screens.merged[home])
    #expect(states.before?.frames == states.after?.frames)
    #expect(states.after?.frames.count == 1)
  }

  @Test("A changed title is framed in the bar, and a changed class is not drawn")
  func titles() async throws {
    let plain = Self.storyboard(Self.button)
    let title = try await screens(plain, Self.storyboard(Self.button, title: "House"))
    let bar = try #require(title.merged[home]?.after?.frames.first)
    #expect(bar.mark == .changed && bar.box.maxY < 60)
    let other = try await screens(
      plain, plain.replacing("id=\"c\" scene", with: "customClass=\"X\" id=\"c\" scene"))
    #expect(other.merged.isEmpty)
  }

  @Test("Both states are drawn taller for a part below the edge, and equally tall")
  func tall() async throws {
    func table(_ count: Int) -> String {
      let rows = (0..<count).map { row in
        """
        <tableViewCell textLabel="t\(row)" id="r\(row)"><rect key="frame" x="0" y="\(row * 44)" \
        width="375" height="44"/><tableViewCellContentView key="contentView"><subviews>\
        <label text="Row \(row)" id="t\(row)"/></subviews></tableViewCellContentView>\
        </tableViewCell>
        """
      }
      return Self.storyboard("").replacing(
        "<view key=\"view\" id=\"v\">",
        with: "<tableView key=\"view\" dataMode=\"static\" style=\"plain\" id=\"v\"><sections>"
          + "<tableViewSection id=\"sec\"><cells>\(rows.joined())</cells></tableViewSection>"
          + "</sections>"
      ).replacing("<subviews>\n</subviews></view>", with: "</tableView>")
        .replacing("viewController title=\"Home\"", with: "tableViewController title=\"Home\"")
        .replacing(
          "kind=\"show\" id=\"seg\"/></connections>\n</viewController>",
          with: "kind=\"show\" id=\"seg\"/></connections>\n</tableViewController>")
    }
    let states = try #require(try await screens(table(18), table(19)).merged[home])
    let (before, after) = (try #require(states.before), try #require(states.after))
    #expect(after.frames.map(\.mark) == [.added])
    #expect(after.wireframe.size.height > 450)
    #expect(abs(before.wireframe.size.height - after.wireframe.size.height) < 1)
  }

  @Test("Wireframes are the default up to 40 scenes, and can be turned off; text draws none")
  func styles() async throws {
    let difference = try await difference(
      Self.storyboard(Self.label("Old text")), Self.storyboard(Self.label("New text")))
    func svg(_ sceneStyle: PictureStyle.SceneStyle?) throws -> String {
      var style = PictureStyle()
      style.sceneStyle = sceneStyle
      return String(decoding: try difference.render(.svg, style: style).bytes, as: UTF8.self)
    }
    for style in [nil, PictureStyle.SceneStyle.wireframe] {
      #expect(try svg(style).contains(">Old text</text>"))
      #expect(try svg(style).contains(">New text</text>"))
    }
    #expect(try !svg(.card).contains(">Old text</text>"))
    #expect(try svg(.card).contains("label ‘Old text’"))
    #expect(try svg(nil) == svg(nil))
  }

  /// Returns a storyboard of many scenes, each with a label.
  private static func storyboard(of count: Int, _ text: String) -> String {
    let scenes = (0..<count).map { number in
      """
      <scene sceneID="s\(number)"><objects>
      <viewController title="Home \(number)" id="c\(number)" sceneMemberID="viewController">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="\(text)" id="l\(number)"><rect key="frame" x="20" y="9" width="99" height="30"/></label>
      </subviews></view></viewController></objects></scene>
      """
    }.joined()
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c0"><scenes>\(scenes)</scenes></document>
      """
  }

  @Test("A page shows changed screens also where its pictures have too many scenes for them")
  func largePage() async throws {
    let count = PictureStyle.wireframeLimit + 65
    let difference = try await difference(
      Self.storyboard(of: count, "Old"), Self.storyboard(of: count, "New"))
    var style = PictureStyle()
    func text(_ format: FlowDifference.Format) throws -> String {
      String(decoding: try difference.render(format, style: style).bytes, as: UTF8.self)
    }
    #expect(try !text(.svg).contains(">New</text>"))
    let page = try text(.html)
    #expect(page.contains(">New</text>"))
    #expect(page.ranges(of: "<figure class=\"screen\"").count == 100)
    #expect(page.contains("not shown here: 5 more"))
    style.sceneStyle = .card
    #expect(try !text(.html).contains("<figure class=\"screen\""))
  }

  @Test("Hostile texts of views are escaped in every picture")
  func hostile() async throws {
    let text = "&lt;/text>&lt;script>alert(1)&lt;/script>&amp;#0;‮"
    let difference = try await difference(
      Self.storyboard(Self.label("Old")), Self.storyboard(Self.label(text)))
    for format in [FlowDifference.Format.svg, .html] {
      let bytes = try difference.render(format).bytes
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(!page.contains("<script") && !page.contains("\u{202E}"))
      #expect(page.contains("&lt;/text"))
    }
  }
}
