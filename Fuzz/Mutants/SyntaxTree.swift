/// A file as a tree, which holds every character of it: elements of XML, or lines and brackets of
/// other text.
final class SyntaxTree {
  struct Piece {
    var text: String
    /// Whether it is a name, a number or a text, which may be replaced without breaking the syntax.
    var isValue = false
  }

  /// The text before the children.
  var head: [Piece]
  var children: [SyntaxTree]
  /// The text after the children.
  var tail: String

  init(head: [Piece] = [], children: [SyntaxTree] = [], tail: String = "") {
    self.head = head
    self.children = children
    self.tail = tail
  }

  var copy: SyntaxTree {
    SyntaxTree(head: head, children: children.map(\.copy), tail: tail)
  }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    for piece in head { text += piece.text }
    for child in children { child.write(to: &text) }
    text += tail
  }

  /// Every node of the tree, the root first.
  var nodes: [SyntaxTree] {
    var nodes = [self]
    var next = 0
    while next < nodes.count {
      nodes += nodes[next].children
      next += 1
    }
    return nodes
  }
}

extension SyntaxTree {
  /// The languages of an app's files, as far as their syntax trees differ.
  enum Language {
    case xml, text

    /// - Returns: `nil` for a file that is not text.
    init?(fileName: String) {
      switch fileName.split(separator: ".").last {
      case "storyboard", "xib", "plist": self = .xml
      case "swift", "h", "m", "json", "strings", "xcstrings", "pbxproj", "yml": self = .text
      default: return nil
      }
    }
  }

  static func tree(of text: String, in language: Language) -> SyntaxTree {
    var reader = SyntaxReader(text)
    switch language {
    case .xml: reader.readXML()
    case .text: reader.readText()
    }
    return reader.finish()
  }
}
