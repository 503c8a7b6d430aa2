extension String {
  /// The text on one line of a message, of a terminal or of Markdown, where nothing of it is
  /// interpreted or invisible.
  ///
  /// Line breaks and tabs become spaces. Other control characters, those that change the direction of
  /// text, and invisible ones that join nothing are written as `\u{1B}`. A name can therefore neither end
  /// its line, nor colour a terminal, nor imitate another name. Nor can it begin a line as a command to
  /// GitHub's runner does, with `::` or `##[`. Spaces at both ends are removed.
  package var singleLine: String {
    if isPlainLine { return self }
    var line = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    var flagEnd = 0
    for (index, scalar) in scalars.enumerated() {
      if scalar.breaksLine {
        if let last = line.last, last != " " { line.append(" ") }
        continue
      }
      if line.isEmpty, scalar == " " { continue }
      if scalar == "\u{1F3F4}" { flagEnd = scalars.flagEnd(from: index) }
      let isSeen = index < flagEnd || scalars.isSeen(at: index)
      let startsCommand = line.isEmpty && scalars.startsCommand(at: index)
      if isSeen, !startsCommand { line.append(scalar) } else { line += scalar.escaped }
    }
    return line.withoutSpacesAround
  }

  /// The text on one line of a picture, which reorders and joins characters as the text asks for.
  ///
  /// Line breaks and tabs become spaces. Control characters, those that change the direction of what
  /// follows, and those that XML 1.0 excludes become U+FFFD. Spaces at both ends are removed.
  package var drawnLine: String {
    if isPlainLine { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.breaksLine {
        if let last = line.last, last != " " { line.append(" ") }
      } else {
        line.append(scalar.isControl || scalar.changesDirection ? "\u{FFFD}" : scalar)
      }
    }
    return line.withoutSpacesAround
  }

  private var isPlainLine: Bool {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } && utf8.first != 0x20 && utf8.last != 0x20
      && utf8.first != UInt8(ascii: ":") && utf8.first != UInt8(ascii: "#")
  }
}

extension String.UnicodeScalarView {
  fileprivate var withoutSpacesAround: String {
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...end].drop { $0 == " " })
  }
}

extension [Unicode.Scalar] {
  /// Whether a line that begins here could be a command to GitHub's runner. What follows a lone colon
  /// may add another.
  fileprivate func startsCommand(at index: Int) -> Bool {
    let rest = self[(index + 1)...]
    guard self[index] == ":" else { return self[index] == "#" && rest.starts(with: ["#", "["]) }
    return rest.first == ":" || rest.allSatisfy { $0 == " " || $0.breaksLine }
  }

  /// The end of the tags that make a black flag that of a region, such as 🏴󠁧󠁢󠁷󠁬󠁳󠁿.
  fileprivate func flagEnd(from start: Int) -> Int {
    let tags = self[(start + 1)...].prefix { (0xE0030...0xE007A).contains($0.value) }
    let isFlag = !tags.isEmpty && tags.endIndex < count && self[tags.endIndex].value == 0xE007F
    return isFlag ? tags.endIndex + 1 : start
  }

  /// Whether the character can be seen, or decides how its neighbours look.
  fileprivate func isSeen(at index: Int) -> Bool {
    let scalar = self[index]
    let before = index > 0 ? self[index - 1] : " "
    switch scalar.value {
    case 0x200C, 0x200D:
      guard index + 1 < count else { return false }
      let after = self[index + 1]
      return (before.isEmoji && after.isEmoji) || (before.isJoined && after.isJoined)
    case 0xFE00...0xFE0F: return before.properties.isEmoji || before.properties.isMath
    case 0xE0100...0xE01EF: return before.properties.isIdeographic
    default: return !(scalar.isControl || scalar.changesDirection || scalar.isInvisible)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String.UnicodeScalarView {
    "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
  }

  fileprivate var breaksLine: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  fileprivate var changesDirection: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }

  /// Whether the character has no width of its own, tags and fillers included.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2065,
      0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1D173...0x1D17A,
      0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a joiner may stand beside it in an emoji of several.
  fileprivate var isEmoji: Bool {
    value == 0xFE0F || (value > 0xFF && properties.isEmoji)
  }

  /// Whether it is a letter or mark of a script in which joiners change the look of letters.
  fileprivate var isJoined: Bool {
    switch value {
    case 0x0600...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0x1A20...0x1AAF, 0xA840...0xA9FF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC:
      properties.isAlphabetic || properties.canonicalCombiningClass.rawValue > 0
    default: false
    }
  }
}
