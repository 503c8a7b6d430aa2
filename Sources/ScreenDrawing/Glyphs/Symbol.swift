import ScreenModel

/// One of the well-known symbols, drawn by ourselves: a mark that says what is meant, no likeness.
struct Symbol {
  /// See ``GlyphPath``.
  let path: String
  let isFilled: Bool
  /// Stands small within a circle or a square.
  let frame: Frame?

  enum Frame { case circle, square }

  /// The symbol that an image is, or that its name speaks of: `ic_close` is a cross.
  init?(_ image: ImageName) {
    if image.isSystem {
      self.init(image.name)
    } else {
      guard let name = Self.name(spokenOfIn: image.name) else { return nil }
      self.init(name)
    }
  }

  /// - Parameter name: As SF Symbols calls it, such as `star.fill` or `plus.circle`.
  /// - Returns: `nil` for a symbol that is not drawn.
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
