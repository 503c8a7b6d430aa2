import FlowModel

/// The place of a file, which decides which of several files with the same name it refers to.
struct FilePlace {
  /// The file's name without its extension and device.
  let name: String
  /// The device that a nib is for, as `Page~ipad.xib` is; `nil` if it is for all.
  let device: Substring?
  /// The folders from the root down, without an `lproj` folder, which states a language.
  let folders: [Substring]
  /// The language, such as `fr` for a file in `fr.lproj`; `nil` outside such a folder.
  let language: Substring?
  /// The platforms that the file is for; empty if it states none.
  private(set) var platforms: Set<Platform>
  /// The targets from which files are looked up, the most specific first; empty if they are
  /// unknown.
  let scopes: [TargetScope]

  init(path: String, platforms: Set<Platform> = [], scope: TargetScope? = nil) {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    let file = parts.popLast() ?? ""
    let stem = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
    device = Self.devices.first { stem.hasSuffix($0) }
    name = String(stem.dropLast(device?.count ?? 0))
    language = parts.last.flatMap(Self.language)
    folders = parts.filter { Self.language(of: $0) == nil }
    self.platforms = platforms.subtracting([.unknown])
    scopes = scope.map { [$0] } ?? []
  }

  /// The place as seen from a scene: its language and platform are the scene's, and the scene's
  /// targets are used if its own do not decide.
  init(_ place: FilePlace, seenFrom scene: FilePlace) {
    name = place.name
    device = place.device
    folders = place.folders
    language = scene.language
    platforms = scene.platforms
    scopes = place.scopes + scene.scopes
  }

  /// The same place for some platforms, if it states none.
  func orElse(for others: @autoclosure () -> Set<Platform>) -> FilePlace {
    guard platforms.isEmpty else { return self }
    var place = self
    place.platforms = others()
    return place
  }

  var nameWithDevice: String { name + (device ?? "") }

  /// The path components that copies of one file for several languages and devices share.
  var withoutLanguage: [Substring] { folders + [name[...]] }

  private static let devices: [Substring] = ["~ipad", "~iphone"]

  private static func language(of folder: Substring) -> Substring? {
    folder.hasSuffix(".lproj") ? folder.dropLast(".lproj".count) : nil
  }

  /// Whether a file for the given platforms can be used from here.
  func fits(_ others: Set<Platform>) -> Bool {
    platforms.isEmpty || others.isEmpty || !platforms.isDisjoint(with: others)
  }
}
