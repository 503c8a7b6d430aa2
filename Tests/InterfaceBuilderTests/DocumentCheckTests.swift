import InterfaceBuilder
import Testing

struct DocumentCheckTests {
  @Test(
    "A scene inside another is reported and read as a part of it, so that nothing is read twice")
  func nestedScene() throws {
    let document = try InterfaceDocument(
      controllerHolding: """
        <scene><objects><controller id="n"><connections>
        <segue id="g" destination="c" kind="show"/>
        </connections></controller></objects></scene>
        """)
    #expect(
      document.tree == """
        storyboard 3.0 iOS at Main.storyboard:1
          4: viewController c 'View Controller'
            6: show g c -> c by controller n '' action
          Main.storyboard:5: warning: a scene inside another is read as a part of that
        """)
  }

  @Test(
    "Controllers that are not screens, and those of a launch screen, are skipped silently",
    arguments: [
      "arrayController", "dictionaryController", "objectController", "treeController",
      "userDefaultsController", "searchDisplayController",
    ])
  func controllersWithoutScreen(element: String) throws {
    let holder = try InterfaceDocument(
      "<document type='XIB'><objects><\(element) id='a'/></objects></document>")
    #expect(holder.findings.isEmpty)
    let scene = try InterfaceDocument(
      """
      <document type='Storyboard'><scenes><scene><objects><\(element) id='a'/></objects></scene>
      </scenes></document>
      """)
    #expect(scene.scenes.isEmpty)
    let launch = try InterfaceDocument(
      """
      <document type='XIB' launchScreen='YES'><objects><viewController id='a'/></objects></document>
      """)
    #expect(launch.findings.isEmpty)
  }

  @Test("What can't be kept is reported, with its line")
  func everyFault() throws {
    let document = try InterfaceDocument(
      """
      <document type="Storyboard"><objects>
      <viewController id="stray"/></objects><scenes>
      <scene sceneID="s"><objects><view id="v"/></objects></scene>
      <scene/>
      <scene><objects><viewController id="a" sceneMemberID="viewController"><connections>
      <segue id="g" kind="show"/>
      <segue id="h" kind="show" destination="a"/>
      <segue id="h" kind="show" destination="a"/>
      </connections></viewController>
      <viewController id="b" sceneMemberID="viewController"/></objects></scene>
      <scene><objects>
      <viewController id="a" sceneMemberID="viewController"/></objects></scene>
      </scenes>
      <segue id="i" kind="show" destination="a"/></document>
      """)
    #expect(
      document.tree == """
        storyboard  unknown at Main.storyboard:1
          5: viewController a 'View Controller'
            7: show h a -> a
            8: show h a -> a
          12: viewController a 'View Controller'
          Main.storyboard:2: warning: 'stray' stands in no scene and is left out
          Main.storyboard:3: warning: a scene without a controller is left out
          Main.storyboard:4: warning: a scene without a controller is left out
          Main.storyboard:6: warning: 'g' leads nowhere and is left out
          Main.storyboard:8: warning: 'h' is the ID of another segue, too
          Main.storyboard:10: warning: 'b' is left out; a scene has one controller
          Main.storyboard:12: warning: 'a' is the ID of another scene, too
          Main.storyboard:14: warning: 'i' stands in no scene and is left out
        """)
  }
}
