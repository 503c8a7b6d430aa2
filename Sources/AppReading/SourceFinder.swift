import InputBounds
package import ProjectFiles

/// Walks folders for the files that describe an app's flow.
///
/// A link is followed only to a place inside the folders that were given. Each real file is found once:
/// at its own place if that is in these folders, or else through the first link to it.
package struct SourceFinder {
  package private(set) var files: [SourceFile] = []
  /// The asset catalogues, whose contents are not searched.
  package private(set) var catalogs: [String] = []
  /// Compiled nibs, which are files or folders and are not read.
  package private(set) var nibs: [String] = []
  /// Property lists, tables of texts and JSON files, in which an app may keep names of scenes and segues.
  private(set) var valueFiles: [String] = []
  package private(set) var failures: [Failure] = []
  /// The devices, pipes and sockets with the name of a file that is read; reading one might not end.
  package private(set) var specialFiles: [String] = []

  /// The folders that the walk may not leave, without links.
  private let roots: [String]
  private let readsSource: Bool
  private let findsValues: Bool
  private let store: any FileStore
  private var visited: Set<String> = []
  private var entryCount = 0
  /// The bounds of the walk that were exceeded; each is reported once.
  private var exceeded: Set<InputBound> = []
  private var links: [Place] = []
  /// Whether everything that can be reached without links was found, so that links may lead to it
  /// again.
  private var followsLinks = false

  package struct Failure {
    package let systemPath: String
    package let error: SystemError
  }

  /// A folder or file by the path that led to it and by the one without links.
  private struct Place {
    var path: String
    var realPath: String
    /// Whether source there belongs to the app.
    var takesSource: Bool
    /// How many folders enclose it, those that were given not counted.
    var depth: Int

    func appending(_ name: String) -> Place {
      let joined = Path.joined(path, name)
      let real = path == realPath ? joined : Path.joined(realPath, name)
      return Place(path: joined, realPath: real, takesSource: takesSource, depth: depth + 1)
    }
  }

  /// - Parameters:
  ///   - roots: Folders, without links.
  ///   - readsSource: Whether Swift and Objective-C are looked for.
  ///   - findsValues: Whether files are looked for in which an app may keep names.
  ///   - store: Where the folders lie.
  package init(
    roots: [String], readsSource: Bool = true, findsValues: Bool = false,
    in store: any FileStore = Disk()
  ) {
    self.roots = roots
    self.readsSource = readsSource
    self.findsValues = findsValues
    self.store = store
    for root in roots { walk(from: place(root, leadingTo: root, depth: 0)) }
    if links.isEmpty { return }
    visited.formUnion(files.lazy.map(\.systemPath))
    followsLinks = true
    while !links.isEmpty { followLinks() }
  }

  private mutating func walk(from start: Place) {
    var pending = [start]
    while let folder = pending.popLast() {
      guard visited.insert(folder.realPath).inserted else { continue }
      do throws(SystemError) {
        guard holds(folder) else { continue }
        let entries = try store.entries(of: folder.path)
        entryCount += entries.count
        guard isWithin(InputBounds.entries, entryCount, at: folder) else { return }
        // Sorted, so that the order of the disk does not decide what a bound leaves out.
        for entry in entries.sorted(by: { $0.name < $1.name }) {
          switch entry.kind {
          case .folder where entry.name.hasSuffix(".xcassets"):
            catalogs.append(Path.joined(folder.path, entry.name))
          case .folder where entry.name.hasSuffix(".nib"), .file where entry.name.hasSuffix(".nib"):
            nibs.append(Path.joined(folder.path, entry.name))
          case .folder where !Self.isLeftOut(folder: entry.name):
            var place = folder.appending(entry.name)
            if Self.holdsOtherSource(folder: entry.name) { place.takesSource = false }
            pending.append(place)
          case .file:
            if let role = SourceFile.Role(fileName: entry.name) {
              add(folder.appending(entry.name), role)
            } else if findsValues, folder.takesSource, Self.holdsValues(file: entry.name) {
              addValues(folder.appending(entry.name))
            }
          case .link: links.append(folder.appending(entry.name))
          case .other: addSpecial(folder.appending(entry.name))
          case .folder: break
          }
        }
      } catch {
        failures.append(Failure(systemPath: folder.path, error: error))
      }
    }
  }

  private mutating func addSpecial(_ place: Place) {
    guard let role = SourceFile.Role(fileName: Path.split(place.path).name) else { return }
    if !role.isSource || place.takesSource { specialFiles.append(place.path) }
  }

  private mutating func add(_ place: Place, _ role: SourceFile.Role) {
    if role.isSource, !place.takesSource { return }
    if followsLinks, !visited.insert(place.realPath).inserted { return }
    guard holdsOneMore(at: place) else { return }
    files.append(SourceFile(role: role, systemPath: place.path))
  }

  private mutating func addValues(_ place: Place) {
    guard holdsOneMore(at: place) else { return }
    valueFiles.append(place.path)
  }

  /// Whether one more file is read.
  private mutating func holdsOneMore(at place: Place) -> Bool {
    isWithin(InputBounds.files, files.count + valueFiles.count + 1, at: place)
  }

  /// Whether a folder is searched.
  private mutating func holds(_ folder: Place) -> Bool {
    isWithin(InputBounds.folders, visited.count, at: folder)
      && isWithin(InputBounds.folderDepth, folder.depth, at: folder)
  }

  /// Whether a count is within a bound; the first place at which it is not is reported.
  private mutating func isWithin(_ bound: InputBound, _ count: Int, at place: Place) -> Bool {
    if bound.holds(count) { return true }
    if exceeded.insert(bound).inserted {
      failures.append(Failure(systemPath: place.path, error: .excess(BoundExcess(bound))))
    }
    return false
  }

  /// Follows the links found so far, in the order of their paths, so that the order of the disk
  /// does not decide which of two links to one place counts.
  private mutating func followLinks() {
    let batch = links.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    links = []
    for link in batch { follow(link) }
  }

  private mutating func follow(_ link: Place) {
    let name = Path.split(link.path).name
    let role = SourceFile.Role(fileName: name)
    do {
      let target = place(link.path, leadingTo: try store.realPath(of: link.path), depth: link.depth)
      guard roots.contains(where: { Path.relative(target.realPath, to: $0) != nil }) else { return }
      switch try store.kind(of: target.realPath) {
      case .folder: if !Self.isLeftOut(folder: name) { walk(from: target) }
      case .file: if let role { add(target, role) }
      case .other: addSpecial(target)
      case .link: break
      }
    } catch {
      // A dead link is reported only if it has the name of an interface file.
      if role == .interface { failures.append(Failure(systemPath: link.path, error: error)) }
    }
  }

  /// A place that a path leads to from outside the walk.
  private func place(_ path: String, leadingTo realPath: String, depth: Int) -> Place {
    let takesSource = readsSource && !Self.holdsOtherSource(folder: Path.split(realPath).name)
    return Place(path: path, realPath: realPath, takesSource: takesSource, depth: depth)
  }

  private static func holdsValues(file name: String) -> Bool {
    [".plist", ".strings", ".xcstrings", ".json"].contains { name.hasSuffix($0) }
  }

  /// Whether source in a folder belongs to a library, or is not built with the app.
  private static func holdsOtherSource(folder name: String) -> Bool {
    [".framework", ".xcframework", ".playground", ".docc"].contains { name.hasSuffix($0) }
  }

  /// Whether a folder is left out unless it was given itself. A template of Xcode is no part of an app, and an export
  /// for translators has copies of its interface files.
  private static func isLeftOut(folder name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || name.hasSuffix(".bundle")
      || name.hasSuffix(".xctemplate") || name.hasSuffix(".xcloc") || builtFolders.contains(name)
  }

  /// Folders of other people's code and of build products.
  private static let builtFolders: Set = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules",
  ]
}
