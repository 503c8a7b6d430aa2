import FlowModel

/// A commit, folder or file in git's database.
package struct GitObject: Sendable {
  package enum Kind: String, Sendable { case commit, tree, blob, tag }

  let id: BlobID
  let kind: Kind
  let bytes: [UInt8]

  package init(id: BlobID, kind: Kind, bytes: [UInt8]) {
    self.id = id
    self.kind = kind
    self.bytes = bytes
  }
}

/// The parts of a commit that are used here.
package struct GitCommit: Sendable {
  package let id: BlobID
  package let tree: BlobID
  /// The first line of its message.
  package let subject: String

  package init?(_ object: GitObject) {
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

/// An entry of a folder in git's database.
package struct GitEntry: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// - Parameter tree: The name of the tree object; `nil` where there is none, as in the index.
    case folder(tree: String?)
    case file(BlobID)
    /// The blob is the path that the link leads to.
    case link(BlobID)
    case submodule(commit: BlobID)
  }

  let name: String
  let content: Content

  /// - Parameters:
  ///   - name: `nil` is returned for one that leads elsewhere, which git does not make.
  ///   - mode: In octal digits, as git writes it; `nil` is returned for one that git does not use.
  init?(name: String, mode: some StringProtocol, id: BlobID) {
    guard !["", ".", ".."].contains(name), !name.utf8.contains(UInt8(ascii: "/")) else {
      return nil
    }
    self.name = name
    switch mode {
    case "40000", "040000": content = .folder(tree: id.text)
    case "120000": content = .link(id)
    case "160000": content = .submodule(commit: id)
    case _ where mode.hasPrefix("100"): content = .file(id)
    default: return nil
    }
  }

  init(folder name: String) {
    self.name = name
    content = .folder(tree: nil)
  }

  /// The kind that it has when it is checked out.
  var kind: FileStatus.Kind {
    switch content {
    case .folder, .submodule: .folder
    case .file: .file
    case .link: .link
    }
  }
}

extension GitEntry {
  /// Reads a tree: `mode SP name NUL id`, the id as bytes, for each entry.
  ///
  /// - Parameter idLength: In bytes: 20, or 32 where a repository uses SHA-256.
  package static func entries(ofTree bytes: [UInt8], idLength: Int) -> [GitEntry] {
    var entries: [GitEntry] = []
    var rest = bytes[...]
    while let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > idLength
    {
      let id = rest[(end + 1)...].prefix(idLength)
      let entry = GitEntry(
        name: String(fileName: rest[(space + 1)..<end]),
        mode: String(decoding: rest[..<space], as: UTF8.self), id: BlobID(bytes: id))
      if let entry { entries.append(entry) }
      rest = rest[(id.endIndex)...]
    }
    return entries
  }
}

extension BlobID {
  init(bytes: some Sequence<UInt8>) {
    let digits = Array("0123456789abcdef".utf8)
    text = String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The number of bytes of the name, which two digits each represent.
  var length: Int { text.utf8.count / 2 }
}
