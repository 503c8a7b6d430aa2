import TestSupport
import Testing

@testable import SegueMapKit

@Suite("What changed on a screen")
struct ScreenChangesTests {
  /// Returns what the comparison tells of the only screen, whose controller holds the given
  /// elements in each state.
  private func told(_ before: String, _ after: String) async throws -> [String] {
    let project = try TemporaryProject([
      "a/Main.storyboard": Self.storyboard(before), "b/Main.storyboard": Self.storyboard(after),
    ])
    let flows = try await FlowComparison(
      of: .files([project.file("a")]), and: .files([project.file("b")])
    ).load()
    let text = FlowDifference(from: flows.base, to: flows.head).report(.text)
    return text.split(separator: "\n").dropFirst().map { line in
      let subject = "~ screen ‘Home’: "
      let words = line.hasPrefix(subject) ? line.dropFirst(subject.count) : line
      return String(words.prefix { $0 != "(" }).trimmingSpaces
    }
  }

  private static func storyboard(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><!--Home--><scene sceneID="s"><objects>
    <viewController title="Home" id="c" sceneMemberID="viewController">
    \(content)
    </viewController></objects></scene></scenes>
    </document>
    """
  }

  private func told(views before: [String], _ after: [String]) async throws -> [String] {
    let states = [before, after].map {
      "<view key=\"view\" id=\"v\"><subviews>\($0.joined())</subviews></view>"
    }
    return try await told(states[0], states[1])
  }

  private static let plain = """
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label text="Hello" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
    <color key="textColor" white="0.66666666666666663" alpha="1"/></label>
    <button id="b"><state key="normal" title="Pay"/></button>
    <textField placeholder="Your name" id="t"/></subviews>
    <constraints><constraint firstAttribute="width" constant="9" id="k"/></constraints></view>
    <navigationItem key="navigationItem" title="Start" id="n">
    <barButtonItem key="leftBarButtonItem" title="Close" id="l"/></navigationItem>
    """

  @Test(
    "What tools write in addition is no change",
    arguments: [
      ("x=\"1\"", "x=\"7\""), ("constant=\"9\"", "constant=\"10\""), ("id=\"a\"", "id=\"z\""),
      ("0.66666666666666663", "0.66666669"), ("width=\"375\"", "width=\"393\""),
      ("id=\"n\"", "id=\"m\""),
      ("<constraint firstAttribute=\"width\" constant=\"9\" id=\"k\"/>", ""),
      (
        "<button id=\"b\">",
        "<button id=\"b\"><color key=\"backgroundColor\" white=\"1\" alpha=\"0.0\"/>"
      ),
    ])
  func noise(old: String, new: String) async throws {
    #expect(try await told(Self.plain, Self.plain.replacing(old, with: new)) == [])
  }

  @Test("What newer versions of Xcode write in another way is no change")
  func versions() async throws {
    func told(_ before: String, _ after: String) async throws -> [String] {
      try await self.told(views: [before], [after])
    }
    let table = #"<tableView clipsSubviews="YES" id="t"/>"#
    #expect(try await told(table, table.replacing(#" clipsSubviews="YES""#, with: "")) == [])
    let button =
      #"<button buttonType="roundedRect" id="b"><state key="normal" title="Go"/></button>"#
    #expect(try await told(button, button.replacing("roundedRect", with: "system")) == [])
  }

  @Test("Another title of a control that fires a segue is told once")
  func trigger() async throws {
    let button = """
      <view key="view" id="v"><subviews><button id="b"><state key="normal" title="Pay"/><connections>
      <segue destination="c" kind="show" id="s"/></connections></button></subviews></view>
      """
    #expect(
      try await told(button, button.replacing("Pay", with: "Buy"))
        == ["button ‘Pay’ renamed to ‘Buy’"])
  }

  @Test(
    "One change is told in words",
    arguments: [
      ("Hello", "Bye", "label ‘Hello’ renamed to ‘Bye’"),
      ("Pay", "Buy", "button ‘Pay’ renamed to ‘Buy’"),
      ("Start", "Begin", "navigation item ‘Start’ renamed to ‘Begin’"),
      ("Your name", "Name", "text field ‘Your name’: placeholder ‘Your name’ → ‘Name’"),
      ("title=\"Pay\"", "title=\"Pay\" image=\"star\"", "button ‘Pay’: image none → ‘star’"),
      ("white=\"0.6", "white=\"0.2", "label ‘Hello’ restyled"),
      ("<button id=\"b\">", "<button hidden=\"YES\" id=\"b\">", "button ‘Pay’ now hidden"),
      ("<button id=\"b\">", "<button enabled=\"NO\" id=\"b\">", "button ‘Pay’ now disabled"),
      (
        "<button id=\"b\">", "<button customClass=\"Big\" id=\"b\">",
        "button ‘Pay’: class none → ‘Big’"
      ),
      ("<button id=\"b\">", "<slider id=\"s\"/><button id=\"b\">", "slider added"),
      ("<label text=\"Hello\" id=\"a\">", "<label id=\"a\">", "label ‘Hello’: text ‘Hello’ → none"),
      (
        "<barButtonItem key=\"leftBarButtonItem\" title=\"Close\" id=\"l\"/>", "",
        "bar item ‘Close’ removed"
      ),
      (
        "title=\"Close\" id=\"l\"", "systemItem=\"fastForward\" id=\"l\"",
        "bar item ‘Close’ renamed to ‘Fast Forward’"
      ),
    ])
  func words(old: String, new: String, words: String) async throws {
    #expect(try await told(Self.plain, Self.plain.replacing(old, with: new)) == [words])
  }

  private static func toolbar(_ items: String) -> String {
    """
    <view key="view" id="v"><subviews><toolbar id="t"><items>\(items)
    <barButtonItem title="Add" id="i"/></items></toolbar></subviews></view>
    """
  }

  @Test(
    "Room between the items of a bar is nothing that a user sees",
    arguments: [
      "flexibleSpace", "fixedSpace", "NSToolbarFlexibleSpaceItem", "NSToolbarSpaceItem",
    ])
  func spaces(name: String) async throws {
    let space = "<barButtonItem systemItem=\"\(name)\" id=\"f\"/>"
    #expect(try await told(Self.toolbar(""), Self.toolbar(space)) == [])
    #expect(try await told(Self.toolbar(space), Self.toolbar("")) == [])
    let item = "<barButtonItem systemItem=\"trash\" id=\"f\"/>"
    #expect(try await told(Self.toolbar(""), Self.toolbar(item)) == ["bar item ‘Trash’ added"])
  }

  private static func label(_ text: String, _ id: String, size: Int = 17) -> String {
    """
    <label text="\(text)" id="\(id)"><fontDescription key="fontDescription" type="system" \
    pointSize="\(size)"/></label>
    """
  }

  @Test("Only the view that has another place is told, where a user sees the order")
  func order() async throws {
    let labels = ["A", "B", "C", "D"].map { Self.label($0, $0.lowercased()) }
    let reordered = [labels[3]] + labels.dropLast()
    func stack(_ views: [String]) -> [String] {
      ["<stackView id=\"s\"><subviews>\(views.joined())</subviews></stackView>"]
    }
    #expect(
      try await told(views: stack(labels), stack(reordered)) == ["label ‘D’ reordered"])
    #expect(try await told(views: labels, reordered) == [])
  }

  @Test("A view around others is told, but not those, which are still there")
  func wrapped() async throws {
    let labels = ["A", "B"].map { Self.label($0, $0.lowercased()) }
    let stack = "<stackView id=\"s\"><subviews>\(labels.joined())</subviews></stackView>"
    #expect(try await told(views: labels, [stack]) == ["stack view ‘A’ added"])
    #expect(try await told(views: [stack], labels) == ["stack view ‘A’ removed"])
    #expect(
      try await told(views: [stack], []) == ["stack view ‘A’ removed"],
      "what a view contains goes with it")
    let empty = "<stackView id=\"t\"/>"
    #expect(
      try await told(
        views: [stack, empty], ["<stackView id=\"s\"/>", stack.replacing("\"s\"", with: "\"t\"")])
        == ["label ‘A’ moved to another view, label ‘B’ moved to another view"])
  }

  @Test("Views that were pasted again, with other object IDs, are no change")
  func pasted() async throws {
    func row(_ text: String, _ id: String) -> String {
      """
      <view id="v\(id)"><subviews>\(Self.label(text, "a" + id))\(Self.label("More", "b" + id))\
      </subviews></view>
      """
    }
    let before = [row("One", "1"), row("Two", "2"), row("Three", "3")]
    let after = [row("One", "4"), row("Two", "5"), row("Three", "6")]
    #expect(try await told(views: before, after) == [])
    #expect(
      try await told(views: before, [after[0], row("Deux", "5"), after[2]])
        == ["label ‘Two’ removed, label ‘Deux’ added"])
  }

  @Test("A view is called after what it contains, however deep that is")
  func depth() async throws {
    let nested = (0..<60).reduce(Self.label("Deep", "d")) { content, level in
      "<view id=\"n\(level)\"><subviews>\(content)</subviews></view>"
    }
    #expect(try await told(views: [nested], []) == ["view ‘Deep’ removed"])
  }

  @Test("Changes of one kind are counted, and never more than five are told")
  func counted() async throws {
    func labels(size: Int = 17, _ text: (Int) -> String) -> [String] {
      (1...7).map { Self.label(text($0), "l\($0)", size: size) }
    }
    let before = labels { "Label \($0)" }
    #expect(
      try await told(views: before, labels(size: 20) { "Label \($0)" }) == ["7 labels restyled"])
    #expect(try await told(views: before, labels { "Text \($0)" }) == ["7 labels renamed"])
    #expect(try await told(views: before, Array(before.dropFirst(6))) == ["6 labels removed"])
    let kinds = ["slider", "stepper", "switch", "progressView", "pickerView", "mapView", "webView"]
    let views = kinds.map { "<\($0) id=\"\($0)\"/>" }
    #expect(
      try await told(views: [], views) == [
        "slider added, stepper added, switch added, progress view added, picker added, "
          + "and 2 more changes"
      ])
  }

  @Test("A runtime attribute of a view is the view's, and comes and goes with it")
  func attributes() async throws {
    func label(_ radius: Int) -> String {
      """
      <label text="Beta" id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \
      type="number" keyPath="layer.cornerRadius"><integer key="value" value="\(radius)"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
      """
    }
    #expect(try await told(views: [label(5)], []) == ["label ‘Beta’ removed"])
    #expect(try await told(views: [], [label(5)]) == ["label ‘Beta’ added"])
    #expect(
      try await told(views: [label(5)], [label(8)])
        == ["label ‘Beta’: ‘layer.cornerRadius’ ‘5’ → ‘8’"])
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mode" \
      value="a"/></userDefinedRuntimeAttributes>
      """
    #expect(
      try await told(attribute, attribute.replacing("\"a\"", with: "\"b\""))
        == ["runtime attribute ‘mode’ ‘a’ → ‘b’"])
  }

  @Test("A title that is also the screen's name is told once")
  func title() async throws {
    let bar = "<navigationItem key=\"navigationItem\" title=\"Home\" id=\"n\"/>"
    let before = Self.storyboard(bar)
    let project = try TemporaryProject([
      "a/Main.storyboard": before,
      "b/Main.storyboard": before.replacing("Home", with: "House"),
    ])
    let flows = try await FlowComparison(
      of: .files([project.file("a")]), and: .files([project.file("b")])
    ).load()
    let text = FlowDifference(from: flows.base, to: flows.head).report(.text)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("\n~ screen ‘Home’: name ‘Home’ → ‘House’ ("))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
