import FlowModel
import ScreenModel
import Testing

@Suite struct ScreenReaderTests {
  @Test(
    "A controller without a view is as large as the device in its orientation",
    arguments: [
      ("retina6_12", "portrait", "393x852"), ("retina6_12", "landscape", "852x393"),
      ("iPad13_0rounded", "portrait", "1032x1376"), ("retina3_5", "portrait", "320x480"),
      ("of2042", "portrait", "393x852"),
    ])
  func device(id: String, orientation: String, size: String) throws {
    let screen = try Screen(
      controllerHolding: "", document: #"<device id="\#(id)" orientation="\#(orientation)"/>"#)
    #expect(screen.size.printed == size)
  }

  @Test(
    "Every platform has a default size",
    arguments: [
      ("AppleTV", #"<device id="appleTV" orientation="landscape"/>"#, "1920x1080"),
      ("watchKit", #"<device id="watch45"/>"#, "198x242"), ("MacOSX.Cocoa", "", "480x270"),
      ("iOS.CocoaTouch", "", "320x480"), ("iOS.CocoaTouch.iPad", "", "768x1024"),
      (
        "iOS.CocoaTouch",
        """
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedOrientationMetrics key="orientation" orientation="landscape"/>
        <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/>
        </simulatedMetricsContainer>
        """, "667x375"
      ),
    ])
  func usualSize(runtime: String, document: String, size: String) throws {
    let screen = try Screen(controllerHolding: "", runtime: runtime, document: document)
    #expect(screen.size.printed == size)
  }

  @Test("A screen has the size of its view, and the view fills it")
  func freeform() throws {
    let screen = try Screen(
      controllerHolding: """
        <view key="view" id="v"><rect key="frame" x="10" y="20" width="320" height="1200"/></view>
        <size key="freeformSize" width="320" height="1200"/>
        """)
    #expect(screen.tree == "viewController c iOS 320x1200\n  view v 0,0 320x1200")
  }

  @Test("The dark appearance, the bars and the guides come from the document and the controller")
  func simulation() throws {
    let screen = try Screen(
      controllerHolding: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="g"/></layoutGuides>
        <nil key="simulatedStatusBarMetrics"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
        """, attributes: #" title="T""#,
      document: #"<device id="retina4_7" orientation="portrait" appearance="dark"/>"#)
    #expect(
      screen.tree == """
        viewController c iOS 375x667
          title 'T'
          dark
          no status bar
          simulated navigationBar
          simulated tabBar
          guide g top
        """)
  }

  @Test("A navigation item has its title and buttons, the first on the right outermost")
  func navigationItem() throws {
    let screen = try Screen(
      controllerHolding: """
        <navigationItem key="navigationItem" title="Home" prompt="P" \
        largeTitleDisplayMode="always" id="n">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" enabled="NO" id="l"/>
        <rightBarButtonItems><barButtonItem title="Save" style="done" id="r1">
        <color key="tintColor" red="1" green="0.0" blue="0.0"/></barButtonItem>
        <barButtonItem image="bell" catalog="system" id="r2"/></rightBarButtonItems>
        <barButtonItem key="backBarButtonItem" title="Up" id="b"/>
        <segmentedControl key="titleView" id="s"/>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="Home" image="house" badgeValue="3" id="t"/>
        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem width="9" \
        id="k"><button key="customView" id="q"/></barButtonItem></toolbarItems>
        """)
    #expect(
      screen.tree == """
        viewController c iOS 393x852
          navigation item n 'Home' prompt 'P' large
            left l cancel disabled
            right r1 'Save' tint #ff0000 done
            right r2 image bell of the system
            back b 'Up'
            segmentedControl s
          tab t 'Home' image house badge 3
          tool f flexibleSpace
          tool k width 9 view(button q)
        """)
  }

  @Test("A navigation controller has a bar, which may be hidden, and a toolbar")
  func navigationController() throws {
    let screen = try Screen(
      controllerHolding: """
        <navigationBar key="navigationBar" barStyle="black" largeTitles="YES" id="b">
        <color key="barTintColor" white="1" alpha="1"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="0.0" alpha="1"/>
        </textAttributes></navigationBar>
        """, element: "navigationController",
      attributes: #" navigationBarHidden="YES" toolbarHidden="NO""#)
    #expect(
      screen.tree == """
        navigationController c iOS 393x852
          no navigation bar
          simulated toolbar
          navigationBar b on on #ffffff '' 17 bold #000000 style black
        """)
  }

  @Test("Bars that are part of a view have their items")
  func loneBars() throws {
    let bars = try printed(
      """
      <navigationBar id="a"><items><navigationItem title="Lone" id="n"/></items></navigationBar>
      <toolbar id="b"><items><barButtonItem title="X" id="x"/></items></toolbar>
      <tabBar id="c"><items><tabBarItem systemItem="more" id="y"/></items></tabBar>
      """)
    #expect(
      bars == """
        navigationBar a
          navigation item n 'Lone'
        toolbar b
          bar item x 'X'
        tabBar c
          bar item y more
        """)
  }

  @Test("A xib's screen is the view of its File's Owner, by the owner's ID")
  func nib() throws {
    let screens = try Screen.all(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7"/>
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view id="other"/>
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/></view>
        </objects></document>
        """, path: "A.xib")
    #expect(
      screens.mapValues(\.tree) == ["-1": "viewController -1 iOS 300x200\n  view v 0,0 300x200"])
  }

  @Test("The first of two controllers with one ID is read, and a xib without a view has no screen")
  func oddities() throws {
    let scene = { (title: String) in
      """
      <scene><objects><viewController id="c" title="\(title)" sceneMemberID="viewController"/>
      </objects></scene>
      """
    }
    let screens = try Screen.all(
      in: "<document><scenes>\(scene("one"))\(scene("two"))</scenes></document>")
    #expect(screens["c"]?.title == "one")
    let nib = try Screen.all(in: "<document><objects/></document>", path: "A.xib")
    #expect(nib.isEmpty)
  }

  @Test("A file that has no graph because it can't be read has no screens either")
  func broken() {
    #expect(throws: (any Error).self) { try Screen.all(in: "<document>") }
  }
}
