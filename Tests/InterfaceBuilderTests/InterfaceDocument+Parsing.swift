import FlowModel
import InterfaceBuilder

extension InterfaceDocument {
  init(_ text: String, path: String = "Main.storyboard") throws(ParseError) {
    try self.init(Array(text.utf8), path: path)
  }

  init(_ bytes: [UInt8], path: String = "Main.storyboard") throws(ParseError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(ParseError) in
      try InterfaceParser.parse(UnsafeRawBufferPointer(buffer), path: path)
    }
  }

  /// Creates a storyboard with one scene, whose controller contains the given elements.
  init(
    controllerHolding content: String, attributes: String = "", beside: String = "",
    runtime: String = "iOS.CocoaTouch"
  ) throws(ParseError) {
    try self.init(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)">
      <scenes>
      <scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"\(attributes)>
      \(content)
      </viewController>
      \(beside)
      </objects></scene>
      </scenes>
      </document>

      """)
  }
}

/// Returns the message about a file that can't be read.
func complaint(about bytes: some Sequence<UInt8>, path: String = "Main.storyboard") -> String? {
  do throws(ParseError) {
    _ = try InterfaceDocument(Array(bytes), path: path)
    return nil
  } catch {
    return error.finding.description
  }
}
