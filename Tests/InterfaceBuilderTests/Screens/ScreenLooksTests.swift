import ScreenModel
import Testing

@Suite struct ScreenLooksTests {
  private static let plain = """
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label text="Hello" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
    <color key="textColor" white="0.66666666666666663" alpha="1"/></label>
    <button id="b"><state key="normal" title="Go"/></button></subviews>
    <constraints><constraint firstAttribute="width" constant="9" id="k"/></constraints></view>
    <navigationItem key="navigationItem" title="Home" id="n"/>
    """

  private func looks(_ content: String) throws -> ScreenLooks {
    try Screen(controllerHolding: content).looks
  }

  @Test(
    "What tools write in addition does not count",
    arguments: [
      ("x=\"1\"", "x=\"7\""), ("constant=\"9\"", "constant=\"10\""), ("id=\"a\"", "id=\"z\""),
      ("0.66666666666666663", "0.66666669"), ("width=\"375\"", "width=\"393\""),
      ("id=\"n\"", "id=\"m\""),
      ("<constraint firstAttribute=\"width\" constant=\"9\" id=\"k\"/>", ""),
    ])
  func noise(old: String, new: String) throws {
    let changed = Self.plain.split(separator: old).joined(separator: new)
    #expect(changed != Self.plain)
    #expect(try looks(changed) == looks(Self.plain))
  }

  @Test(
    "What a user sees counts",
    arguments: [
      ("Hello", "Bye"), ("title=\"Go\"", "title=\"Go\" image=\"star\""),
      ("white=\"0.6", "white=\"0.2"),
      ("<button id=\"b\">", "<button hidden=\"YES\" id=\"b\">"), ("Home", "House"),
      ("<button id=\"b\">", "<button customClass=\"Big\" id=\"b\">"),
      ("<button id=\"b\">", "<view id=\"c\"/><button id=\"b\">"),
    ])
  func changes(old: String, new: String) throws {
    let changed = Self.plain.split(separator: old).joined(separator: new)
    #expect(changed != Self.plain)
    #expect(try looks(changed) != looks(Self.plain))
  }

  @Test("The order of views counts")
  func order() throws {
    let views = [#"<label text="1" id="a"/>"#, #"<label text="2" id="b"/>"#]
    let looks = try [views, views.reversed()].map {
      try self.looks("<view key=\"view\" id=\"v\"><subviews>\($0.joined())</subviews></view>")
    }
    #expect(looks[0] != looks[1])
  }
}
