import AppResources
import FlowModel
import InputBounds
import ProjectFiles

/// The texts of interface files in another language than their own.
package struct Translations: Sendable {
  private let language: LanguageChoice
  private let files: ResourceFiles
  /// The languages that a folder has folders of, by the folder.
  private var folders: [String: [String]] = [:]

  /// - Parameter language: As a user writes it.
  init(_ language: String, files: ResourceFiles) {
    self.language = LanguageChoice(language)
    self.files = files
  }

  /// The translation of one interface file.
  package struct Found: Sendable {
    /// By object ID and property.
    var texts: [String: String] = [:]
    /// The bytes of the language's own copy of the file, where it has one.
    var copy: [UInt8]?
    /// The available languages, by the names of their folders.
    var languages: Set<String> = []
    /// Whether the requested one, or a variety of it, is among them.
    var isKnown = false
    package var warnings: [String] = []
  }

  /// Returns the faults in all that was found, and a warning if no file has the language.
  package static func warnings(of found: [Found], for language: String) -> [String] {
    var warnings = found.flatMap(\.warnings)
    let known = found.reduce(into: Set<String>()) { $0.formUnion($1.languages) }.sorted()
    if !found.contains(where: \.isKnown) {
      let expected =
        known.isEmpty
        ? "there are no translations"
        : "expected one of " + known.map { "'\($0.singleLine)'" }.joined(separator: ", ")
      warnings.append("no screen has texts in '\(language.singleLine)'; \(expected)")
    }
    return warnings
  }

  /// Finds the texts of an interface file.
  ///
  /// They are in a table with the file's name in `LANGUAGE.lproj`, which is beside the file or
  /// beside its own such folder; or in a catalogue with the file's name, in `mul.lproj` or beside
  /// the file.
  ///
  /// - Parameter path: On the system.
  mutating func translation(of path: String) -> Found {
    let (folder, name) = Path.split(path)
    let (parent, folderName) = Path.split(folder)
    let isInLanguage = folderName.hasSuffix(".lproj")
    let place = Place(
      folder: isInLanguage ? parent : folder, name: name,
      own: isInLanguage ? Path.withoutExtension(folderName) : nil)
    var found = Found()
    let catalog = catalog(at: place, &found)
    found.languages.formUnion(languages(at: place, &found))
    if let source = catalog?.sourceLanguage { found.languages.insert(source) }
    if let own = place.own { found.languages.insert(own) }
    found.languages = found.languages.filter(LanguageChoice.isLanguage)
    guard let best = language.best(of: found.languages) else { return found }
    found.isKnown = true
    guard best != place.own else { return found }
    let copy = place.path(in: best, name)
    if files.isFile(copy) {
      switch files.content(of: copy, within: InputBounds.interfaceSize) {
      case .success(let bytes): found.copy = bytes
      case .failure(let failure): found.warnings.append(failure.message)
      }
    } else {
      found.texts = catalog?.texts[best] ?? [:]
      addTable(of: best, at: place, &found)
    }
    return found
  }

  /// The place of an interface file and of its translations.
  private struct Place {
    /// The folder of the languages' folders.
    let folder: String
    let name: String
    /// The language of its own folder.
    let own: String?

    var stem: String { Path.withoutExtension(name) }

    func path(in language: String, _ name: String) -> String {
      Path.joined(Path.joined(folder, language + ".lproj"), name)
    }
  }

  private mutating func languages(at place: Place, _ found: inout Found) -> [String] {
    let names = [place.stem + ".strings", place.name]
    return folders(in: place.folder, &found).filter { language in
      names.contains { files.isFile(place.path(in: language, $0)) }
    }
  }

  /// Returns the names of a folder's `.lproj` folders, which are the same for all files in it.
  private mutating func folders(in folder: String, _ found: inout Found) -> [String] {
    if let known = folders[folder] { return known }
    var languages = files.entries(of: folder).filter { $0.kind != .file }.map(\.name)
      .filter { $0.hasSuffix(".lproj") }.map(Path.withoutExtension)
    do throws(BoundExcess) {
      try InputBounds.languages.check(languages.count)
    } catch {
      found.warnings.append(files.failure(at: folder, line: 0, "it has \(error)").message)
      languages = Array(languages.prefix(InputBounds.languages.limit))
    }
    folders[folder] = languages
    return languages
  }

  private func catalog(at place: Place, _ found: inout Found) -> StringCatalog? {
    let name = place.stem + ".xcstrings"
    let paths = [place.path(in: "mul", name), Path.joined(place.folder, name)]
    guard let path = paths.first(where: files.isFile) else { return nil }
    let catalog = files.read(path, within: InputBounds.tableSize) {
      (bytes) throws(ResourceError) in try StringCatalog(bytes)
    }
    switch catalog {
    case .success(let catalog):
      found.languages.formUnion(catalog.texts.keys)
      return catalog
    case .failure(let failure):
      found.warnings.append(failure.message)
      return nil
    }
  }

  private func addTable(of language: String, at place: Place, _ found: inout Found) {
    let path = place.path(in: language, place.stem + ".strings")
    guard files.isFile(path) else { return }
    let table = files.read(path, within: InputBounds.tableSize) {
      (bytes) throws(ResourceError) in try StringsFile.texts(bytes)
    }
    switch table {
    case .success(let texts): found.texts.merge(texts) { $1 }
    case .failure(let failure): found.warnings.append(failure.message)
    }
  }
}
