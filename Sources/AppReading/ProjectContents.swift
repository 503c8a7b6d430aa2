package import FlowModel
package import InterfaceBuilder
package import ProjectFiles
package import ProjectTargets
package import SourceModel

/// The results of reading the files of a project, in the order of reading.
package struct ProjectContents: Equatable, Sendable {
  package var documents: [InterfaceDocument] = []
  /// The bytes of the documents' files, by path.
  package var interfaceBytes: [String: [UInt8]] = [:]
  /// The paths of interface files that are not to be read.
  package var unreadInterfaces: [String] = []
  package var propertyLists: [AppFile] = []
  /// The paths of source files that declare where an app starts.
  package var starts: [String] = []
  /// The files that describe the targets.
  package var projects: [ProjectFile] = []
  /// The folders of all files that were found, whether they are read or not.
  package var folders: Set<String> = []
  /// The folders of asset catalogues, of which only what interface files name is read.
  package var catalogs: [String] = []
  /// The source files that the flow may depend on, lowered.
  package var units: [SourceUnit] = []
  package var findings: [Finding] = []
  /// Whether the project has any source.
  package var holdsSource = false

  package init() {}

  /// The paths of the Xcode projects.
  package var xcodeProjects: [String] {
    projects.map(\.file.path).filter {
      ProjectFormat(fileName: $0.split(separator: "/").last ?? "") == .xcode
    }
  }

  /// The targets, as far as the files describe them.
  package var structure: ProjectStructure { structure(of: units.map(\.path)) }

  /// - Parameter sources: The paths of the source files to assign to targets.
  func structure(of sources: [String]) -> ProjectStructure {
    ProjectStructure(
      projects: projects, starts: propertyLists.map(\.path) + startsWithoutPropertyList,
      files: documents.map(\.path) + propertyLists.map(\.path) + sources,
      folders: folders)
  }

  /// The starts without an `Info.plist` in their folder or above: with one, its folder is the target.
  private var startsWithoutPropertyList: [String] {
    let folders = Set(propertyLists.map { Path.split($0.path).folder })
    return starts.filter { start in
      var folder = Path.split(start).folder
      while !folders.contains(folder) {
        let above = Path.split(folder).folder
        if above == folder { return true }
        folder = above
      }
      return false
    }
  }

  /// Puts everything in an order that does not depend on the order of reading.
  package mutating func sort() {
    documents.sort { $0.path < $1.path }
    propertyLists.sort { $0.path < $1.path }
    starts.sort()
    projects.sort { $0.file.path < $1.file.path }
    units.sort { $0.path < $1.path }
    findings.sort()
  }

  /// Adds an interface file, or the reason why it could not be parsed.
  mutating func add(_ file: InterfaceFile) {
    switch file.document {
    case .success(let document):
      documents.append(document)
      interfaceBytes[file.path] = file.bytes
    case .failure(let error): findings.append(error.finding)
    }
  }

  mutating func addFailure(_ error: SystemError, path: String) {
    findings.append(Finding(unreadable: path, error))
  }

  /// The classes that interface files name: a file that declares one is parsed, whatever it holds.
  var classNames: Set<String> { Set(documents.lazy.flatMap(\.classNames)) }
}

/// An interface file: its bytes, from which its screens are drawn, and what was parsed of them.
package struct InterfaceFile: Equatable, Sendable {
  /// As the graph has it.
  package let path: String
  package let bytes: [UInt8]
  package let document: Result<InterfaceDocument, ParseError>

  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: As the graph has it.
  ///   - readsOutline: Whether what rules check is read, too.
  package init(_ bytes: [UInt8], path: String, readsOutline: Bool = false) {
    self.path = path
    self.bytes = bytes
    document = bytes.withUnsafeBytes { bytes in
      Result { () throws(ParseError) in
        try InterfaceParser.parse(bytes, path: path, readsOutline: readsOutline)
      }
    }
  }
}

extension InterfaceDocument {
  /// The classes that it names: of screens, and of what is in them.
  fileprivate var classNames: [String] {
    let screens =
      [filesOwner?.customClass].compactMap(\.self) + scenes.compactMap(\.scene.customClass)
    let parts = scenes.flatMap(\.parts) + (filesOwner.map { $0.isController ? $0.parts : [] } ?? [])
    return screens + parts.map(\.name)
  }
}

extension Finding {
  /// A device, a pipe or a socket that nobody named.
  init(special path: String) {
    self.init(
      .warning, rule: "special-file", message: "is skipped: it \(SystemError.isSpecial)",
      at: SourceLocation(path: path, line: 0))
  }

  package init(unreadable path: String, _ error: SystemError) {
    self.init(
      .error, rule: "unreadable", message: error.description,
      at: SourceLocation(path: path, line: 0))
  }
}
