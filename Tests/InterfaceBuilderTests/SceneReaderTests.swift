import FlowModel
import InterfaceBuilder
import Testing

struct SceneReaderTests {
  private func scenes(_ content: String) throws -> [InterfaceScene] {
    try InterfaceDocument("<document type='Storyboard'><scenes>\(content)</scenes></document>")
      .scenes
  }

  @Test(
    "Every controller element makes a scene, including unknown ones",
    arguments: [
      "viewController", "tableViewController", "navigationController", "tabBarController",
      "collectionViewController", "splitViewController", "hostingController", "tabViewController",
      "avPlayerViewController", "pageViewController", "glkViewController", "pagecontroller",
      "lookAroundViewController", "windowController", "application", "viewControllerPlaceholder",
      "controllerPlaceholder", "somethingOfNextYear",
    ])
  func elements(element: String) throws {
    let scene = try #require(
      try scenes(
        """
        <scene><objects><\(element) id="a" sceneMemberID="viewController"/></objects></scene>
        """
      ).first)
    #expect(scene.scene.kind == .scene(element))
    #expect((scene.placeholder != nil) == element.hasSuffix("Placeholder"))
  }

  @Test(
    "Controllers without a mark, as in real files, make a scene",
    arguments: [
      "application", "windowController", "controller", "notificationController",
      "hostingController", "glanceController", "nextYearsController",
    ])
  func unmarked(element: String) throws {
    let scene = try #require(
      try scenes(
        """
        <scene><objects><customObject id="x"/>
        <\(element) id="a" identifier="watch"/></objects></scene>
        """
      ).first)
    #expect(scene.scene.id.objectID == "a")
    #expect(scene.scene.storyboardIdentifier == "watch")
  }

  @Test(
    "The classes of a scene's objects and views are its parts, each once; those of segues are not")
  func parts() throws {
    let scene = try #require(
      try scenes(
        """
        <scene><objects>
        <viewController id="a" customClass="List" sceneMemberID="viewController">
        <view><subviews><view customClass="Chart" customModule="Charts"/></subviews></view>
        <connections><segue customClass="Fade" destination="b" kind="custom" id="s"/></connections>
        </viewController>
        <customObject id="m" customClass="Menu"/><customObject id="n" customClass="Menu"/>
        </objects></scene>
        """
      ).first)
    #expect(
      scene.parts == [
        CustomClass(name: "Chart", module: "Charts"), CustomClass(name: "Menu", module: nil),
      ])
  }

  @Test("The marked controller is the scene's, wherever it is among the objects")
  func controllerIsNotFirst() throws {
    let scene = try #require(
      try scenes(
        """
        <scene><objects>
        <placeholder placeholderIdentifier="IBFirstResponder" id="r"/>
        <tapGestureRecognizer id="g"/><view id="v"/><controller id="x"/>
        <viewController id="a" sceneMemberID="viewController"/>
        </objects></scene>
        """
      ).first)
    #expect(scene.scene.id.objectID == "a")
    #expect(scene.scene.location == SourceLocation(path: "Main.storyboard", line: 4))
  }

  @Test("A table is static or dynamic, and identifiers are kept only of reused cells")
  func tables() throws {
    let dynamic = try InterfaceDocument(
      controllerHolding: """
        <tableView key="view" dataMode="prototypes"><prototypes>
        <tableViewCell reuseIdentifier="A" id="1"/><tableViewCell id="2"/>
        <tableViewCell reuseIdentifier="B" id="3"/></prototypes></tableView>
        """)
    #expect(dynamic.scenes[0].scene.table == .dynamic)
    #expect(dynamic.scenes[0].scene.reuseIdentifiers == ["A", "B"])
    let fixed = try InterfaceDocument(
      controllerHolding: """
        <tableView key="view" dataMode="static"><sections><tableViewSection><cells>
        <tableViewCell reuseIdentifier="A" id="1"/></cells></tableViewSection></sections></tableView>
        """)
    #expect(fixed.scenes[0].scene.table == .static)
    #expect(fixed.scenes[0].scene.reuseIdentifiers == [])
    let collection = try InterfaceDocument(
      controllerHolding: """
        <collectionView><collectionReusableView reuseIdentifier="Head" id="1"/>
        <cells><collectionViewCell reuseIdentifier="Item" id="2"/></cells></collectionView>
        """)
    #expect(collection.scenes[0].scene.table == nil)
    #expect(collection.scenes[0].scene.reuseIdentifiers == ["Head", "Item"])
    let watch = try InterfaceDocument(
      controllerHolding: "<table><items><tableRow identifier='Row' id='1'/></items></table>",
      runtime: "watchKit")
    #expect(watch.scenes[0].scene.table == .dynamic)
    #expect(watch.scenes[0].scene.reuseIdentifiers == ["Row"])
  }

  @Test("How a controller asks to be presented is read, in the words of the file")
  func presentation() throws {
    let document = try InterfaceDocument(
      controllerHolding: "",
      attributes: """
         modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal" \
        modalInPresentation="YES" hidesBottomBarWhenPushed="YES"
        """)
    #expect(
      document.scenes[0].scene.presentation == [
        "modalPresentationStyle": "formSheet", "modalTransitionStyle": "flipHorizontal",
        "modalInPresentation": "YES", "hidesBottomBarWhenPushed": "YES",
      ])
  }

  @Test("Runtime attributes of the controller and its views are read with their values and lines")
  func runtimeAttributes() throws {
    let document = try InterfaceDocument(
      controllerHolding: """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="a"/>
        <userDefinedRuntimeAttribute type="string" keyPath="long">
        <string key="value">b
        c</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
        <real key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="tint">
        <color key="value" red="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
        </userDefinedRuntimeAttributes></view>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
        </userDefinedRuntimeAttributes>
        """)
    #expect(
      document.tree == """
        storyboard 3.0 iOS at Main.storyboard:1
          4: viewController c 'View Controller'
            6: v.name string 'a'
            7: v.long string 'b
        c'
            10: v.radius number '8'
            12: v.tint color ''
            14: v.none nil ''
            17: c.on boolean 'YES'
        """)
  }

  @Test("Exits are recognised by ID, wherever they are")
  func exits() throws {
    let document = try InterfaceDocument(
      controllerHolding: "<view><exit id='x'/></view>", beside: "<exit id='y'/>")
    #expect(document.scenes[0].exits == ["x", "y"])
  }

  @Test("A canvas position that is not a number is ignored")
  func canvas() throws {
    for (x, place) in [("12", CanvasPoint(x: 12, y: 1)), ("nan", nil), ("inf", nil), ("a", nil)] {
      let scene = try #require(
        try scenes(
          """
          <scene><objects><controller/></objects>
          <point key="canvasLocation" x="\(x)" y="1"/></scene>
          """
        ).first)
      #expect(scene.scene.canvasLocation == place)
    }
  }
}
