import AppReading
import InputBounds
import ProjectFiles

/// A merge that failed, before its sides are read.
///
/// ```swift
/// let sides = try await FlowConflict(in: "App/Main.storyboard", paths: ["App"]).load()
/// ```
public struct FlowConflict: Hashable, Sendable {
  /// A file with conflict markers, or one that git lists as unmerged.
  public var file: String
  /// What to read in addition.
  public var paths: [String]
  /// Whether the app's Swift and Objective-C are read.
  public var readsSource = true
  /// Which of the files there are read.
  public var files = FileSelection()
  /// The language of the texts in wireframes, as of ``FlowProject/language``.
  public var language: String?
  /// Whether wireframes show images, as of ``FlowProject/readsImages``.
  public var readsImages = false

  public init(in file: String, paths: [String] = ["."]) {
    self.file = file
    self.paths = paths
  }

  /// The app as each side would have it, the files that are not in conflict as they are now.
  public struct Sides: Sendable {
    /// `nil` where the common base is unknown.
    public let base: AppFlow?
    public let ours: AppFlow
    public let theirs: AppFlow
    /// The branch or commit of this side; empty where that is unknown.
    public let oursName: String
    /// The branch or commit of the other side; empty where that is unknown.
    public let theirsName: String
  }

  /// Reads the app as each side of the merge would have it.
  ///
  /// In a merge that git has not finished, every unmerged file is taken from the index; otherwise
  /// the file is split at its markers.
  ///
  /// - Throws: ``FlowError/noConflict(path:)``, ``FlowError/unreadable(path:reason:)``,
  ///   ``FlowError/git(_:)``.
  public func load() async throws(FlowError) -> Sides {
    let place: String
    do throws(SystemError) {
      place = try Path.realAsFarAsItLeads(file)
    } catch {
      throw .unreadable(path: file, reason: error.description)
    }
    let content = content(of: place)
    let marked = content.bytes.flatMap(ConflictSides.init(markedFile:))
    let merge: FailedMerge
    do throws(GitError) {
      merge = try await FailedMerge(beside: place)
    } catch {
      throw .git(error)
    }
    var sides = merge.sides
    if sides[place] == nil {
      // A file that one side removed need not be there, but git knows of it.
      if case .failure(let error) = content {
        throw .unreadable(path: file, reason: error.description)
      }
      guard let marked else { throw .noConflict(path: file) }
      sides[place] = marked
    }
    return try read(sides, at: place, in: merge.store, marked: marked, merge: merge)
  }

  private func content(of place: String) -> Result<[UInt8], SystemError> {
    Result { () throws(SystemError) in
      var reader = FileReader()
      reader.bound = InputBounds.interfaceSize
      return try reader.withBytes(ofFileAt: place) { Array($0) }
    }
  }

  private func read(
    _ sides: [String: ConflictSides], at place: String, in store: any FileStore,
    marked: ConflictSides?, merge: FailedMerge
  ) throws(FlowError) -> Sides {
    var project = FlowProject(paths: paths)
    project.readsSource = readsSource
    project.files = files
    project.language = language
    project.readsImages = readsImages
    let knowsBase = sides[place]?.base != nil
    // Lowered source nests as deeply as the source does, and so does releasing it.
    let flows = try DeepThreads.result { [project] in
      let parsed = ParsedFiles()
      let memory = SourceMemory()
      let roots = ProjectRoots(paths: paths, in: [store])
      let load = {
        (side: (ConflictSides) -> [UInt8]?, hidden: Set<String>) -> ReadableStates.Making in
        let files = ReplacedFiles(store: store, contents: sides.mapValues(side))
        let readable = ReplacedFiles(hiding: hidden, below: roots, in: files)
        let flow = FlowReading(
          project: project, roots: roots.present(in: readable), store: readable, parsed: parsed,
          memory: memory
        ).read()
        return { .success(flow()) }
      }
      let both: [ReadableStates.Load] = [{ load(\.ours, $0) }, { load(\.theirs, $0) }]
      return Result { () throws(FlowError) in
        try ReadableStates.load(knowsBase ? both + [{ load(\.base, $0) }] : both).map(\.flow)
      }
    }.get()
    return Sides(
      base: knowsBase ? flows[2] : nil, ours: flows[0], theirs: flows[1],
      oursName: merge.name(ofOurs: marked?.oursLabel),
      theirsName: marked?.theirsLabel ?? merge.theirsName)
  }
}

extension Result<[UInt8], SystemError> {
  fileprivate var bytes: [UInt8]? {
    if case .success(let bytes) = self { bytes } else { nil }
  }
}
