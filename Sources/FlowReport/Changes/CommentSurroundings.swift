package import FlowModel

/// What a comment says besides the changes themselves.
package struct CommentSurroundings: Hashable, Sendable {
  /// What is put before a path, so that it begins at the root of the repository; empty, or with a slash
  /// at its end.
  package var folder: String
  /// The addresses of places in the later state; `nil` for none.
  package var links: SourceLinks?
  /// The addresses of places in the earlier state, for what is only in that; `nil` for none.
  package var earlierLinks: SourceLinks?
  /// The address of a picture, to be shown in place of a chart.
  package var picture: String?
  /// Messages on files that were not compared.
  package var omissions: [Finding]

  package init(folder: String = "", omissions: [Finding] = []) {
    self.folder = folder
    self.omissions = omissions
  }

  /// Returns a place as code, and as a link if its address is known.
  func place(_ location: SourceLocation, isEarlier: Bool = false) -> String {
    let text = [Fragment.path(location.description)].markdown(in: folder)
    let path = folder + location.path
    guard let links = isEarlier ? earlierLinks : links, Self.staysInRepository(path) else {
      return text
    }
    let address = links.address(
      of: SourceLocation(path: path, line: location.line, column: location.column))
    return "[\(text)](\(address.markdownDestination))"
  }

  /// The path may be a stranger's: a link must not lead to another repository of the same host.
  private static func staysInRepository(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }
}

extension String {
  /// An address that ends where a link in Markdown ends.
  var markdownDestination: String { replacing(["(": "%28", ")": "%29"]) }
}
