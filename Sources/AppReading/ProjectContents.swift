package import FlowModel
package import InterfaceBuilder
package import ProjectFiles
package import ProjectTargets
package import SourceModel

/// What was read of the files of a project, in the order of reading.
package struct ProjectContents: Equatable, Sendable {
  package var documents: [InterfaceDocument] = []
  /// The bytes of the documents' files, by path.
  package var interfaceBytes: [String: [UInt8]] = [:]
  package var propertyLists: [AppFile] = []
  /// What describes the targets.
  package var projects: [AppFile] = []
  /// The folders of all files that were found, whether they are read or not.
  package var folders: Set<String> = []
  /// The folders of asset catalogues, of which only what interface files name is read.
  package var catalogs: [String] = []
  /// The source that can matter to the flow, lowered.
  package var units: [SourceUnit] = []
  package var diagnostics: [Diagnostic] = []
  /// Whether the project has source at all, matter or not.
  package var holdsSource = false

  package init() {}

  /// The paths of the Xcode projects.
  package var xcodeProjects: [String] {
    projects.map(\.path).filter {
      ProjectFormat(fileName: $0.split(separator: "/").last ?? "") == .xcode
    }
  }

  /// The targets, as far as the files tell.
  package var structure: ProjectStructure {
    ProjectStructure(
      projects: projects, starts: propertyLists.map(\.path),
      files: documents.map(\.path) + propertyLists.map(\.path) + units.map(\.path),
      folders: folders)
  }

  /// Puts everything in an order that does not depend on the order of reading.
  package mutating func sort() {
    documents.sort { $0.path < $1.path }
    propertyLists.sort { $0.path < $1.path }
    projects.sort { $0.path < $1.path }
    units.sort { $0.path < $1.path }
    diagnostics.sort()
  }

  /// Adds an interface file, or the reason why it could not be parsed.
  mutating func add(_ file: InterfaceFile) {
    switch file.document {
    case .success(let document):
      documents.append(document)
      interfaceBytes[file.path] = file.bytes
    case .failure(let error): diagnostics.append(error.diagnostic)
    }
  }

  mutating func addFailure(_ error: SystemError, path: String) {
    diagnostics.append(Diagnostic(unreadable: path, error))
  }

  /// The classes that interface files name: a file that declares one is parsed, whatever stands in it.
  var classNames: Set<String> { Set(documents.lazy.flatMap(\.classNames)) }
}

extension InterfaceDocument {
  /// The classes that it names.
  fileprivate var classNames: [String] {
    [filesOwner?.customClass].compactMap(\.self) + scenes.compactMap(\.scene.customClass)
  }
}

extension Diagnostic {
  package init(unreadable path: String, _ error: SystemError) {
    self.init(
      .error, rule: "unreadable", message: error.description,
      at: SourceLocation(path: path, line: 0))
  }
}
