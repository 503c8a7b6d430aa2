import ScreenModel
import Testing

@Suite struct ColorTests {
  private static let resources = """
    <resources><namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    <systemColor name="systemFancyColor"><color white="0.2" alpha="1"/></systemColor></resources>
    """

  @Test(
    "A colour is given by components, or by a name that is looked up",
    arguments: [
      (#"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB""#, "#ff8000"),
      (#"white="0.33333333333333331" alpha="0.5" colorSpace="calibratedWhite""#, "#55555580"),
      (#"cyan="1" magenta="0.0" yellow="0.0" black="0.0" alpha="1""#, "#00ffff"),
      (#"name="Brand""#, "#336699(named Brand)"), (#"name="Lost""#, "#808080(named Lost)"),
      (#"systemColor="systemBackgroundColor""#, "#ffffff/#000000(systemBackgroundColor)"),
      (#"systemColor="systemFancyColor""#, "#333333(systemFancyColor)"),
      (
        #"white="0.0" alpha="0.0" cocoaTouchSystemColor="darkTextColor""#,
        "#000000(darkTextColor)"
      ),
      (#"red="9" green="-1" blue="nan" alpha="1""#, nil),
      (#"red="9" green="-1" blue="0""#, "#ff0000"),
      (#"systemColor="unheardOf""#, nil),
    ])
  func color(attributes: String, printed: String?) throws {
    let view = try InterfaceBuilderTests.printed(
      #"<view id="a"><color key="backgroundColor" \#(attributes)/></view>"#,
      document: Self.resources)
    #expect(view == "view a" + (printed.map { " on \($0)" } ?? ""))
  }

  @Test("AppKit's system colours differ from UIKit's")
  func appKit() throws {
    let view = try printed(
      """
      <view id="a"><color key="backgroundColor" name="labelColor" catalog="System" \
      colorSpace="catalog"/></view>
      """, runtime: "MacOSX.Cocoa")
    #expect(view == "view a on #000000d9/#ffffffd9(labelColor)")
  }

  @Test("An image has the size in the file's resources")
  func imageSize() throws {
    let view = try printed(
      #"<imageView image="logo" id="a"/>"#,
      document: #"<resources><image name="logo" width="24" height="12"/></resources>"#)
    #expect(view == "imageView a image logo 24x12")
  }
}
