import FlowModel
package import ProjectFiles

/// One reading of the files of an app, in one of its states.
package struct ProjectReading: Sendable {
  package let roots: ProjectRoots
  package let store: any FileStore
  /// Interface files that lie nowhere on a disk.
  let documents: [InterfaceFile]
  /// Whether Swift and Objective-C are read, too.
  package let readsSource: Bool
  /// Whether what rules check in interface files is read, too.
  private let readsOutlines: Bool
  /// The results for other states of the app.
  let parsed: ParsedFiles?
  /// Whether what has a path in the graph is to be read, by its role; `nil` for a folder.
  let isSelected: @Sendable (String, SourceFile.Role?) -> Bool
  let report: ReadingProgress.Report?

  package init(
    roots: ProjectRoots, store: any FileStore, documents: [InterfaceFile] = [],
    readsSource: Bool = true, readsOutlines: Bool = false, parsed: ParsedFiles? = nil,
    selecting isSelected: @escaping @Sendable (String, SourceFile.Role?) -> Bool = { _, _ in true },
    reporting report: ReadingProgress.Report? = nil
  ) {
    self.report = report
    self.isSelected = isSelected
    self.roots = roots
    self.store = store
    self.documents = documents
    self.readsSource = readsSource
    self.readsOutlines = readsOutlines
    self.parsed = parsed
  }

  /// The files that a state of the app has, before any is read.
  package struct Files {
    package let files: [SourceFile]
    let failures: [SourceFinder.Failure]
    let specialFiles: [String]
    /// The folders of asset catalogues.
    let catalogs: [String]
    /// The files in which an app may keep names of scenes and segues, if rules ask for these.
    let valueFiles: [String]
    /// The paths in the graph of interface files that are not to be read, and of compiled nibs.
    let unread: [String]
    /// Whether there is source that is not to be read.
    let hasExcludedSource: Bool
    /// Whether there is an interface file. Without one, only source can show that there are screens.
    package let hasInterfaces: Bool
  }

  package func find() -> Files {
    _ = report?(.finding)
    let found = SourceFinder(
      roots: roots.folders, readsSource: readsSource, findsValues: readsSource && readsOutlines,
      in: store)
    let isRead = { (path: String) in
      isSelected(roots.graphPath(of: path), SourceFile.Role(fileName: Path.split(path).name))
    }
    var files = roots.files(and: found.files)
    let isFileRead = { (file: SourceFile) in
      isSelected(roots.graphPath(of: file.systemPath), file.role)
    }
    let hasInterfaces = !documents.isEmpty || files.contains { $0.role == .interface }
    let excluded = files.filter { !isFileRead($0) }
    let unread = excluded.filter { $0.role == .interface }.map(\.systemPath) + found.nibs
    files.removeAll { !isFileRead($0) }
    if !readsSource { files.removeAll { $0.role.isSource } }
    return Files(
      files: files, failures: found.failures.filter { isRead($0.systemPath) },
      specialFiles: found.specialFiles.filter(isRead), catalogs: found.catalogs.sorted(),
      valueFiles: found.valueFiles.filter(isRead).sorted(),
      unread: unread.map { roots.graphPath(of: $0) }.sorted(),
      hasExcludedSource: excluded.contains(where: \.role.isSource), hasInterfaces: hasInterfaces)
  }

  /// Reads files that were found, and parses those that the flow may depend on.
  ///
  /// Source nests deeply, and so do the values that it is lowered to: call it on ``DeepThreads``.
  package func contents(of found: Files) -> ProjectContents {
    var contents = ProjectContents()
    contents.holdsSource = found.files.contains { $0.role.isSource }
    contents.catalogs = found.catalogs
    contents.unreadInterfaces = found.unread
    contents.folders = Set(
      found.files.map { Path.split(roots.graphPath(of: $0.systemPath)).folder })
    for document in documents { contents.add(document) }
    ProjectReader(
      files: found.files, store: store, parsed: parsed, readsOutlines: readsOutlines,
      report: report,
      graphPath: { roots.graphPath(of: $0.systemPath) }
    ).read(into: &contents)
    // A file with the name of a manifest may turn out to be source once it is read.
    if readsSource, !contents.units.isEmpty { contents.holdsSource = true }
    for failure in found.failures {
      contents.addFailure(failure.error, path: roots.graphPath(of: failure.systemPath))
    }
    contents.findings += found.specialFiles.map {
      Finding(special: roots.graphPath(of: $0))
    }
    return contents
  }
}
