import AppleFrameworks
package import FlowModel
import InputBounds
import ProjectFiles
import ProjectTargets

extension ProjectReading {
  /// Reads what rules check in the app's source beyond the segues that it makes.
  ///
  /// - Parameters:
  ///   - contents: What was read of the app.
  ///   - found: The files of the app.
  ///   - names: The names of which to learn whether source mentions them.
  ///   - classes: The names of which to learn whether source declares a type, without their modules.
  /// - Returns: What was found, and the files of names that could not be read; `nil` if the app has no source.
  /// - Complexity: O(*n*) for *n* bytes of source and of files in which an app may keep names.
  package func survey(
    of contents: ProjectContents, _ found: Files, names: Set<String>, classes: Set<String>
  ) -> (survey: SourceSurvey, unread: [Finding])? {
    let sources = found.files.filter(\.role.isSource)
    guard contents.holdsSource, !sources.isEmpty else { return nil }
    let paths = sources.map { roots.graphPath(of: $0.systemPath) }
    let structure = contents.structure(of: paths)
    var survey = SourceSurvey()
    let scan = FileScan(
      names: NameScan(names: names, classes: classes), values: ValueScan(names: names))
    let result = searched(
      sources.map { SearchedFile(path: $0.systemPath, bound: $0.role.bound, isSource: true) }
        + found.valueFiles.map {
          SearchedFile(path: $0, bound: InputBounds.valuesSize, isSource: false)
        }, scan)
    survey.mentioned = result.names.mentioned.union(
      result.values.found.map { SourceSurvey.key(of: $0) })
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
    return (survey, result.unread)
  }

  /// A file that is searched for names.
  private struct SearchedFile: Sendable {
    /// The path to open.
    let path: String
    let bound: InputBound
    /// Otherwise, it only has values.
    let isSource: Bool
  }

  /// What was found in one file, or in all.
  private struct FileScan: Sendable {
    var names: NameScan
    var values: ValueScan
    var disablings: [String: [RuleDisabling]] = [:]
    var caughtLines: [String: [ClosedRange<Int>]] = [:]
    /// In bytes.
    var size = 0
    /// Whether every file could be read.
    var isWhole = true
    /// The files that could not be read; of source, the reading of the app tells them.
    var unread: [Finding] = []

    mutating func readSource(_ bytes: UnsafeRawBufferPointer, path: String) {
      names.read(bytes)
      if names.catches { caughtLines[path] = CaughtLines.all(in: bytes.bindMemory(to: UInt8.self)) }
      guard names.hasDirective else { return }
      let comments = RuleDisabling.all(inSource: String(decoding: bytes, as: UTF8.self))
      if !comments.isEmpty { disablings[path] = comments }
    }

    mutating func leaveOut(_ file: SearchedFile, path: String, _ error: SystemError) {
      isWhole = false
      guard !file.isSource else { return }
      // Most such files hold no names, so that this is no error.
      unread.append(
        Finding(
          .warning, rule: "unreadable", message: error.description,
          at: SourceLocation(path: path, line: 0)))
    }

    mutating func merge(_ other: Self) {
      names.merge(other.names)
      values.merge(other.values)
      disablings.merge(other.disablings) { first, _ in first }
      caughtLines.merge(other.caughtLines) { first, _ in first }
      isWhole = isWhole && other.isWhole
      unread += other.unread
    }
  }

  /// Returns what is found in some files, up to the bound of all files.
  private func searched(_ files: [SearchedFile], _ empty: FileScan) -> FileScan {
    let (scans, leftOut) = FileWorkers.resultsWithinTotal(
      of: files, reporting: report, as: { ReadingProgress.searching($0, of: $1) }, size: \.size,
      { search($0, empty, &$1) })
    var result = empty
    for scan in scans { result.merge(scan) }
    if let leftOut {
      result.leaveOut(
        leftOut, path: roots.graphPath(of: leftOut.path),
        .excess(BoundExcess(InputBounds.totalSize)))
    }
    return result
  }

  private func search(
    _ file: SearchedFile, _ empty: FileScan, _ reader: inout FileReader
  ) -> FileScan {
    var scan = empty
    let path = roots.graphPath(of: file.path)
    reader.bound = file.bound
    do throws(SystemError) {
      try store.withBytes(of: file.path, reader: &reader) { bytes in
        scan.size = bytes.count
        if file.isSource {
          scan.readSource(bytes, path: path)
        } else {
          scan.values.read(bytes.bindMemory(to: UInt8.self))
        }
      }
    } catch {
      scan.leaveOut(file, path: path, error)
    }
    return scan
  }
}
