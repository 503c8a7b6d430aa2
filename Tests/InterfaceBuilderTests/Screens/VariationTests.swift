import ScreenModel
import Testing

@Suite struct VariationTests {
  private static let stack = """
    <view id="a"><subviews><label text="1" id="b"/><label text="2" id="c"/>
    <stackView spacing="4" id="d"><variation key="widthClass=regular" axis="vertical"/>
    <variation key="heightClass=regular-widthClass=regular" spacing="9"/></stackView></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
    <include reference="c"/><exclude reference="b"/></mask></variation></view>
    """

  @Test("On a phone, what is installed only for wider screens is omitted")
  func phone() throws {
    #expect(
      try printed(Self.stack, document: #"<device id="retina4_7"/>"#) == """
        view a
          label b '1' 17
          stack d horizontal by 4 fill fill
        """)
  }

  @Test("On a tablet, the values for regular sizes apply")
  func tablet() throws {
    #expect(
      try printed(Self.stack, document: #"<device id="ipad9_7"/>"#) == """
        view a
          label c '2' 17
          stack d vertical by 9 fill fill
        """)
  }

  @Test("A constraint's constant varies, too")
  func constant() throws {
    let view = """
      <view id="a"><constraints><constraint firstAttribute="width" constant="1" id="k">
      <variation key="heightClass=compact" constant="2"/></constraint></constraints></view>
      """
    let lying = #"<device id="retina4_7" orientation="landscape"/>"#
    #expect(try printed(view, document: lying) == "view a\n  constraint self.width equal +2")
    #expect(try printed(view) == "view a\n  constraint self.width equal +1")
  }
}
