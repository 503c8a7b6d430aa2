/// A commit, as far as it matters here.
package struct GitCommit: Sendable {
  package let id: BlobID
  package let tree: BlobID
  /// The first line of its message.
  package let subject: String

  init?(_ object: GitObject) {
    let text = String(decoding: object.bytes, as: UTF8.self)
    guard object.kind == .commit, text.hasPrefix("tree "),
      let tree = text.dropFirst("tree ".count).split(separator: "\n").first
    else { return nil }
    id = object.id
    self.tree = BlobID(text: String(tree))
    let message = text.split(separator: "\n\n", maxSplits: 1).dropFirst().first ?? ""
    subject = message.split(separator: "\n").first.map(String.init) ?? ""
  }
}
