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
  /// Globs of the files that are not read, by their paths in the flow.
  public var excludedPaths: [String] = []

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
    return read(sides, at: place, in: merge.store, marked: marked, merge: merge)
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
  ) -> Sides {
    var project = FlowProject(paths: paths)
    project.readsSource = readsSource
    project.excludedPaths = excludedPaths
    let knowsBase = sides[place]?.base != nil
    // Lowered source nests as deeply as the source does, and so does releasing it.
    return DeepThreads.result { [project] in
      let parsed = ParsedFiles()
      let memory = SourceMemory()
      let roots = ProjectRoots(paths: paths, in: [store])
      let flow = { (side: (ConflictSides) -> [UInt8]?) in
        let files = ReplacedFiles(store: store, contents: sides.mapValues(side))
        return FlowReading(
          project: project, roots: roots.present(in: files), store: files, parsed: parsed,
          memory: memory
        ).flow().flow
      }
      return Sides(
        base: knowsBase ? flow(\.base) : nil, ours: flow(\.ours), theirs: flow(\.theirs),
        oursName: merge.name(ofOurs: marked?.oursLabel),
        theirsName: marked?.theirsLabel ?? merge.theirsName)
    }
  }
}

extension Result<[UInt8], SystemError> {
  fileprivate var bytes: [UInt8]? {
    if case .success(let bytes) = self { bytes } else { nil }
  }
}
