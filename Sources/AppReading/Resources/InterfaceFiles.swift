import AppResources
import InterfaceBuilder
package import ProjectFiles
package import ScreenModel

/// Where the interface files of a flow lie, so that what its scenes show can be read from them.
///
/// No file's content is kept but that of the documents that lie nowhere else.
package struct InterfaceFiles: Sendable {
  private let store: any FileStore
  private let roots: ProjectRoots
  private let documents: [InterfaceFile]
  /// The folders of the app's asset catalogues.
  private let catalogs: [String]

  package init(
    store: any FileStore, roots: ProjectRoots, documents: [InterfaceFile],
    catalogs: [String]
  ) {
    self.store = store
    self.roots = roots
    self.documents = documents
    self.catalogs = catalogs
  }

  /// Calls `body` with the same files, at a time when they may no longer be read as they were first.
  package func whileOpen<Result: Sendable>(
    _ body: @escaping @Sendable (InterfaceFiles) -> Result
  ) throws(SystemError) -> Result {
    try store.whileOpen { [roots, documents, catalogs] store in
      body(
        InterfaceFiles(store: store, roots: roots, documents: documents, catalogs: catalogs))
    }
  }

  /// What the screens take from beside the files.
  ///
  /// - Parameters:
  ///   - language: That of the texts; `nil` for that of the files.
  ///   - embedsImages: Whether images are drawn as they are.
  package func resources(language: String?, embedsImages: Bool) -> ScreenResources {
    let files = ResourceFiles(store: store, roots: roots)
    let found = Set(catalogs + files.catalogsBesideNamedFiles()).sorted()
    return ScreenResources(
      assets: AssetLibrary(catalogs: found, files: files),
      translations: language.map { Translations($0, files: files) },
      embedsImages: embedsImages)
  }

  /// What came of reading a file again.
  package struct Reading: Sendable {
    package let path: String
    /// By the object ID of the scene's controller.
    package var screens: [String: Screen] = [:]
    /// Why the file could not be read; `nil` where it could.
    package var failure: String?
    /// What of it there is in the language asked for; `nil` where none was.
    package var translation: Translations.Found?
  }

  /// Reads what the scenes of some files show, on all cores.
  ///
  /// - Parameters:
  ///   - paths: As the graph has them.
  ///   - resources: Whose colours and texts the screens take; `nil` for those of the files.
  /// - Returns: In the order of the paths.
  package func readings(of paths: [String], with resources: ScreenResources? = nil) -> [Reading] {
    store.willRead(paths.map(roots.systemPath))
    return DeepThreads.map(paths) { reading(of: $0, with: resources) }
  }

  private func reading(of path: String, with resources: ScreenResources?) -> Reading {
    var reading = Reading(path: path)
    let place = roots.systemPath(of: path)
    reading.translation = resources?.translations?.translation(of: place)
    do throws(SystemError) {
      try withBytes(of: path, reading.translation?.copy ?? place) { bytes in
        do throws(ParseError) {
          reading.screens = try InterfaceParser.screens(in: bytes, path: path) { name, system in
            resources?.assets.color(named: name, near: place)?
              .color(named: name, systemColor: system)
          }
        } catch {
          reading.failure = error.message
        }
      }
    } catch {
      reading.failure = error.description
    }
    if let texts = reading.translation?.texts, !texts.isEmpty {
      reading.screens = reading.screens.mapValues { $0.localized(with: texts) }
    }
    return reading
  }

  /// Whether a file holds the same bytes in two states.
  package func isSame(atPath path: String, in other: InterfaceFiles) -> Bool {
    let paths = (roots.systemPath(of: path), other.roots.systemPath(of: path))
    if let blob = store.blob(of: paths.0), let otherBlob = other.store.blob(of: paths.1) {
      return blob == otherBlob
    }
    // What can't be read is read again, and told of, by whoever draws it.
    return bytes(of: path) == other.bytes(of: path)
  }

  /// - Returns: `nil` for a file that can't be read.
  private func bytes(of path: String) -> [UInt8]? {
    var bytes: [UInt8]?
    do throws(SystemError) {
      try withBytes(of: path, roots.systemPath(of: path)) { bytes = Array($0) }
    } catch {
      return nil
    }
    return bytes
  }

  /// - Parameters:
  ///   - path: As the graph has it.
  ///   - place: Where it lies, or what stands in its place.
  private func withBytes(
    of path: String, _ place: String, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    if let document = documents.first(where: { $0.path == path }) {
      document.bytes.withUnsafeBytes(body)
      return
    }
    var reader = FileReader()
    try store.withBytes(of: place, reader: &reader, body)
  }

  /// Where a file of the graph lies on the system.
  package func systemPath(of graphPath: String) -> String { roots.systemPath(of: graphPath) }
}

/// An interface file in memory.
package struct InterfaceFile: Sendable {
  /// As the graph has it.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
