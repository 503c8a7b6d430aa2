import FlowAssembly
import FlowModel
import InterfaceBuilder
import SourceModel

/// What was read of the files of a project, in the order of reading.
struct ProjectContents: Sendable {
  var documents: [InterfaceDocument] = []
  var propertyLists: [AppFile] = []
  var projects: [AppFile] = []
  /// The source that can matter to the flow, lowered.
  var units: [SourceUnit] = []
  var diagnostics: [Diagnostic] = []

  mutating func append(_ other: ProjectContents) {
    documents += other.documents
    propertyLists += other.propertyLists
    projects += other.projects
    units += other.units
    diagnostics += other.diagnostics
  }

  /// Takes in the bytes of an interface file.
  mutating func add(interface bytes: UnsafeRawBufferPointer, path: String) {
    do {
      documents.append(try InterfaceParser.parse(bytes, path: path))
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  mutating func addFailure(_ error: SystemError, path: String) {
    diagnostics.append(Diagnostic(unreadable: path, error))
  }

  /// The classes that interface files name: a file that declares one is parsed, whatever stands in it.
  var classNames: Set<String> {
    var names: Set<String> = []
    for document in documents {
      if let name = document.filesOwner?.customClass { names.insert(name) }
      for scene in document.scenes {
        if let name = scene.scene.customClass { names.insert(name) }
      }
    }
    return names
  }
}
