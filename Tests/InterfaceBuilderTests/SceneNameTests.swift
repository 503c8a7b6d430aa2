import FlowModel
import InterfaceBuilder
import Testing

struct SceneNameTests {
  private func name(comment: String = "", attributes: String = "", content: String = "") throws
    -> String?
  {
    try InterfaceDocument(
      """
      <document type="Storyboard"><scenes>
      \(comment)
      <scene><objects><tableViewController id="a" sceneMemberID="viewController"\(attributes)>
      \(content)</tableViewController></objects></scene></scenes></document>
      """
    ).scenes.first?.scene.name
  }

  @Test("A scene is named after the comment before it, or its own properties without one")
  func order() throws {
    var attributes = " customClass='DKSignInViewController'"
    var content = ""
    #expect(try name() == "Table View Controller")
    #expect(try name(attributes: attributes, content: content) == "Sign In")
    content = "<tabBarItem key='tabBarItem' title='Tab'/>"
    #expect(try name(attributes: attributes, content: content) == "Tab")
    content += "<navigationItem key='navigationItem' title='Item'/>"
    #expect(try name(attributes: attributes, content: content) == "Item")
    attributes += " title='Title'"
    #expect(try name(attributes: attributes, content: content) == "Title")
    attributes += " userLabel='Label'"
    #expect(try name(attributes: attributes, content: content) == "Label")
    #expect(
      try name(comment: "<!-- Comment -->", attributes: attributes, content: content) == "Comment")
    #expect(try name(comment: "<!-- -->", attributes: attributes, content: content) == "Label")
  }

  @Test("Entities in the comment are decoded, and other text is kept")
  func entities() throws {
    #expect(
      try name(comment: "<!--Q&amp;A &lt;1&gt; &quot;x&apos; &amp;lt; R&D &-->")
        == "Q&A <1> \"x' &lt; R&D &")
  }

  @Test("A comment elsewhere does not name a scene")
  func otherComments() throws {
    let document = try InterfaceDocument(
      """
      <document type="Storyboard"><!--No--><scenes><scene><objects><!--No-->
      <controller/></objects></scene><!--Yes--><scene><objects><controller/></objects></scene>
      <!--No--><other/><scene><objects><controller/></objects></scene>
      </scenes></document>
      """)
    #expect(document.scenes.map(\.scene.name) == ["Controller", "Yes", "Controller"])
  }

  @Test("A reference without a comment has its scene's name, or else its storyboard's")
  func references() throws {
    let document = try InterfaceDocument(
      """
      <document type="Storyboard"><scenes>
      <scene><objects><viewControllerPlaceholder storyboardName="S" referencedIdentifier="r" id="1"
      sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewControllerPlaceholder storyboardName="S" id="2"
      sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewControllerPlaceholder id="3"
      sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """)
    #expect(document.scenes.map(\.scene.name) == ["r", "S", "View Controller Placeholder"])
  }
}
