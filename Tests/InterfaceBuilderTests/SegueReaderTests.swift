import FlowModel
import InterfaceBuilder
import Testing

struct SegueReaderTests {
  private func segues(_ content: String) throws -> [Segue] {
    try InterfaceDocument(controllerHolding: content).scenes[0].segues
  }

  @Test(
    "Every kind of segue is kept as written, including unknown ones",
    arguments: [
      "show", "relationship", "unwind", "presentation", "push", "embed", "custom", "modal",
      "showDetail", "popover", "sheet", "popoverPresentation", "replace", "teleport",
    ])
  func kinds(kind: String) throws {
    let segue = try #require(
      try segues("<connections><segue id='g' destination='d' kind='\(kind)'/></connections>").first)
    #expect(segue.kind.rawValue == kind)
    #expect(segue.id == SegueID(path: "Main.storyboard", objectID: "g"))
    #expect(segue.source == SceneID(path: "Main.storyboard", objectID: "c"))
    #expect(segue.destination == SceneID(path: "Main.storyboard", objectID: "d"))
  }

  @Test("All attributes of a segue are read")
  func attributes() throws {
    let document = try InterfaceDocument(
      controllerHolding: """
        <connections>
        <segue destination="d" kind="custom" identifier="a b" customClass="Fade" customModule="App" \
        customModuleProvider="target" destinationCreationSelector="make:" animates="NO" \
        modalPresentationStyle="fullScreen" modalTransitionStyle="flipHorizontal" \
        popoverAnchorView="v" popoverBehavior="t" preferredEdge="maxY" id="g">
        <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
        <segue destination="x" kind="unwind" identifier="" unwindAction="back:" id="h"/>
        </connections>
        """)
    #expect(
      document.tree == """
        storyboard 3.0 iOS at Main.storyboard:1
          4: viewController c 'View Controller'
            6: custom g c -> d identifier=a b class=Fade module=App creator=make: animates=NO \
        modalPresentationStyle=fullScreen modalTransitionStyle=flipHorizontal popoverAnchorView=v \
        popoverBehavior=t preferredEdge=maxY
            8: unwind h c -> x unwinds=back:
        """)
  }

  @Test("Relationships are counted by owner and name, in document order")
  func order() throws {
    let segues = try segues(
      """
      <view><connections>
      <segue id="0" destination="d" kind="relationship" relationship="viewControllers"/>
      </connections></view>
      <connections>
      <segue id="1" destination="d" kind="relationship" relationship="viewControllers"/>
      <segue id="2" destination="d" kind="relationship" relationship="rootViewController"/>
      <segue id="3" destination="d" kind="show"/>
      <segue id="4" destination="d" kind="relationship" relationship="viewControllers"/>
      </connections>
      """)
    #expect(segues.map(\.order) == [0, 0, 0, nil, 1])
    #expect(segues.map(\.trigger) == [nil, nil, nil, nil, nil])
  }

  @Test("Mentions of a segue, and its variants for peek and pop, are not segues")
  func noEdges() throws {
    let document = try InterfaceDocument(
      """
      <document type="Storyboard"><scenes><scene><objects>
      <viewController id="c" sceneMemberID="viewController"><view><button id="b"><connections>
      <segue id="g" destination="d" kind="show">
      <segue key="commit" inheritsFrom="parent" id="p1"/>
      <segue key="preview" inheritsFrom="commit" id="p2"/>
      <segue key="preview" destination="e" kind="presentation" id="p3"/>
      </segue></connections></button></view></viewController></objects></scene></scenes>
      <inferredMetricsTieBreakers><segue reference="g"/></inferredMetricsTieBreakers>
      </document>
      """)
    #expect(
      document.tree == """
        storyboard  unknown at Main.storyboard:1
          2: viewController c 'View Controller'
            3: show g c -> d by button b '' tap
            6: presentation p3 c -> e by button b '' tap
        """)
  }

  @Test("An element without an ID is identified by its line, and equal IDs are all kept")
  func identity() throws {
    let segues = try segues(
      """
      <connections><segue destination="c"/>
      <segue destination="c"/><segue id="g" destination="c"/><segue id="g" destination="c"/>
      </connections>
      """)
    #expect(segues.map(\.id.objectID) == ["line-5", "line-6", "g", "g"])
  }
}
