/// A commit, folder or file that git keeps.
struct GitObject: Sendable {
  enum Kind: String { case commit, tree, blob, tag }

  let id: BlobID
  let kind: Kind
  let bytes: [UInt8]
}

/// What stands in a folder that git keeps.
struct GitEntry: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// - Parameter tree: What git calls the listing; `nil` where it is no object of its own.
    case folder(tree: String?)
    case file(BlobID)
    /// The blob is the path that the link leads to.
    case link(BlobID)
    case submodule(commit: BlobID)
  }

  /// What is no UTF-8 in it is replaced.
  let name: String
  let content: Content

  /// - Parameter mode: In octal digits, as git writes it; `nil` is returned for one that git does
  ///   not use.
  init?(name: String, mode: some StringProtocol, id: BlobID) {
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

  /// As a walk over the disk would have it.
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
  static func entries(ofTree bytes: [UInt8], idLength: Int) -> [GitEntry] {
    var entries: [GitEntry] = []
    var rest = bytes[...]
    while let space = rest.firstIndex(of: UInt8(ascii: " ")),
      let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > idLength
    {
      let id = rest[(end + 1)...].prefix(idLength)
      let entry = GitEntry(
        name: String(decoding: rest[(space + 1)..<end], as: UTF8.self),
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

  /// How many bytes the name has where it is not written in digits.
  var length: Int { text.utf8.count / 2 }
}
