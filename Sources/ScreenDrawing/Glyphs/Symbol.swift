import ScreenModel

/// One of the common system symbols, drawn with a path of this package's own: recognisable, not an
/// exact copy.
struct Symbol {
  /// The outline, in ``GlyphPath``'s syntax.
  let path: String
  let isFilled: Bool
  /// A circle or square around the symbol, which is then drawn smaller.
  let frame: Frame?

  enum Frame { case circle, square }

  /// Creates the symbol that an image is, or that its name suggests: `ic_close` is a cross.
  init?(_ image: ImageName) {
    if image.isSystem {
      self.init(image.name)
    } else {
      guard let name = Self.name(spokenOfIn: image.name) else { return nil }
      self.init(name)
    }
  }

  /// - Parameter name: The SF Symbols name, such as `star.fill` or `plus.circle`.
  /// - Returns: `nil` for a symbol that this package has no path for.
  init?(_ name: String) {
    guard name.utf8.count < 80 else { return nil }
    var words = name.utf8[...]
    var isFilled = false
    var frame: Frame?
    while !words.isEmpty {
      let base = String(Substring(words))
      if let path = Self.paths[base] {
        self.path = path
        self.isFilled = isFilled && frame == nil && Self.fillable.contains(base)
        self.frame = frame
        return
      }
      let dot = words.lastIndex(of: UInt8(ascii: "."))
      let last = dot.map { words[words.index(after: $0)...] } ?? words
      words = dot.map { words[..<$0] } ?? words.prefix(0)
      switch Substring(last) {
      case "fill": isFilled = true
      case "circle": frame = .circle
      case "square", "rectangle": frame = .square
      default: break
      }
    }
    return nil
  }
}
