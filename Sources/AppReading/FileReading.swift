import InterfaceBuilder
import ObjectiveCReader
package import ProjectFiles
import ProjectTargets
import SourceModel
import SourceScan
import SwiftReader

/// What one thread made of the files that it read.
struct FileReading: Sendable {
  private(set) var contents = ProjectContents()
  /// The source files that were looked at and not parsed, or not wholly.
  private(set) var glances: [SourceSelection.Glance] = []
  /// What the parsed ones ask for.
  private(set) var wantedNames: Set<String> = []
  /// Functions of the parsed ones that navigate as their caller tells them.
  private(set) var helperNames: Set<String> = []

  private let store: any FileStore
  private let parsed: ParsedFiles?
  private let helpersOf: @Sendable (SourceUnit) -> Set<String>
  private let classes: InterfaceClasses?
  /// What is known of them, once it is.
  private var classNames: NameSet?
  private var scanner = SourceScanner()

  /// - Parameters:
  ///   - store: Where the files lie.
  ///   - parsed: Keeps what is made of files whose bytes have a name; `nil` to keep nothing.
  ///   - helpersOf: Finds the helpers of a parsed file.
  ///   - classes: Those for which source is parsed as it is looked at; `nil` where a file is parsed for
  ///     what matters by itself first.
  init(
    store: any FileStore, parsed: ParsedFiles?,
    helpersOf: @escaping @Sendable (SourceUnit) -> Set<String>, classes: InterfaceClasses? = nil
  ) {
    self.store = store
    self.parsed = parsed
    self.helpersOf = helpersOf
    self.classes = classes
  }

  mutating func append(_ other: FileReading) {
    contents.append(other.contents)
    if glances.isEmpty { glances = other.glances } else { glances += other.glances }
    wantedNames.formUnion(other.wantedNames)
    helperNames.formUnion(other.helperNames)
  }

  /// Reads a file of any kind; source is parsed as far as it can matter by itself.
  mutating func read(
    _ file: (index: Int, SourceFile), path: String, with reader: inout FileReader
  ) {
    let key = parsed?.key(of: file.1, path: path, in: store)
    if let key, take(knownAt: key, of: file) { return }
    withBytes(of: file.1, path: path, reader: &reader) { reading, bytes in
      let glance = reading.glance(at: bytes, role: file.1.role, path: path)
      if let key { reading.parsed?[glanceAt: key] = glance }
      if let (language, request) = reading.take(glance, of: file) {
        reading.parse(bytes, language, path: path, key: key, for: request, helpers: [])
      }
    }
  }

  /// Parses a source file as far as it matters by itself or to others.
  mutating func parse(
    _ file: SourceFile, for request: SourceSelection.Request, path: String, helpers: Set<String>,
    with reader: inout FileReader
  ) {
    guard let language = file.role.language else { return }
    let key = parsed?.key(of: file, path: path, in: store)
    if let key, let source = parsed?[sourceAt: key, for: request.interest] {
      return take(source, for: request, helpers: helpers)
    }
    withBytes(of: file, path: path, reader: &reader) { reading, bytes in
      reading.parse(bytes, language, path: path, key: key, for: request, helpers: helpers)
    }
  }

  private mutating func withBytes(
    of file: SourceFile, path: String, reader: inout FileReader,
    _ body: (inout FileReading, UnsafeRawBufferPointer) -> Void
  ) {
    do throws(SystemError) {
      try store.withBytes(of: file.systemPath, reader: &reader) { body(&self, $0) }
    } catch {
      contents.addFailure(error, path: path)
      if file.role == .interface { classes?.add(nil) }
    }
  }

  private mutating func glance(
    at bytes: UnsafeRawBufferPointer, role: SourceFile.Role, path: String
  ) -> ParsedFiles.Glance {
    switch role {
    case .interface:
      .interface(InterfaceFile(Array(bytes), path: path))
    case .propertyList, .project: .appFile(AppFile(path: path, bytes: Array(bytes)))
    // Source may well have the name of a manifest.
    case .manifest where ProjectStructure.isManifest(bytes):
      .appFile(AppFile(path: path, bytes: Array(bytes)))
    case .manifest:
      .source(scanner.digest(bytes.bindMemory(to: UInt8.self), language: .swift))
    case .source(let language):
      .source(scanner.digest(bytes.bindMemory(to: UInt8.self), language: language))
    }
  }

