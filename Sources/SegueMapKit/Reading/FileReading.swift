import FlowAssembly
import ObjectiveCReader
import SourceModel
import SourceScan
import SwiftReader

/// What one thread made of the files that it read.
struct FileReading: Sendable {
  private(set) var contents = ProjectContents()
  /// The source files that were looked at and not parsed.
  private(set) var glances: [SourceSelection.Glance] = []
  /// What the parsed ones ask for.
  private(set) var wantedNames: Set<String> = []

  private var scanner = SourceScanner()

  mutating func append(_ other: FileReading) {
    contents.append(other.contents)
    glances += other.glances
    wantedNames.formUnion(other.wantedNames)
  }

  /// Reads a file of any kind; source is parsed if it can matter by itself.
  mutating func read(
    _ file: (index: Int, SourceFile), path: String, with reader: inout FileReader
  ) {
    withBytes(of: file.1, path: path, reader: &reader) { reading, bytes in
      switch file.1.role {
      case .interface: reading.contents.add(interface: bytes, path: path)
      case .propertyList:
        reading.contents.propertyLists.append(AppFile(path: path, bytes: Array(bytes)))
      case .project: reading.contents.projects.append(AppFile(path: path, bytes: Array(bytes)))
      case .source(let language):
        let digest = reading.scanner.digest(bytes.bindMemory(to: UInt8.self), language: language)
        if digest.matters {
          reading.parse(bytes, language, path: path, helpers: [])
        } else {
          reading.glances.append(SourceSelection.Glance(file: file.index, digest: digest))
        }
      }
    }
  }

  /// Parses a source file that others ask for.
  mutating func parse(
    _ file: SourceFile, path: String, helpers: Set<String>, with reader: inout FileReader
  ) {
    guard case .source(let language) = file.role else { return }
    withBytes(of: file, path: path, reader: &reader) { reading, bytes in
      reading.parse(bytes, language, path: path, helpers: helpers)
    }
  }

  private mutating func withBytes(
    of file: SourceFile, path: String, reader: inout FileReader,
    _ body: (inout FileReading, UnsafeRawBufferPointer) -> Void
  ) {
    do throws(SystemError) {
      try reader.withBytes(ofFileAt: file.systemPath) { body(&self, $0) }
    } catch {
      contents.addFailure(error, path: path)
    }
  }

  private mutating func parse(
    _ bytes: UnsafeRawBufferPointer, _ language: SourceLanguage, path: String,
    helpers: Set<String>
  ) {
    let text = bytes.bindMemory(to: UInt8.self)
    let unit =
      switch language {
      case .swift: SwiftReader.unit(text, path: path)
      case .objectiveC: ObjectiveCReader.unit(text, path: path)
      }
    wantedNames.formUnion(unit.wantedNames(helpers: helpers))
    contents.diagnostics += unit.diagnostics
    contents.units.append(unit)
  }
}
