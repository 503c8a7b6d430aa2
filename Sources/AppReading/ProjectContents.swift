package import FlowAssembly
package import FlowModel
package import InterfaceBuilder
package import ProjectFiles
package import SourceModel

/// What was read of the files of a project, in the order of reading.
package struct ProjectContents: Equatable, Sendable {
  package var documents: [InterfaceDocument] = []
  package var propertyLists: [AppFile] = []
  package var projects: [AppFile] = []
  /// The folders of asset catalogues, which are read only for a picture.
  package var catalogs: [String] = []
  /// The source that can matter to the flow, lowered.
  package var units: [SourceUnit] = []
  package var diagnostics: [Diagnostic] = []
  /// Whether the project has source at all, matter or not.
  package var holdsSource = false

  package init() {}

  mutating func append(_ other: ProjectContents) {
    documents += other.documents
    propertyLists += other.propertyLists
    projects += other.projects
    catalogs += other.catalogs
    units += other.units
    diagnostics += other.diagnostics
    holdsSource = holdsSource || other.holdsSource
  }

  /// Drops what was read of files of which more is read now.
  mutating func dropUnits(of paths: some Sequence<String>) {
    let paths = Set(paths)
    units.removeAll { paths.contains($0.path) }
  }

  /// Puts everything in an order that does not hang on the order of reading.
  package mutating func sort() {
    documents.sort { $0.path < $1.path }
    propertyLists.sort { $0.path < $1.path }
    projects.sort { $0.path < $1.path }
    units.sort { $0.path < $1.path }
    diagnostics.sort()
  }

  /// Takes in the bytes of an interface file.
  mutating func add(interface bytes: UnsafeRawBufferPointer, path: String) {
    add(Result { () throws(ParseError) in try InterfaceParser.parse(bytes, path: path) })
  }

  /// Takes in an interface file, or why it could not be parsed.
  mutating func add(_ document: Result<InterfaceDocument, ParseError>) {
    switch document {
    case .success(let document): documents.append(document)
    case .failure(let error): diagnostics.append(error.diagnostic)
    }
  }

  mutating func addFailure(_ error: SystemError, path: String) {
    diagnostics.append(Diagnostic(unreadable: path, error))
  }

  /// The classes that interface files name: a file that declares one is parsed, whatever stands in it.
  var classNames: Set<String> { Set(documents.lazy.flatMap(\.classNames)) }
}

extension Diagnostic {
  package init(unreadable path: String, _ error: SystemError) {
    self.init(
      .error, rule: "unreadable", message: error.description,
      at: SourceLocation(path: path, line: 0))
  }
}
