import ScreenModel
import Testing

@Suite struct ControlTests {
  @Test("A label has its text's size, weight, colour, alignment and number of lines")
  func label() throws {
    let label = try printed(
      """
      <label text="Hello" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="2" \
      adjustsFontSizeToFit="YES" id="a">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
      <color key="textColor" systemColor="secondaryLabelColor"/></label>
      <label text="" id="b"/>
      <label id="c"><string key="text">two
      lines</string></label>
      """)
    #expect(
      label == """
        label a 'Hello' 24 bold #3c3c4399/#ebebf599(secondaryLabelColor) center 2 lines word shrinks
        label b
        label c 'two
        lines' 17
        """)
  }

  @Test("A label's text may be in fragments, the first of which determines its style")
  func attributedLabel() throws {
    let label = try printed(
      """
      <label usesAttributedText="YES" id="a"><attributedString key="attributedText">
      <fragment content="Terms "><attributes>
      <color key="NSColor" red="0.0" green="0.0" blue="1" alpha="1"/>
      <font key="NSFont" size="12" name="HelveticaNeue-Bold"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
      <fragment content="apply"/></attributedString>
      <attributedString key="userComments"><fragment content="note"/></attributedString></label>
      """)
    #expect(label == "label a 'Terms apply' 12 bold #0000ff right")
  }

  @Test(
    "A font's size is in points, or follows from its text style and the platform",
    arguments: [
      ("iOS.CocoaTouch", #"style="UICTFontTextStyleTitle1""#, "28"),
      ("iOS.CocoaTouch", #"style="UICTFontTextStyleHeadline""#, "17 bold"),
      ("AppleTV", #"style="UICTFontTextStyleBody""#, "29"),
      ("iOS.CocoaTouch", #"type="system" weight="semibold" pointSize="11""#, "11 bold"),
      (
        "iOS.CocoaTouch", #"name="Georgia-BoldItalic" family="Georgia" pointSize="9""#,
        "9 bold italic"
      ),
      ("iOS.CocoaTouch", #"type="italicSystem" pointSize="15""#, "15 italic"),
      ("iOS.CocoaTouch", #"type="system" pointSize="nan""#, "17"),
    ])
  func fonts(runtime: String, font: String, text: String) throws {
    let label = try printed(
      """
      <label text="A" id="a"><fontDescription key="fontDescription" \(font)/></label>
      """, runtime: runtime)
    #expect(label == "label a 'A' \(text)")
  }

  @Test("A button shows its normal state")
  func button() throws {
    let button = try printed(
      """
      <button buttonType="system" contentHorizontalAlignment="leading" \
      lineBreakMode="middleTruncation" id="a">
      <fontDescription key="fontDescription" type="system" pointSize="18"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go" image="arrow" catalog="system" backgroundImage="plate">
      <color key="titleColor" white="1" alpha="1"/></state>
      <state key="highlighted" title="Gone"/></button>
      <button id="b"><state key="normal"><imageReference key="image" image="x" symbolScale="large"/>
      </state></button>
      """)
    #expect(
      button == """
        button a 'Go' 18 #ffffff left middle image arrow of the system behind image plate \
        style system insets 2,1,4,3
        button b image x
        """)
  }

  @Test("A button's configuration has precedence")
  func configuredButton() throws {
    let button = try printed(
      """
      <button buttonType="system" id="a"><rect key="frame" x="0.0" y="0.0" width="90" height="40"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" image="gear" catalog="system" \
      title="Pay" subtitle="now" imagePlacement="top" cornerStyle="capsule">
      <color key="baseForegroundColor" white="0.0" alpha="1"/>
      <color key="baseBackgroundColor" name="Brand"/></buttonConfiguration></button>
      """)
    #expect(
      button == """
        button a 0,0 90x40 on #808080(named Brand) radius 20 'Pay' 17 #000000 center middle \
        detail 'now' 12 #000000 image gear of the system image top style filled
        """)
  }

  @Test("Fields have a text, a placeholder and a border")
  func fields() throws {
    let fields = try printed(
      """
      <textField placeholder="Name" borderStyle="roundedRect" textAlignment="natural" id="a">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      <textView text="Long" id="b"/>
      <searchBar placeholder="Find" searchBarStyle="minimal" id="c"><scopeButtonTitles>
      <string>All</string><string>New</string></scopeButtonTitles></searchBar>
      """)
    #expect(
      fields == """
        textField a '' 14 placeholder 'Name' style roundedRect
        textView b 'Long' 14 0 lines
        searchBar c '' 14 placeholder 'Find' style minimal
          item 'All'
          item 'New'
        """)
  }

  @Test("Controls have their values")
  func values() throws {
    let controls = try printed(
      """
      <switch on="YES" id="a"><color key="onTintColor" red="1" green="0.0" blue="0.0"/></switch>
      <slider value="25" minValue="0.0" maxValue="100" id="b"/>
      <slider value="5" minValue="9" maxValue="1" id="c"/>
      <stepper value="2" minimumValue="0.0" maximumValue="4" id="d"/>
      <progressView progress="0.5" id="e"/><progressView progress="7" id="f"/>
      <activityIndicatorView animating="YES" style="large" id="g"/>
      <pageControl numberOfPages="3" currentPage="1" id="h"/>
      <segmentedControl selectedSegmentIndex="1" id="i"><segments><segment title="First"/>
      <segment image="two"/></segments></segmentedControl>
      <datePicker datePickerMode="time" id="j"/>
      """)
    #expect(
      controls == """
        toggle a on tint #ff0000
        slider b value 0.25
        slider c value 0
        stepper d value 0.5
        progress e value 0.5
        progress f value 1
        activityIndicator g on style large
        pageControl h value 1 count 3
        segmentedControl i
          item 'First'
          item - image two selected
        datePicker j style time
        """)
  }

  @Test(
    "Views of other frameworks are distinguished",
    arguments: [
      ("mapView", "map"), ("wkWebView", "web"), ("webView", "web"), ("arscnView", "scene3D"),
      ("mtkView", "scene3D"), ("pickerView", "picker"), ("glkView", "scene3D"),
    ])
  func kinds(element: String, kind: String) throws {
    #expect(try printed("<\(element) id=\"a\"/>") == "\(kind) a")
  }
}
