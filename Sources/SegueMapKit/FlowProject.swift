import FlowAssembly
import FlowModel
import SourceNavigation

/// The interface files of an app: where they lie, before any is read.
///
/// ```swift
/// let flow = try FlowProject(paths: ["App"]).load()
/// try flow.render(.svg).write(to: "flow.svg")
/// ```
///
/// In a folder, every `.storyboard` and `.xib` file counts, and the `Info.plist` files and Xcode
/// projects that say where the app starts; so does Swift and Objective-C, where there is an interface
/// file at all. Left out, unless named as a path of their own, are hidden folders, `*.bundle`, and
/// what holds other people's code or build products: `Pods`, `Carthage`, `.build`, `build`,
/// `DerivedData` and `node_modules`; of source also what lies in a framework or playground. A
/// symbolic link is followed
/// only to a place inside the folders given, and no file counts twice.
public struct FlowProject: Hashable, Sendable {
  /// Folders and files. A file is read whatever its extension.
  public var paths: [String]
  /// Interface files that lie nowhere on a disk, read beside those in ``paths``.
  public var documents: [Document]
  /// Whether the app's Swift and Objective-C are read for what the interface files leave out: where
  /// unwinds lead, and the screens that code moves to.
  public var readsSource = true

  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - documents: Interface files that lie nowhere on a disk.
  public init(paths: [String], documents: [Document] = []) {
    self.paths = paths
    self.documents = documents
  }

  /// An interface file in memory.
  public struct Document: Hashable, Sendable {
    /// Stands for the file in the flow and in messages; its name is the storyboard's name.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// Reads a storyboard or xib from standard input to its end.
    public static func standardInput() throws(FlowError) -> Document {
      do throws(SystemError) {
        var reader = FileReader()
        let bytes = try reader.bytes(from: StandardStream.input.rawValue)
        return Document(path: "<stdin>", bytes: bytes)
      } catch {
        throw .unreadableInput(reason: error.description)
      }
    }
  }
}

extension FlowProject {
  /// Reads the files and joins what they say to one flow.
  ///
  /// A file or folder that can't be read ends nothing: the flow is made of the others, and an error
  /// among its ``AppFlow/diagnostics`` names it. The result is the same whatever the order of the
  /// paths and of the folders' entries.
  ///
  /// - Throws: ``FlowError/nothingToRead(paths:diagnostics:)`` where no interface file was found.
  /// - Complexity: O(*n* log *n*) for *n* bytes, elements and entries of folders.
  public func load() throws(FlowError) -> AppFlow {
    let roots = ProjectRoots(paths: paths)
    let found = SourceFinder(roots: roots.folders, readsSource: readsSource)
    var files = roots.files(and: found.files)
    let isEmpty = documents.isEmpty && !files.contains { $0.role == .interface }
    if isEmpty || !readsSource { files.removeAll { $0.role.isSource } }
    guard files.contains(where: { $0.role.isSource }) else {
      return try flow(of: files, in: roots, failures: found.failures, isEmpty: isEmpty)
    }
    // What is lowered from source nests as deeply as the source, and so does taking it apart.
    return try DeepThreads.result { [files] in
      Result { () throws(FlowError) in
        try flow(of: files, in: roots, failures: found.failures, isEmpty: isEmpty)
      }
    }.get()
  }

  private func flow(
    of files: [SourceFile], in roots: ProjectRoots, failures: [SourceFinder.Failure], isEmpty: Bool
  ) throws(FlowError) -> AppFlow {
    var contents = ProjectContents()
    for document in documents {
      document.bytes.withUnsafeBytes { contents.add(interface: $0, path: document.path) }
    }
    ProjectReader(
      files: files, graphPath: { roots.graphPath(of: $0.systemPath) },
      helperNames: NavigationAnalysis.helperNames
    ).read(into: &contents)
    for failure in failures {
      contents.addFailure(failure.error, path: roots.graphPath(of: failure.systemPath))
    }
    if isEmpty {
      throw .nothingToRead(
        paths: paths, diagnostics: diagnostics(contents.diagnostics, in: roots))
    }
    // Where there is no source at all, that no class handles an unwind says nothing.
    let hasSource = files.contains { $0.role.isSource }
    let graph = FlowAssembler(
      documents: contents.documents, propertyLists: contents.propertyLists,
      projects: contents.projects,
      navigation: hasSource ? NavigationFacts(of: contents.units) : nil
    ).graph(diagnostics: contents.diagnostics)
    return AppFlow(
      graph: graph, name: name(projects: contents.projects.map(\.path)),
      diagnostics: diagnostics(graph.diagnostics, in: roots), sourceCount: contents.units.count)
  }

  /// Returns messages by place, those about the paths themselves first.
  private func diagnostics(
    _ diagnostics: [Diagnostic], in roots: ProjectRoots
  ) -> [FlowDiagnostic] {
    let inMemory = Set(documents.map(\.path))
    return roots.failures.map { FlowDiagnostic(unreadable: $0.path, $0.error) }
      + diagnostics.sorted().map { diagnostic in
        let path = diagnostic.location.path
        return FlowDiagnostic(
          diagnostic, path: inMemory.contains(path) ? path : roots.prefix + path)
      }
  }

  /// Returns what to call the app: as its one topmost Xcode project is called, or as the only path
  /// that was given; empty where neither tells.
  private func name(projects: [String]) -> String {
    let bundles = projects.map { Path.split($0).folder }
    let depths = bundles.map { $0.utf8.count { $0 == UInt8(ascii: "/") } }
    let topmost = zip(bundles, depths).filter { $0.1 == depths.min() }
    if topmost.count == 1 { return Path.withoutExtension(Path.split(topmost[0].0).name) }
    guard paths.count == 1, let name = paths[0].split(separator: "/").last.map(String.init),
      name != ".", name != ".."
    else { return "" }
    switch SourceFile.Role(fileName: name) {
    // A folder may be called so, as R.swift's is.
    case nil, .source: return name
    case .interface, .propertyList, .project: return Path.withoutExtension(name)
    }
  }
}
