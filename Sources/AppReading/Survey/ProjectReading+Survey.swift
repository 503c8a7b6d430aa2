package import FlowModel
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
    let (scan, isWhole) = scan(sources, NameScan(names: names, classes: classes))
    survey.mentioned = scan.mentioned
    survey.declared = scan.declared
    survey.isComplete = isWhole && !found.hasExcludedSource
    survey.targets = Set(paths.flatMap { structure.membership.targets(ofFileAt: $0) })
    let known = Set(paths)
    for (path, targets) in structure.namedSources where !known.contains(path) {
      survey.targets.subtract(targets)
    }
    return survey
  }

  /// - Returns: Also whether every file could be read.
  private func scan(_ sources: [SourceFile], _ empty: NameScan) -> (NameScan, isWhole: Bool) {
    let total = Mutex((scan: empty, isWhole: true))
    let next = Atomic(0)
    let work = { @Sendable in
      var reader = FileReader()
      var own = empty
      var isWhole = true
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < sources.count {
        reader.bound = sources[index].role.bound
        do throws(SystemError) {
          try store.withBytes(of: sources[index].systemPath, reader: &reader) { own.read($0) }
        } catch {
          isWhole = false
        }
      }
      total.withLock {
        $0.scan.merge(own)
        $0.isWhole = $0.isWhole && isWhole
      }
    }
    let workers = max(1, min(ProcessEnvironment.processorCount, sources.count / 16))
    if workers > 1 { DeepThreads.run(workers, work) } else { work() }
    return total.withLock { ($0.scan, $0.isWhole) }
  }
}
