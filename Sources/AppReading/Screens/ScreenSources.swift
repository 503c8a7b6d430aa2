import AppResources
import FlowModel
import InterfaceBuilder
package import ScreenModel

/// What the screens of an app are drawn from. All of it is read with the app, so that drawing opens no
/// file.
package struct ScreenSources: Sendable {
  /// An interface file, and what its screens need from other files.
  package struct File: Sendable {
    package let bytes: [UInt8]
    /// The colours of asset catalogues that the file names.
    fileprivate(set) var colors: [String: ColorSet] = [:]
    /// The images that the file names; empty unless they were requested.
    package fileprivate(set) var images: [String: AssetImage] = [:]
    /// The translation into the requested language; `nil` where none was requested.
    package fileprivate(set) var translation: Translations.Found?
    /// Faults in the asset catalogues that were read for the file.
    fileprivate(set) var warnings: [String] = []
  }

  /// By path, as the graph has it.
  package private(set) var files: [String: File] = [:]
  /// The language of the texts; `nil` for that of the files themselves.
  package let language: String?

  /// Reads what the screens of interface files need from other files.
  ///
  /// - Parameters:
  ///   - contents: What was read of the app.
  ///   - language: The language of the texts; `nil` for that of the files themselves.
  ///   - readsImages: Whether images are drawn as they are.
  ///   - resources: Where the other files are.
  init(
    of contents: ProjectContents, language: String?, readsImages: Bool,
    from resources: ResourceFiles
  ) {
    self.language = language
    var translations = language.map { Translations($0, files: resources) }
    var assets = AssetLibrary(catalogs: contents.catalogs, files: resources)
    for document in contents.documents {
      guard let bytes = contents.interfaceBytes[document.path] else { continue }
      var file = File(bytes: bytes)
      let place = resources.roots.systemPath(of: document.path)
      file.translation = translations?.translation(of: place)
      file.readColors(document.resources.colors, near: place, from: &assets)
      if readsImages {
        for name in document.resources.images {
          file.images[name] = assets.image(named: name, near: place)
        }
      }
      if !file.colors.isEmpty || !file.images.isEmpty { file.warnings += assets.indexWarnings }
      files[document.path] = file
    }
  }
}

extension ProjectReading {
  /// Reads what the screens of an app are drawn from.
  ///
  /// - Parameters:
  ///   - language: The language of the texts; `nil` for that of the interface files.
  ///   - readsImages: Whether images are drawn as they are.
  package func screenSources(
    of contents: ProjectContents, language: String?, readsImages: Bool
  ) -> ScreenSources {
    ScreenSources(
      of: contents, language: language, readsImages: readsImages,
      from: ResourceFiles(store: store, roots: roots))
  }
}

extension ScreenSources.File {
  fileprivate mutating func readColors(
    _ names: [String], near place: String, from assets: inout AssetLibrary
  ) {
    for name in names {
      switch assets.color(named: name, near: place) {
      case .success(let color): colors[name] = color
      case .failure(let failure): warnings.append(failure.message)
      }
    }
  }
}

extension ScreenSources {
  /// The screens of one interface file.
  package struct Screens: Sendable {
    package let path: String
    /// By the object ID of the scene's controller.
    package fileprivate(set) var screens: [String: Screen] = [:]
    /// Lower case, no full stop.
    package fileprivate(set) var warnings: [String] = []
  }

  /// Returns the screens of a file in the requested language, with the app's colours.
  ///
  /// - Parameter path: As the graph has it.
  package func screens(inFileAt path: String) -> Screens {
    var result = Screens(path: path)
    guard let file = files[path] else { return result }
    result.warnings = file.warnings
    do throws(ParseError) {
      result.screens = try file.screens(in: file.translation?.copy ?? file.bytes, path: path)
    } catch {
      // The file itself was parsed before, so that this is the one in the other language.
      result.warnings.append(
        "'\(path.singleLine)' is not drawn in '\((language ?? "").singleLine)': \(error.message)")
      result.screens = (try? file.screens(in: file.bytes, path: path)) ?? [:]
    }
    if let texts = file.translation?.texts, !texts.isEmpty {
      result.screens = result.screens.mapValues { $0.localized(with: texts) }
    }
    return result
  }

  /// Returns what the scenes of a file show, by the object IDs of their controllers, in the file's
  /// own language.
  package func parts(inFileAt path: String) -> [String: ScreenPart] {
    guard let file = files[path], let screens = try? file.screens(in: file.bytes, path: path) else {
      return [:]
    }
    return screens.mapValues(\.parts)
  }
}

extension ScreenSources.File {
  fileprivate func screens(
    in bytes: [UInt8], path: String
  ) throws(ParseError) -> [String: Screen] {
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(ParseError) in
        try InterfaceParser.screens(in: bytes, path: path) { name, systemColor in
          colors[name]?.color(named: name, systemColor: systemColor)
        }
      }
    }.get()
  }
}
