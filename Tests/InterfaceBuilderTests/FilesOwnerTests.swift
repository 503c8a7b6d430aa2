import InterfaceBuilder
import Testing

struct FilesOwnerTests {
  private func tree(_ objects: String, type: String = "CocoaTouch.XIB") throws -> String {
    try InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="iOS.x">
      <objects>
      \(objects)
      </objects></document>
      """, path: "Login.xib"
    ).tree
  }

  @Test("A xib's owner is a controller if its view outlet is connected")
  func controller() throws {
    #expect(
      try tree(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController">
        <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><view id="v"/>
        """) == """
          xib 3.0 iOS at Login.xib:1
            owner -1 LoginController controller Login.xib:3
          """)
  }

  @Test("An owner without a view of its own is not a controller")
  func noController() throws {
    #expect(
      try tree(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Row">
        <connections><outlet property="label" destination="v" id="o"/></connections></placeholder>
        """) == """
          xib 3.0 iOS at Login.xib:1
            owner -1 Row Login.xib:3
          """)
  }

  @Test(
    "A view that loads its own content from a nib is not a controller, even with an outlet view",
    arguments: ["ScoreView", "ProductCell", "DialogHeader"])
  func viewOwner(name: String) throws {
    #expect(
      try tree(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
        <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        """) == """
          xib 3.0 iOS at Login.xib:1
            owner -1 \(name) Login.xib:3
          """)
  }

  @Test("On macOS the owner is a custom object, and its window has a title")
  func macOS() throws {
    #expect(
      try tree(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Prefs">
        <connections><outlet property="window" destination="w" id="o"/></connections></customObject>
        <customObject id="-1" userLabel="First Responder"/><window title="Preferences" id="w"/>
        """, type: "Cocoa.XIB") == """
          xib 3.0 iOS at Login.xib:1
            owner -2 Prefs controller Preferences Login.xib:3
          """)
  }
}
