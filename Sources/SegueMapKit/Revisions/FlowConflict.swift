/// A merge that failed, before its sides are read.
///
/// ```swift
/// let sides = try await FlowConflict(in: "App/Main.storyboard", paths: ["App"]).load()
/// ```
public struct FlowConflict: Hashable, Sendable {
  /// A file with conflict markers, or one that git holds to be unmerged.
  public var file: String
  /// What to read beside it.
  public var paths: [String]
  /// Whether the app's Swift and Objective-C are read.
  public var readsSource = true

  public init(in file: String, paths: [String] = ["."]) {
    self.file = file
    self.paths = paths
  }

  /// The app as each side would have it, the files that are not in conflict as they are now.
  public struct Sides: Sendable {
    /// `nil` where it is not known what both sides come from.
    public let base: AppFlow?
    public let ours: AppFlow
    public let theirs: AppFlow
  }

  /// Reads the app as each side of the merge would have it.
  ///
  /// In a merge that git has not finished, every unmerged file is taken from the index; else the file
  /// is taken apart at its markers.
  ///
  /// - Throws: ``FlowError/noConflict(path:)``, ``FlowError/git(_:)``.
  public func load() async throws(FlowError) -> Sides {
    let place: String
    do throws(SystemError) {
      place = try Path.realAsFarAsItLeads(file)
    } catch {
      throw .noConflict(path: file)
    }
    let unmerged = try await unmergedFiles(beside: place)
    var sides = unmerged.sides
    if sides[place] == nil {
      var reader = FileReader()
      let bytes = try? reader.withBytes(ofFileAt: place) { Array($0) }
      guard let split = bytes.flatMap(ConflictSides.init(markedFile:)) else {
        throw .noConflict(path: file)
      }
      sides[place] = split
    }
    return read(sides, at: place, in: unmerged.store)
  }

  private func read(
    _ sides: [String: ConflictSides], at place: String, in store: any FileStore
  ) -> Sides {
    var project = FlowProject(paths: paths)
    project.readsSource = readsSource
    let knowsBase = sides[place]?.base != nil
    // What is lowered from source nests as deeply as the source, and so does taking it apart.
    return DeepThreads.result { [project] in
      let parsed = ParsedFiles()
      let memory = SourceMemory()
      let roots = ProjectRoots(paths: paths, in: [store])
      let flow = { (side: (ConflictSides) -> [UInt8]?) in
        let files = ReplacedFiles(store: store, contents: sides.mapValues(side))
        return ProjectReading(
          project: project, roots: roots.present(in: files), store: files, parsed: parsed,
          memory: memory
        ).flow().flow
      }
      return Sides(
        base: knowsBase ? flow(\.base) : nil, ours: flow(\.ours), theirs: flow(\.theirs))
    }
  }

  /// Returns what git holds to be unmerged, by absolute path, and where the other files lie.
  private func unmergedFiles(
    beside place: String
  ) async throws(FlowError) -> (sides: [String: ConflictSides], store: any FileStore) {
    do throws(GitError) {
      let repository = try await GitRepository(around: place)
      let index = try await repository.index()
      let sides = try await repository.withObjects { objects in
        Result { () throws(GitError) in try index.conflicts(from: objects) }
      }.get()
      let paths = sides.map { (Path.joined(repository.root, $0.key), $0.value) }
      return (Dictionary(uniqueKeysWithValues: paths), try await repository.workTree())
    } catch .notARepository, .notInstalled, .bare {
      // Markers are enough.
      return ([:], Disk())
    } catch {
      throw .git(error)
    }
  }
}

extension IndexListing {
  /// Returns the sides of every file that is unmerged, by its path from the root.
  func conflicts(from objects: GitObjects) throws(GitError) -> [String: ConflictSides] {
    var stages: [String: [Int: [UInt8]]] = [:]
    for file in files where file.stage > 0 {
      guard let bytes = try objects.bytes(of: file.blob) else {
        throw .missingObject(file.blob.text)
      }
      stages[file.path, default: [:]][file.stage] = bytes
    }
    return stages.mapValues { ConflictSides(base: $0[1], ours: $0[2], theirs: $0[3]) }
  }
}
