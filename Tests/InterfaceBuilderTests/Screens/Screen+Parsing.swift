import InterfaceBuilder
import ScreenModel
import Testing

extension Screen {
  /// Returns the screens by the object IDs of their controllers.
  static func all(in text: String, path: String = "Main.storyboard") throws -> [String: Screen] {
    try Array(text.utf8).withUnsafeBytes {
      try InterfaceParser.screens(in: $0, path: path)
    }
  }

  /// Creates the screen of a storyboard with one scene, whose controller `c` contains the given
  /// elements.
  init(
    controllerHolding content: String, element: String = "viewController", attributes: String = "",
    runtime: String = "iOS.CocoaTouch",
    document: String = #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#
  ) throws {
    let screens = try Screen.all(
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="\(runtime)">
        \(document)
        <scenes>
        <scene sceneID="s"><objects>
        <\(element) id="c" sceneMemberID="viewController"\(attributes)>
        \(content)
        </\(element)>
        </objects></scene>
        </scenes>
        </document>

        """)
    self = try #require(screens["c"])
  }
}

/// Returns the lines of one view in a screen, and those of its subviews.
func printed(
  _ view: String, runtime: String = "iOS.CocoaTouch",
  document: String = #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#
) throws -> String {
  let screen = try Screen(
    controllerHolding: """
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
      <subviews>\(view)</subviews></view>
      """, runtime: runtime, document: document)
  return (screen.view?.subviews ?? []).flatMap(\.lines).joined(separator: "\n")
}
