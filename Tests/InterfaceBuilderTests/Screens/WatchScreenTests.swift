import ScreenModel
import Testing

@Suite struct WatchScreenTests {
  @Test("A watch controller's objects are in a column, sized by fractions and aligned")
  func groups() throws {
    let screen = try Screen(
      controllerHolding: """
        <items><group width="0.5" height="60" alignment="center" layout="vertical" spacing="8" \
        radius="6" id="g"><items><label alignment="right" text="Hi" id="l">
        <fontDescription key="font" style="UICTFontTextStyleFootnote"/></label>
        <separator alignment="left" id="s"/></items>
        <edgeInsets key="margins" left="1" right="2" top="3" bottom="4"/>
        <variation key="device=watch40mm" height="70"/></group>
        <button width="1" title="Go" id="b"><group key="contentGroup" id="bg"/></button>
        <table id="t"><items><tableRow identifier="Row" id="r"><group key="rootItem" \
        layout="overlap" id="rg"/></tableRow></items></table></items>
        """, element: "controller", attributes: #" title="T" spacing="3""#, runtime: "watchKit",
      document: #"<device id="watch40"/>"#)
    #expect(
      screen.tree == """
        controller c watchOS 162x197
          title 'T'
          watchGroup c 0,0 162x197 1ofxfit left top vertical by 3
            watchGroup g radius 6 0.5ofx70 center top vertical by 8 in 3,1,4,2
              watchLabel l 'Hi' 12 fitxfit right top horizontal
              separator s fitxfit left top horizontal
            button b 'Go' 16 center 1ofxfit left top horizontal
              watchGroup bg as contentView fitxfit left top horizontal
            watchTable t fitxfit left top horizontal
              watchRow r fitxfit left top horizontal
                watchGroup rg as contentView fitxfit left top horizontal overlapping
        """)
  }
}
