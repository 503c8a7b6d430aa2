/// Makes URLs of places in the user's files, in the form that repository hosts use:
/// `https://example.org/app/blob/main/App/List.swift#L31`.
package struct SourceLinks: Hashable, Sendable {
  /// The URL without a slash at its end.
  package let base: String

  /// Returns `nil` if the text is not an `https` URL of a folder, has a query or fragment, or
  /// contains a character that must be percent-encoded.
  package init?(base: String) {
    let scheme = "https://"
    guard base.utf8.count < 2_000, base.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    var rest = base.dropFirst(scheme.count)
    while rest.last == "/" { rest.removeLast() }
    guard let first = rest.utf8.first, first != UInt8(ascii: "/"), Self.isWellFormed(rest.utf8)
    else { return nil }
    self.base = scheme + rest
  }

  /// Returns the links for paths that are relative to a folder.
  ///
  /// - Parameter folder: Empty, or with a slash at its end.
  package func within(_ folder: String) -> SourceLinks {
    folder.isEmpty ? self : SourceLinks(escapedBase: base + "/" + Self.escaped(folder.dropLast()))
  }

  private init(escapedBase base: String) { self.base = base }

  private static func escaped(_ path: some StringProtocol) -> String {
    var escaped = ""
    for byte in String(path).fileNameBytes {
      if isUnreserved(byte) || byte == UInt8(ascii: "/") {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }

  package func address(of location: SourceLocation) -> String {
    let address = base + "/" + Self.escaped(location.path)
    return location.line > 0 ? address + "#L\(location.line)" : address
  }

  /// Returns the URL of the declaration of the scene's class, or else of the scene in its interface
  /// file.
  package func address(of scene: Scene) -> String {
    address(of: scene.classLocation ?? scene.location)
  }

  /// Returns the URL of the segue in its interface file, or of the first call of a segue that
  /// source makes.
  package func address(of segue: Segue) -> String {
    let call =
      segue.origin == .code
      ? segue.callSites.first { $0.confidence == segue.confidence }?.location : nil
    return address(of: call ?? segue.location)
  }

  /// Whether every byte is valid in the authority or path of a URL (RFC 3986), and every `%` starts
  /// an escape.
  private static func isWellFormed(_ bytes: Substring.UTF8View) -> Bool {
    let allowed = Set("/:@!$&()*+,;=[]".utf8)
    var digits = 0
    for byte in bytes {
      if digits > 0 {
        guard Character(Unicode.Scalar(byte)).isHexDigit else { return false }
        digits -= 1
      } else if byte == UInt8(ascii: "%") {
        digits = 2
      } else if !isUnreserved(byte), !allowed.contains(byte) {
        return false
      }
    }
    return digits == 0
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
