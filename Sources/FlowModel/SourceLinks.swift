/// Makes web addresses of places in the user's files, such as a host of repositories shows them:
/// `https://example.org/app/blob/main/App/List.swift#L31`.
package struct SourceLinks: Hashable, Sendable {
  /// Without a slash at its end.
  private let base: String

  /// `nil` for what is no `https` address of a folder: one with a query or a fragment, or with a
  /// character that an address must escape.
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

  package func address(of location: SourceLocation) -> String {
    var address = base + "/"
    for byte in location.path.utf8 {
      if Self.isUnreserved(byte) || byte == UInt8(ascii: "/") {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return location.line > 0 ? address + "#L\(location.line)" : address
  }

  /// Where the scene's class is declared, or else where its interface file has it.
  package func address(of scene: Scene) -> String {
    address(of: scene.classLocation ?? scene.location)
  }

  /// Where the segue's interface file has it; the first call, for one that source makes.
  package func address(of segue: Segue) -> String {
    let call =
      segue.origin == .code
      ? segue.callSites.first { $0.confidence == segue.confidence }?.location : nil
    return address(of: call ?? segue.location)
  }

  /// Whether every byte may stand in the authority or the path of an address (RFC 3986), and every
  /// `%` begins an escape.
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
