extension String {
  /// The text on one line, without characters that a terminal or a text renderer would interpret.
  ///
  /// Line breaks and tabs become spaces. Other control characters, those that change the direction
  /// of text, and those that XML 1.0 excludes become U+FFFD. A name can therefore neither end its
  /// line, nor colour a terminal, nor imitate another name. Spaces at both ends are removed.
  package var singleLine: String {
    let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    if isPlain, utf8.first != 0x20, utf8.last != 0x20 { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.breaksLine {
        if let last = scalars.last, last != " " { scalars.append(" ") }
      } else {
        scalars.append(scalar.isUnprintable ? "\u{FFFD}" : scalar)
      }
    }
    guard let end = scalars.lastIndex(where: { $0 != " " }) else { return "" }
    return String(scalars[...end].drop { $0 == " " })
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    case 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
