import FlowModel
import InterfaceBuilder
import Testing

struct InterfaceParserTests {
  @Test("A storyboard is read with every fact that the product uses")
  func storyboard() throws {
    let document = try InterfaceDocument(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" launchScreen="YES" \
      initialViewController="nav">
          <scenes>
              <!--Sign In-->
              <scene sceneID="s1">
                  <objects>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
                      <viewController storyboardIdentifier="login" title="Welcome" id="vc" \
      customClass="LoginViewController" customModule="App" customModuleProvider="target" \
      userLabel="Sign In" sceneMemberID="viewController">
                          <view key="view" id="v1"><subviews>
                              <button id="b1">
                                  <state key="normal" title="Forgot?"/>
                                  <connections>
                                      <segue destination="help" kind="presentation" \
      identifier="toHelp" modalPresentationStyle="formSheet" id="g1"/>
                                  </connections>
                              </button>
                          </subviews></view>
                          <navigationItem key="navigationItem" title="Log In" id="n1"/>
                          <tabBarItem key="tabBarItem" title="Me" id="t1"/>
                          <connections>
                              <segue destination="x1" kind="unwind" unwindAction="back:" id="g2"/>
                          </connections>
                      </viewController>
                      <exit id="x1" userLabel="Exit" sceneMemberID="exit"/>
                  </objects>
                  <point key="canvasLocation" x="-12.5" y="1e3"/>
              </scene>
              <!--Settings-->
              <scene sceneID="s2">
                  <objects>
                      <viewControllerPlaceholder storyboardName="Settings" \
      referencedIdentifier="root" bundleIdentifier="org.app" id="help" \
      sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """, path: "App/Main.storyboard")
    #expect(
      document.tree == """
        storyboard 3.0 iOS at App/Main.storyboard:2
          launch screen
          initial nav
          8: viewController vc 'Sign In' class=LoginViewController module=App identifier=login \
        title=Welcome label=Sign In navigation=Log In tab=Me at=-12.5,1000.0 exits=["x1"]
            13: presentation g1 vc -> help identifier=toHelp modalPresentationStyle=formSheet \
        by button b1 'Forgot?' tap
            20: unwind g2 vc -> x1 unwinds=back:
          30: viewControllerPlaceholder help 'Settings' storyboard=Settings scene=root \
        bundle=org.app
        """)
  }

  @Test("A version 1.0 storyboard is read, with numeric IDs and the placeholder first")
  func versionOne() throws {
    let document = try InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="1.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="2"><scenes><scene sceneID="5"><objects>
      <placeholder placeholderIdentifier="IBFirstResponder" id="4" sceneMemberID="firstResponder"/>
      <viewController id="2" customClass="ViewController" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """)
    #expect(
      document.tree == """
        storyboard 1.0 iOS at Main.storyboard:1
          initial 2
          3: viewController 2 'View Controller' class=ViewController
        """)
  }

  @Test(
    "A document's runtime determines its platform",
    arguments: [
      ("iOS.CocoaTouch", Platform.iOS), ("iOS.CocoaTouch.iPad", .iOS), ("MacOSX.Cocoa", .macOS),
      ("AppleTV", .tvOS), ("watchKit", .watchOS), ("Toaster", .unknown), ("", .unknown),
    ])
  func platform(runtime: String, platform: Platform) throws {
    #expect(try InterfaceDocument(controllerHolding: "", runtime: runtime).platform == platform)
  }

  @Test("UTF-16 is read in both byte orders, with or without a byte order mark, and UTF-8 with one")
  func encodings() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?>
      <document type="Storyboard"><scenes><scene><objects>
      <viewController id="é" title="🙈 日本" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let plain = try InterfaceDocument(text)
    #expect(plain.scenes.first?.scene.title == "🙈 日本")
    #expect(try InterfaceDocument([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == plain)
    #expect(try InterfaceDocument([0xFE, 0xFF] + big) == plain)
    #expect(try InterfaceDocument([0xFF, 0xFE] + little) == plain)
    #expect(try InterfaceDocument(big) == plain)
    #expect(try InterfaceDocument(little) == plain)
  }

  @Test("Line numbers are right beyond 65,535, with either kind of line break")
  func manyLines() throws {
    for lineBreak in ["\n", "\r\n"] {
      let padding = String(repeating: lineBreak, count: 70_000)
      let document = try InterfaceDocument(
        "<document type='Storyboard'><scenes><scene>\(padding)<objects>"
          + "<viewController id='c' sceneMemberID='viewController'>\(lineBreak)<connections>"
          + "\(padding)<segue id='g' destination='c' kind='show'/>\(lineBreak)<segue id='h'/>"
          + "</connections></viewController></objects></scene></scenes></document>")
      #expect(
        document.tree == """
          storyboard  unknown at Main.storyboard:1
            70001: viewController c 'View Controller'
              140002: show g c -> c
            Main.storyboard:140003: warning: 'h' leads nowhere and is left out
          """)
    }
  }

  @Test("An element's line is that of the end of its start tag")
  func tagOverSeveralLines() throws {
    let document = try InterfaceDocument(
      "<document\n type='Storyboard'\n><scenes/></document>")
    #expect(document.location.line == 3)
  }

  @Test("Entities that XML predefines and character references are read in attributes and text")
  func predefinedEntities() throws {
    let document = try InterfaceDocument(
      controllerHolding: "", attributes: " title='&lt;a&gt; &amp;&#38; &quot;b&quot;&#10;c&apos;'")
    #expect(document.scenes.first?.scene.title == "<a> && \"b\"\nc'")
  }

  @Test("The format of a document without a type is that of its file name")
  func noType() throws {
    #expect(try InterfaceDocument("<document/>", path: "A.storyboard").format == .storyboard)
    #expect(try InterfaceDocument("<document/>", path: "A.xib").format == .xib)
  }

  @Test("The same bytes give the same document")
  func repeatable() throws {
    let text =
      "<document type='Storyboard'><scenes><scene><objects><controller/></objects></scene>"
      + "<scene/></scenes></document>"
    #expect(try InterfaceDocument(text) == InterfaceDocument(text))
  }
}
