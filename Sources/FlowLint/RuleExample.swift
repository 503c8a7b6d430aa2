/// The files of a small app that shows a rule.
public struct RuleExample: Sendable {
  /// One of its files.
  public struct File: Sendable {
    public let path: String
    /// The part of the file that matters.
    public let excerpt: String
    /// The whole file.
    public let text: String

    public init(path: String, excerpt: String, text: String) {
      self.path = path
      self.excerpt = excerpt
      self.text = text
    }
  }

  public var files: [File]

  public init(_ files: [File]) { self.files = files }
}

extension RuleExample {
  /// An app with one storyboard.
  ///
  /// - Parameters:
  ///   - scenes: The content of each scene's `<objects>`.
  ///   - attributes: Attributes of the `<document>`, in addition to those that each has.
  public static func storyboard(
    _ scenes: String..., attributes: String = "initialViewController=\"start\""
  ) -> Self {
    Self([]).with(storyboard: "Main", attributes: attributes, scenes)
  }

  /// An app with one file, whose content is the text itself.
  public static func file(_ path: String, _ text: String) -> Self {
    Self([]).with(path, text)
  }

  /// Returns the app with one more file, whose content is the text itself.
  public func with(_ path: String, _ text: String) -> Self {
    Self(files + [File(path: path, excerpt: text, text: text + "\n")])
  }

  /// Returns the app with one more storyboard.
  ///
  /// - Parameter excerpt: What matters of it; the scenes if `nil`.
  public func with(
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
