import FlowModel
import InterfaceBuilder
import Testing

struct TriggerReaderTests {
  private static let connections =
    "<connections><segue id='g' destination='d' kind='show'/></connections>"

  private func trigger(
    _ content: String, beside: String = "", runtime: String = "iOS.CocoaTouch"
  ) throws -> Trigger? {
    let document = try InterfaceDocument(
      controllerHolding: content, beside: beside, runtime: runtime)
    return try #require(document.scenes[0].segues.first).trigger
  }

  @Test(
    "Each kind of owner has its own event",
    arguments: [
      ("button", "iOS.CocoaTouch", "tap"), ("button", "watchKit", "tap"),
      ("button", "MacOSX.Cocoa", "action"), ("button", "AppleTV", "action"),
      ("barButtonItem", "iOS.CocoaTouch", "tap"), ("tableViewCell", "AppleTV", "select"),
      ("collectionViewCell", "iOS.CocoaTouch", "select"), ("tableRow", "watchKit", "select"),
      ("containerView", "iOS.CocoaTouch", "load"), ("textField", "iOS.CocoaTouch", "return"),
      ("textField", "MacOSX.Cocoa", "action"),
      ("tapGestureRecognizer", "iOS.CocoaTouch", "gesture"),
      ("pongPressGestureRecognizer", "iOS.CocoaTouch", "gesture"),
      ("menuItem", "MacOSX.Cocoa", "action"), ("somethingNew", "iOS.CocoaTouch", "action"),
      ("searchDisplayController", "iOS.CocoaTouch", nil),
    ] as [(String, String, String?)])
  func events(element: String, runtime: String, event: String?) throws {
    let owner = "<\(element) id='o' userLabel='Label'>\(Self.connections)</\(element)>"
    let expected = Trigger(element: element, objectID: "o", title: "Label", event: event)
    #expect(try trigger("<view>\(owner)</view>", runtime: runtime) == expected)
    #expect(try trigger("", beside: owner, runtime: runtime) == expected)
  }

  @Test("A cell's accessory is distinguished from the cell")
  func accessory() throws {
    let cell = try trigger(
      """
      <tableViewCell id="o"><connections>
      <segue id="g" destination="d" kind="show" trigger="accessoryAction"/>
      </connections></tableViewCell>
      """)
    #expect(cell?.event == "accessory")
  }

  @Test("An embedded scene is loaded together with the view that contains it")
  func embed() throws {
    let view = try trigger(
      """
      <view id="o"><connections><segue id="g" destination="d" kind="embed"/></connections></view>
      """)
    #expect(view == Trigger(element: "view", objectID: "o", title: nil, event: "load"))
  }

  @Test("A segue of the controller itself has no trigger: code performs it")
  func manual() throws {
    #expect(try trigger(Self.connections) == nil)
  }

  @Test(
    "The title is what the user reads, or else the author's label",
    arguments: [
      ("<button id='o'><state key='normal' title='A'/><state key='selected' title='B'/>", "A"),
      (
        "<button id='o' userLabel='L'><state key='normal'><string key='title'>A\nB</string></state>",
        "A\nB"
      ),
      (
        "<button id='o'><state key='normal' title='Button'/><buttonConfiguration key='configuration'"
          + " title='A'/>", "A"
      ),
      (
        "<button id='o'><state key='normal'><attributedString key='attributedTitle'>"
          + "<fragment content='A'/><fragment><string key='content'> B</string></fragment>"
          + "</attributedString></state>", "A B"
      ),
      (
        "<button id='o'><buttonConfiguration key='configuration'><attributedString"
          + " key='attributedTitle'><fragments><fragment content='A'/></fragments>"
          + "</attributedString></buttonConfiguration>", "A"
      ),
      ("<button id='o'><buttonCell key='cell' title='A'/>", "A"),
      ("<button id='o' title='A'>", "A"),
      ("<button id='o'><state key='normal' image='i'/><accessibility label='A'/>", "A"),
      ("<button id='o' userLabel='L'><state key='normal' image='i'/>", "L"),
      ("<barButtonItem id='o' title='A' systemItem='done'>", "A"),
      ("<barButtonItem id='o' systemItem='done' userLabel='L'>", "Done"),
      ("<barButtonItem id='o' systemItem='fastForward'>", "Fast Forward"),
      ("<barButtonItem id='o' image='i'>", "i"),
      (
        "<barButtonItem id='o'><button key='customView' id='x'><state key='normal' title='A'/>"
          + "</button>", "A"
      ),
      ("<menuItem id='o' title='A'>", "A"), ("<toolbarItem id='o' label='A'>", "A"),
      ("<textField id='o' placeholder='A'>", "A"),
      (
        "<tableViewCell id='o' textLabel='l2' reuseIdentifier='R'><label id='l1' text='A'/>"
          + "<label id='l2' text='B'/>", "B"
      ),
      ("<tableViewCell id='o'><label id='l1' text=''/><label id='l2' text='B'/>", "B"),
      (
        "<tableViewCell id='o'><label><attributedString key='attributedText'>"
          + "<fragment content='A'/></attributedString></label>", "A"
      ),
      (
        "<tableViewCell id='o'><listContentConfiguration key='contentConfiguration' text='A'/>"
          + "<label text='B'/>", "A"
      ),
      ("<collectionViewCell id='o' reuseIdentifier='R'>", "R"),
      ("<containerView id='o'>", nil),
    ] as [(String, String?)])
  func titles(owner: String, title: String?) throws {
    let element = owner.dropFirst().prefix { $0 != " " }
    #expect(try trigger("\(owner)\(Self.connections)</\(element)>")?.title == title)
  }
}