  private mutating func parse(
    _ bytes: UnsafeRawBufferPointer, _ language: SourceLanguage, path: String,
    key: ParsedFiles.Key?, for request: SourceSelection.Request, helpers: Set<String>
  ) {
    let text = bytes.bindMemory(to: UInt8.self)
    let source =
      switch language {
      case .swift: swiftSource(text, path: path, for: request.interest)
      case .objectiveC: ParsedSource(unit: ObjectiveCReader.unit(text, path: path))
      }
    if let key { parsed?[sourceAt: key, for: request.interest] = source }
    take(source, for: request, helpers: helpers)
  }

  private mutating func swiftSource(
    _ text: UnsafeBufferPointer<UInt8>, path: String, for interest: SourceInterest
  ) -> ParsedSource {
    var digests: [Range<Int>: SourceDigest] = [:]
    let reading = SwiftReader.reading(text, path: path) { range in
      let digest = scanner.digest(UnsafeBufferPointer(rebasing: text[range]), language: .swift)
      digests[range] = digest
      return digest.matters || digest.meets(interest)
    }
    let idle = reading.idle.compactMap { digests[$0] }
    return ParsedSource(unit: reading.unit, idle: idle.isEmpty ? nil : SourceDigest(of: idle))
  }
}

// MARK: - Taking in what was made of a file

extension FileReading {
  /// - Returns: Whether all that the file's reading gives was known.
  private mutating func take(
    knownAt key: ParsedFiles.Key, of file: (index: Int, SourceFile)
  ) -> Bool {
    guard let glance = parsed?[glanceAt: key] else { return false }
    if case .source(let digest) = glance, digest.matters {
      let request = SourceSelection.Request(file: file.index)
      guard let source = parsed?[sourceAt: key, for: request.interest] else { return false }
      take(source, for: request, helpers: [])
    } else {
      _ = take(glance, of: file)
    }
    return true
  }

  /// - Returns: What a file is to be parsed for, and its language; `nil` for one that is not.
  private mutating func take(
    _ glance: ParsedFiles.Glance, of file: (index: Int, SourceFile)
  ) -> (SourceLanguage, SourceSelection.Request)? {
    switch (glance, file.1.role) {
    case (.interface(let file), _):
      contents.add(file)
      classes?.add(try? file.document.get())
    case (.appFile(let appFile), .project), (.appFile(let appFile), .manifest):
      contents.projects.append(appFile)
    case (.appFile(let appFile), _): contents.propertyLists.append(appFile)
    case (.source(let digest), let role):
      guard let language = role.language else { break }
      let interest = interest(in: digest)
      if digest.matters || !interest.isEmpty {
        return (language, SourceSelection.Request(file: file.index, interest: interest))
      }
      glances.append(SourceSelection.Glance(file: file.index, digest: digest))
    }
    return nil
  }

  /// What the interface files ask of a source file, as far as that is known yet.
  private mutating func interest(in digest: SourceDigest) -> SourceInterest {
    classNames = classNames ?? classes?.names
    guard let classNames, digest.declares(anyOf: classNames) else { return SourceInterest() }
    return digest.interest(in: classNames, SourceDigest.Callees([]))
  }

  private mutating func take(
    _ source: ParsedSource, for request: SourceSelection.Request, helpers: Set<String>
  ) {
    let unit = source.unit
    if let idle = source.idle {
      glances.append(
        SourceSelection.Glance(file: request.file, digest: idle, interest: request.interest))
    }
    wantedNames.formUnion(unit.wantedNames(helpers: helpers))
    helperNames.formUnion(helpersOf(unit))
    contents.diagnostics += unit.diagnostics
    contents.units.append(unit)
  }
}

extension ParsedFiles {
  /// Returns what a file is known by; `nil` where its bytes have no name.
  package func key(of file: SourceFile, path: String, in store: any FileStore) -> Key? {
    store.blob(of: file.systemPath).map { Key(blob: $0, path: path) }
  }

  /// Whether a file's bytes may have to be read.
  func lacks(_ key: Key) -> Bool {
    guard let glance = self[glanceAt: key] else { return true }
    if case .source(let digest) = glance, digest.matters {
      return self[sourceAt: key, for: SourceInterest()] == nil
    }
    return false
  }
}
