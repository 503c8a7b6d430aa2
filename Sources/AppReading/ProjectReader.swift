import FlowModel
import InputBounds
import InterfaceBuilder
import ObjectiveCReader
import ProjectFiles
import ProjectTargets
import SourceModel
import SourceScan
import SwiftReader

/// Reads and parses files, on all cores.
///
/// Every file is opened once. At first, only a digest of each source file is made. The digests of all
/// files decide which of them the flow may depend on, and these are parsed whole.
struct ProjectReader: Sendable {
  let files: [SourceFile]
  /// Where the files lie.
  var store: any FileStore = Disk()
  /// The results for other states of the same files.
  var parsed: ParsedFiles?
  /// Whether what rules check in interface files is read, too.
  var readsOutlines = false
  var report: ReadingProgress.Report?
  /// A file's path as the graph has it.
  let graphPath: @Sendable (SourceFile) -> String

  /// The result of opening a file.
  private struct Look: Sendable {
    let content: Result<FileContent, SystemError>
    /// Of source that is not in ``parsed``; it may be parsed later.
    var bytes: [UInt8]?
    /// In bytes; 0 for what was read before.
    var size = 0
  }

  /// A source file before it is parsed.
  private struct Source: Sendable {
    let file: SourceFile
    let digest: SourceDigest
    let bytes: [UInt8]?
  }

  /// The result does not depend on the number of threads. It has the order of the files, except for the
  /// units, which are sorted by path.
  ///
  /// - Parameter contents: May hold documents already; source that declares their classes is also
  ///   selected.
  func read(into contents: inout ProjectContents) {
    announce(files) { parsed, key in parsed[contentAt: key] == nil }
    var sources: [Source] = []
    let (looks, leftOut) = FileWorkers.resultsWithinTotal(
      of: files, reporting: report, as: { ReadingProgress.reading($0, of: $1) }, size: \.size,
      look)
    if let leftOut {
      let excess = SystemError.excess(BoundExcess(InputBounds.totalSize))
      contents.addFailure(excess, path: graphPath(leftOut))
    }
    for (file, look) in zip(files, looks) {
      switch look.content {
      case .failure(let error): contents.addFailure(error, path: graphPath(file))
      case .success(.interface(let interface)): contents.add(interface)
      case .success(.propertyList(let list)): contents.propertyLists.append(list)
      case .success(.project(let project)): contents.projects.append(project)
      case .success(.source(let digest)):
        if digest.startsApp { contents.starts.append(graphPath(file)) }
        sources.append(Source(file: file, digest: digest, bytes: look.bytes))
      }
    }
    addUnits(of: sources, to: &contents)
  }

  private func addUnits(of sources: [Source], to contents: inout ProjectContents) {
    let selected = SourceSelection.files(
      sources.map(\.digest), declaring: contents.classNames
    ).map { sources[$0] }
    if selected.isEmpty { return }
    announce(selected.lazy.filter { $0.bytes == nil }.map(\.file)) { parsed, key in
      parsed[unitAt: key] == nil
    }
    let units = FileWorkers.results(
      of: selected, filesPerWorker: 2, onDeepStack: true, reporting: report,
      as: { ReadingProgress.parsing($0, of: $1) }, unit)
    for result in units {
      switch result {
      case .failure(let failure): contents.addFailure(failure.error, path: failure.path)
      case .success(let unit):
        contents.findings += unit.findings
        contents.units.append(unit)
      }
    }
    contents.units.sort { $0.path < $1.path }
  }

  /// Lets the store fetch what was not parsed before.
  private func announce(
    _ files: some Sequence<SourceFile>, where isMissing: (ParsedFiles, ParsedFiles.Key) -> Bool
  ) {
    guard let parsed else { return }
    store.willRead(
      files.filter { key(of: $0).map { isMissing(parsed, $0) } ?? false }.map(\.systemPath))
  }

  private func key(of file: SourceFile) -> ParsedFiles.Key? {
    parsed?.key(of: file, path: graphPath(file), in: store)
  }
}

// MARK: - One file

extension ProjectReader {
  private func look(at file: SourceFile, reader: inout FileReader) -> Look {
    let key = key(of: file)
    if let key, let content = parsed?[contentAt: key] { return Look(content: .success(content)) }
    do throws(SystemError) {
      let (content, bytes, size) = try read(file, &reader) { bytes in
        (
          self.content(of: file, bytes), file.role.language == nil ? nil : Array(bytes),
          bytes.count
        )
      }
      // Bytes on the disk have a name only once they are read.
      if let key = key ?? self.key(of: file) { parsed?[contentAt: key] = content }
      return Look(content: .success(content), bytes: bytes, size: size)
    } catch {
      return Look(content: .failure(error))
    }
  }

  private func content(of file: SourceFile, _ bytes: UnsafeRawBufferPointer) -> FileContent {
    let path = graphPath(file)
    return switch file.role {
    case .interface:
      .interface(InterfaceFile(Array(bytes), path: path, readsOutline: readsOutlines))
    case .propertyList: .propertyList(AppFile(path: path, bytes: Array(bytes)))
    case .project: .project(ProjectFile(AppFile(path: path, bytes: Array(bytes))))
    // Source may well have the name of a manifest.
    case .manifest where ProjectFile.isManifest(bytes):
      .project(ProjectFile(AppFile(path: path, bytes: Array(bytes))))
    case .manifest, .source:
      .source(
        SourceDigest(
          of: bytes.bindMemory(to: UInt8.self), language: file.role.language ?? .swift))
    }
  }

  private struct Failure: Error {
    let error: SystemError
    let path: String
  }

  @Sendable private func unit(
    of source: Source, reader: inout FileReader
  ) -> Result<SourceUnit, Failure> {
    let key = key(of: source.file)
    if let key, let unit = parsed?[unitAt: key] { return .success(unit) }
    let path = graphPath(source.file)
    do throws(SystemError) {
      let unit =
        if let bytes = source.bytes {
          bytes.withUnsafeBytes { parse($0, source.file, path: path) }
        } else {
          try read(source.file, &reader) { parse($0, source.file, path: path) }
        }
      if let key { parsed?[unitAt: key] = unit }
      return .success(unit)
    } catch {
      return .failure(Failure(error: error, path: path))
    }
  }

  private func parse(
    _ bytes: UnsafeRawBufferPointer, _ file: SourceFile, path: String
  ) -> SourceUnit {
    let language = file.role.language ?? .swift
    do throws(BoundExcess) {
      try InputBounds.sourceSize.check(bytes.count)
    } catch {
      var unit = SourceUnit(path: path, language: language)
      unit.findings = [.sourceTooLarge(path: path, error)]
      return unit
    }
    let text = bytes.bindMemory(to: UInt8.self)
    return switch language {
    case .swift: SwiftReader.unit(text, path: path)
    case .objectiveC: ObjectiveCReader.unit(text, path: path)
    }
  }

  private func read<Value>(
    _ file: SourceFile, _ reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Value
  ) throws(SystemError) -> Value {
    var value: Value?
    reader.bound = file.role.bound
    try store.withBytes(of: file.systemPath, reader: &reader) { value = body($0) }
    guard let value else { throw .inputOutput }
    return value
  }
}
