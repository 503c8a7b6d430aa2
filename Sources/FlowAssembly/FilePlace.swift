import FlowModel

/// Where a file lies, as far as that tells which of several files of one name it means.
struct FilePlace {
  /// The file's name without its extension.
  let name: String
  /// From the root down, without the `lproj` folder, which tells a language and no part of the app.
  let folders: [Substring]
  /// `fr` for a file in `fr.lproj`; `nil` outside any.
  let language: Substring?
  /// What the file is made for; empty where it doesn't say.
  let platforms: Set<Platform>

  init(path: String, platforms: Set<Platform>) {
    var parts = path.split(separator: "/")
    let file = parts.popLast() ?? ""
    name = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    language = parts.last.flatMap(Self.language)
    folders = parts.filter { Self.language(of: $0) == nil }
    self.platforms = platforms.subtracting([.unknown])
  }

  private static func language(of folder: Substring) -> Substring? {
    folder.hasSuffix(".lproj") ? folder.dropLast(".lproj".count) : nil
  }

  func distance(to other: FilePlace) -> Distance {
    let shared = zip(folders, other.folders).prefix { $0 == $1 }.count
    let fits =
      platforms.isEmpty || other.platforms.isEmpty || !platforms.isDisjoint(with: other.platforms)
    return Distance(isForeign: !fits, shared: shared, descent: other.folders.count - shared)
  }

  /// How far one file is from another: the platform counts first, then the folders they share, then
  /// the steps from there down to the other file.
  struct Distance: Comparable {
    let isForeign: Bool
    let shared: Int
    let descent: Int

    static func < (a: Self, b: Self) -> Bool {
      (a.isForeign ? 1 : 0, -a.shared, a.descent) < (b.isForeign ? 1 : 0, -b.shared, b.descent)
    }
  }
}
