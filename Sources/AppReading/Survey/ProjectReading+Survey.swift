import AppleFrameworks
package import FlowModel
import InputBounds
import ProjectFiles
import ProjectTargets
import Synchronization

extension ProjectReading {
  /// Reads what rules check in the app's source beyond the segues that it makes.
  ///
  /// - Parameters:
  ///   - contents: What was read of the app.
  ///   - found: The files of the app.
  ///   - names: The names of which to learn whether source mentions them.
  ///   - classes: The names of which to learn whether source declares a type, without their modules.
  /// - Returns: `nil` if the app has no source.
  /// - Complexity: O(*n*) for *n* bytes of source.
  package func survey(
    of contents: ProjectContents, _ found: Files, names: Set<String>, classes: Set<String>
  ) -> SourceSurvey? {
    let sources = found.files.filter(\.role.isSource)
    guard contents.holdsSource, !sources.isEmpty else { return nil }
    let paths = sources.map { roots.graphPath(of: $0.systemPath) }
    let structure = contents.structure(of: paths)
    var survey = SourceSurvey()
    let result = scan(sources, NameScan(names: names, classes: classes))
    survey.mentioned = result.names.mentioned.union(values(of: names, in: found.valueFiles))
    survey.declared = result.names.declared
    survey.disablings = result.disablings
    survey.caughtLines = result.caughtLines
    let own = Set(structure.membership.targets.map(\.module))
    survey.libraries = result.names.imported.filter {
      !own.contains($0) && !SystemModules.contains($0)
    }
    survey.isComplete = result.isWhole && !found.hasExcludedSource
    survey.targets = Set(paths.flatMap { structure.membership.targets(ofFileAt: $0) })
    let known = Set(paths)
    for (path, targets) in structure.namedSources where !known.contains(path) {
      survey.targets.subtract(targets)
    }
    return survey
  }

  /// Returns the keys of those names that are values in some files. A file that can't be read has none.
  private func values(of names: Set<String>, in files: [String]) -> Set<String> {
    var scan = ValueScan(names: names)
    var reader = FileReader()
    reader.bound = InputBounds.propertyListSize
    for file in files {
      try? store.withBytes(of: file, reader: &reader) { scan.read($0.bindMemory(to: UInt8.self)) }
    }
    return Set(scan.found.map { SourceSurvey.key(of: $0) })
  }

  /// What a scan of all files found.
  private struct ScanResult {
    var names: NameScan
    var disablings: [String: [RuleDisabling]] = [:]
    var caughtLines: [String: [ClosedRange<Int>]] = [:]
    /// Whether every file could be read.
    var isWhole = true

    /// Reads one file.
    mutating func read(_ bytes: UnsafeRawBufferPointer, path: String) {
      names.read(bytes)
      if names.catches { caughtLines[path] = CaughtLines.all(in: bytes.bindMemory(to: UInt8.self)) }
      guard names.hasDirective else { return }
      let comments = RuleDisabling.all(inSource: String(decoding: bytes, as: UTF8.self))
      if !comments.isEmpty { disablings[path] = comments }
    }

    mutating func merge(_ other: Self) {
      names.merge(other.names)
      disablings.merge(other.disablings) { first, _ in first }
      caughtLines.merge(other.caughtLines) { first, _ in first }
      isWhole = isWhole && other.isWhole
    }
  }

  private func scan(_ sources: [SourceFile], _ names: NameScan) -> ScanResult {
    let total = Mutex(ScanResult(names: names))
    let next = Atomic(0)
    let work = { @Sendable in
      var reader = FileReader()
      var own = ScanResult(names: names)
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < sources.count {
        let path = sources[index].systemPath
        reader.bound = sources[index].role.bound
        do throws(SystemError) {
          try store.withBytes(of: path, reader: &reader) {
            own.read($0, path: roots.graphPath(of: path))
          }
        } catch {
          own.isWhole = false
        }
      }
      total.withLock { $0.merge(own) }
    }
    let workers = max(1, min(ProcessEnvironment.processorCount, sources.count / 16))
    if workers > 1 { DeepThreads.run(workers, work) } else { work() }
    return total.withLock { $0 }
  }
}
