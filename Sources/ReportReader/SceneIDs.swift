import FlowModel

/// Parses the IDs of a file's scenes.
///
/// A path may itself contain the `#` that separates it from the object ID, and so may the object ID
/// of a scene made in source. The scenes of the file therefore decide how an ID is split.
struct SceneIDs {
  private let known: [String: SceneID]

  init(_ scenes: [SceneRecord]) {
    known = Dictionary(
      scenes.map { ($0.id, SceneID($0.id, in: $0.file)) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(text: String) -> SceneID { known[text] ?? SceneID(text, in: nil) }
}

extension ElementID {
  /// - Parameters:
  ///   - text: `path#objectID`.
  ///   - path: The known path; `nil` to split the text at the last `#`.
  init(_ text: String, in path: String?) {
    let mark = UInt8(ascii: "#")
    if let path, text.utf8.starts(with: path.utf8), text.utf8.count > path.utf8.count {
      let rest = text.utf8.dropFirst(path.utf8.count)
      if rest.first == mark {
        self.init(path: path, objectID: String(Substring(rest.dropFirst())))
        return
      }
    }
    let end = text.utf8.lastIndex(of: mark) ?? text.endIndex
    self.init(
      path: String(text[..<end]), objectID: String(Substring(text.utf8[end...].dropFirst())))
  }
}
