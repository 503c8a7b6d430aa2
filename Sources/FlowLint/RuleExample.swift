/// The files of a small app that shows a rule.
package struct RuleExample: Sendable {
  package struct File: Sendable {
    package let path: String
    /// The part of the file that matters.
    package let excerpt: String
    /// The whole file.
    package let text: String
  }

  package var files: [File]

  package init(_ files: [File]) { self.files = files }
}

extension RuleExample {
  /// An app with one storyboard.
  ///
  /// - Parameters:
  ///   - scenes: The content of each scene's `<objects>`.
  ///   - attributes: Attributes of the `<document>`, in addition to those that each has.
  package static func storyboard(
    _ scenes: String..., attributes: String = "initialViewController=\"start\""
  ) -> Self {
    Self([]).with(storyboard: "Main", attributes: attributes, scenes)
  }

  /// An app with one file, whose content is the text itself.
  package static func file(_ path: String, _ text: String) -> Self {
    Self([]).with(path, text)
  }

  /// Returns the app with one more file, whose content is the text itself.
  package func with(_ path: String, _ text: String) -> Self {
    Self(files + [File(path: path, excerpt: text, text: text + "\n")])
  }

  /// Returns the app with one more storyboard.
  ///
  /// - Parameter excerpt: What matters of it; the scenes if `nil`.
  package func with(
    storyboard name: String, attributes: String = "initialViewController=\"start\"",
    platform: String = "iOS.CocoaTouch", excerpt: String? = nil, _ scenes: [String]
  ) -> Self {
    let kind = platform == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
    let body = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>\n" }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(kind).Storyboard.XIB" version="3.0" \
      targetRuntime="\(platform)" \(attributes)><scenes>
      \(body)</scenes></document>

      """
    let file = File(
      path: "\(name).storyboard", excerpt: excerpt ?? scenes.joined(separator: "\n"), text: text)
    return Self(files + [file])
  }
}
