import FlowModel

/// The place of a file, which decides which of several files of one name it refers to.
struct FilePlace {
  /// The file's name without its extension.
  let name: String
  /// From the root down, without the `lproj` folder, which names a language and no part of the app.
  let folders: [Substring]
  /// `fr` for a file in `fr.lproj`; `nil` outside any.
  let language: Substring?
  /// The platforms that the file is for; empty where it names none.
  let platforms: Set<Platform>
  /// The targets from which files are looked for, the most telling first; none where they are unknown.
  let scopes: [TargetScope]

  init(path: String, platforms: Set<Platform> = [], scope: TargetScope? = nil) {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    let file = parts.popLast() ?? ""
    name = String(file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file)
    language = parts.last.flatMap(Self.language)
    folders = parts.filter { Self.language(of: $0) == nil }
    self.platforms = platforms.subtracting([.unknown])
    scopes = scope.map { [$0] } ?? []
  }

  /// The same place as seen from a scene: its language and platform are the scene's, and where its own
  /// targets do not tell, the scene's do.
  init(_ place: FilePlace, seenFrom scene: FilePlace) {
    name = place.name
    folders = place.folders
    language = scene.language
    platforms = scene.platforms
    scopes = place.scopes + scene.scopes
  }

  /// What localised copies of one file share.
  var withoutLanguage: [Substring] { folders + [name[...]] }

  private static func language(of folder: Substring) -> Substring? {
    folder.hasSuffix(".lproj") ? folder.dropLast(".lproj".count) : nil
  }

  /// Whether a file for some platforms may be meant from here.
  func fits(_ others: Set<Platform>) -> Bool {
    platforms.isEmpty || others.isEmpty || !platforms.isDisjoint(with: others)
  }
}
