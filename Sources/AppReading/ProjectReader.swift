import ProjectFiles
import SourceModel
import SourceScan
import Synchronization

/// Reads and parses files, on all cores.
///
/// Source is looked at as it is read, and parsed at once if it can matter, but for the members of types
/// in it that can't. Of the rest a digest stays until it is known what the parsed files ask for; what
/// they do ask for is read again, which costs less than to keep the bytes of all files.
struct ProjectReader: Sendable {
  let files: [SourceFile]
  /// Where the files lie.
  var store: any FileStore = Disk()
  /// What was parsed of other states of the same files.
  var parsed: ParsedFiles?
  /// A file's path as the graph has it.
  let graphPath: @Sendable (SourceFile) -> String
  /// What functions of a file navigate as their caller tells them.
  var helperNames: @Sendable (SourceUnit) -> Set<String> = { _ in [] }

  /// What is read is the same whatever the number of threads; its order is not, but for the units'.
  ///
  /// - Parameter contents: May hold documents already; what they ask for is read, too.
  func read(into contents: inout ProjectContents) {
    let holdsSource = files.contains { $0.role.isSource }
    announce(files)
    // Interface files first: whose classes they name may tell which source is parsed.
    let interfaces = files.indices.filter { files[$0].role == .interface }
    let others = files.indices.filter { files[$0].role != .interface }
    let first = reading(
      interfaces + others, of: \.self, filesPerWorker: 16, onDeepStack: holdsSource,
      classes: parsed == nil ? InterfaceClasses(count: interfaces.count) : nil
    ) {
      $0.read(($1, files[$1]), path: $2, with: &$3)
    }
    contents.append(first.contents)
    if holdsSource { addWanted(after: first, to: &contents) }
    contents.units.sort { $0.path < $1.path }
  }

  /// Parses the files that are asked for by others, or the rest of them, until nothing new comes.
  private func addWanted(after first: FileReading, to contents: inout ProjectContents) {
    var selection = SourceSelection(glances: first.glances)
    selection.want(contents.classNames)
    selection.want(first.wantedNames)
    var known = first.helperNames
    var helpers: Set<String> = []
    while true {
      while case let next = selection.next(), !next.isEmpty {
        let reading = reading(next, of: \.file, filesPerWorker: 2, onDeepStack: true) {
          [helpers] in
          $0.parse(files[$1.file], for: $1, path: $2, helpers: helpers, with: &$3)
        }
        selection.add(reading.glances)
        contents.dropUnits(of: reading.contents.units.map(\.path))
        contents.append(reading.contents)
        selection.want(reading.wantedNames)
        known.formUnion(reading.helperNames)
      }
      if known.isSubset(of: helpers) { return }
      helpers.formUnion(known)
      selection.want(callersOf: helpers)
      for unit in contents.units { selection.want(unit.wantedNames(helpers: helpers)) }
    }
  }

  /// Lets the store fetch what is not known yet.
  private func announce(_ files: [SourceFile]) {
    guard let parsed else { return }
    store.willRead(
      files.filter { file in
        parsed.key(of: file, path: graphPath(file), in: store).map(parsed.lacks) ?? false
      }.map(\.systemPath))
  }

  /// - Parameters:
  ///   - requests: What to read.
  ///   - index: The index of a request's file.
  ///   - filesPerWorker: Below this many, starting a thread costs more than it saves.
  ///   - classes: Takes those that the interface files name.
  ///   - body: Takes in what is read for a request, with the path of its file.
  private func reading<Request: Sendable>(
    _ requests: [Request], of index: @escaping @Sendable (Request) -> Int, filesPerWorker: Int,
    onDeepStack: Bool, classes: InterfaceClasses? = nil,
    _ body: @escaping @Sendable (inout FileReading, Request, String, inout FileReader) -> Void
  ) -> FileReading {
    let blank = FileReading(
      store: store, parsed: parsed, helpersOf: helperNames, classes: classes)
    let workers = max(1, min(ProcessEnvironment.processorCount, requests.count / filesPerWorker))
    let next = Atomic(0)
    let result = Mutex(blank)
    let work = { @Sendable in
      var reader = FileReader()
      var reading = blank
      while case let place = next.add(1, ordering: .relaxed).oldValue, place < requests.count {
        let request = requests[place]
        body(&reading, request, graphPath(files[index(request)]), &reader)
      }
      result.withLock { $0.append(reading) }
    }
    if workers > 1 || onDeepStack { DeepThreads.run(workers, work) } else { work() }
    return result.withLock { $0 }
  }
}
