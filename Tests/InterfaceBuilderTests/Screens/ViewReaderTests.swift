import ScreenModel
import Testing

@Suite struct ViewReaderTests {
  @Test("A view has its frame, class, looks and resizing mask")
  func view() throws {
    let view = try printed(
      """
      <view hidden="YES" clipsSubviews="YES" alpha="0.5" contentMode="scaleToFill" id="a" \
      customClass="Card">
      <rect key="frame" x="16" y="20.5" width="100" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <color key="tintColor" white="0.0" alpha="0.5" colorSpace="custom"/>
      </view>
      """)
    #expect(
      view == """
        view a Card 16,20.5 100x50 hidden alpha 0.5 clips on #ff0000 tint #00000080 resizes wb
        """)
  }

  @Test("Nested views are in painting order")
  func nesting() throws {
    let view = try printed(
      """
      <view id="a"><subviews><label text="one" id="b"/><view id="c"><subviews>
      <imageView image="star" catalog="system" contentMode="scaleAspectFit" id="d"/>
      </subviews></view></subviews></view>
      """)
    #expect(
      view == """
        view a
          label b 'one' 17
          view c
            imageView d image star of the system scaleAspectFit
        """)
  }

  @Test(
    "A frame may be given by distances from the parent's edges",
    arguments: [
      (#"minX="15" width="44" height="21""#, "15,0 44x21"),
      (#"maxX="10" minY="5" width="90" height="20""#, "300,5 90x20"),
      (#"minX="10" maxX="20" minY="5" maxY="5""#, "10,5 370x790"), ("", "0,0 400x800"),
    ])
  func frameInset(attributes: String, frame: String) throws {
    let view = try printed(#"<view id="a"><frame key="frameInset" \#(attributes)/></view>"#)
    #expect(view == "view a \(frame)")
  }

  @Test("A view without a frame has none")
  func noFrame() throws {
    #expect(try printed(#"<view id="a"/>"#) == "view a")
  }

  @Test("An unknown element keeps its name and class")
  func unknown() throws {
    let screen = try Screen(
      controllerHolding: #"<hologramView key="view" id="a" customClass="Ghost"/>"#)
    #expect(screen.view?.kind == .unknown)
    #expect(screen.view?.element == "hologramView")
    #expect(screen.view?.customClass == "Ghost")
  }

  @Test("A layer's corners and edges come from runtime attributes, by several names")
  func runtimeAttributes() throws {
    let view = try printed(
      """
      <view id="a"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
      <real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
      <color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view == "view a 0,0 40x40 clips radius 8 edge 1.5 edge #ffffff")
  }

  @Test("Constraints name their items, and those that are not installed are skipped")
  func constraints() throws {
    let view = try printed(
      """
      <view id="a"><viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstAttribute="width" constant="44" id="1"/>
      <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="g" \
      secondAttribute="bottom" multiplier="16:9" priority="750" id="2"/>
      <constraint firstAttribute="height" constant="1" id="3"/>
      <constraint firstAttribute="height" constant="2" placeholder="YES" id="4"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="3"/></mask></variation>
      </view>
      """)
    #expect(
      view == """
        view a
          guide g safeArea
          constraint self.width equal +44
          constraint b.top greaterThanOrEqual g.bottom *1.778 @750
        """)
  }

  @Test("A container names what it embeds")
  func container() throws {
    let view = try printed(
      """
      <containerView id="a"><connections>
      <segue destination="z" kind="embed" id="s"/></connections></containerView>
      """)
    #expect(view == "container a embeds z")
  }

  @Test("A stack lays out by axis, spacing, distribution and alignment")
  func stack() throws {
    let view = try printed(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="a"/>
      <stackView id="b"/>
      """)
    #expect(view == "stack a vertical by 8 fillEqually center\nstack b horizontal by 0 fill fill")
  }
}
