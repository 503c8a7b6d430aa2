/// The paths that a user gave, taken apart into folders to walk and files to read.
struct ProjectRoots {
  /// Without links, in the order given.
  private(set) var folders: [String] = []
  /// In the order given.
  private(set) var files: [SourceFile] = []
  private(set) var failures: [(path: String, error: SystemError)] = []
  /// The nearest folder that everything lies in; the paths of a graph are relative to it.
  let ancestor: String
  /// What to put before a path of the graph so that it leads there from the current folder.
  let prefix: String

  init(paths: [String]) {
    var containers: [(real: String, typed: String)] = []
    for path in paths {
      do {
        if try FileStatus(of: path).kind == .folder {
          let real = try Path.real(path)
          folders.append(real)
          containers.append((real, path))
        } else {
          let (folder, name) = Path.split(path)
          let real = try Path.real(folder.isEmpty ? "." : folder)
          // Whoever names a file means it to be read, whatever its extension.
          let role = SourceFile.Role(fileName: name) ?? .interface
          files.append(SourceFile(role: role, systemPath: Path.joined(real, name)))
          containers.append((real, folder))
        }
      } catch {
        failures.append((path, error))
      }
    }
    ancestor = Path.commonAncestor(containers.map(\.real))
    prefix =
      switch containers.count {
      case 0: ""
      case 1: Self.prefix(typed: containers[0].typed)
      default: Self.prefix(ancestor: ancestor)
      }
  }

  /// Returns the named files and the ones found in folders, each once.
  func files(and found: [SourceFile]) -> [SourceFile] {
    var seen = Set(found.map(\.systemPath))
    return found + files.filter { seen.insert($0.systemPath).inserted }
  }

  /// Returns a path as the graph has it.
  func graphPath(of systemPath: String) -> String {
    Path.relative(systemPath, to: ancestor) ?? systemPath
  }

  private static func prefix(typed folder: String) -> String {
    var folder = Substring(folder)
    while folder.hasPrefix("./") { folder = folder.dropFirst(2).drop { $0 == "/" } }
    if folder.isEmpty || folder == "." { return "" }
    return folder.hasSuffix("/") ? String(folder) : folder + "/"
  }

  private static func prefix(ancestor: String) -> String {
    let current: String
    do {
      current = try Path.real(".")
    } catch {
      // The current folder is gone; an absolute path still leads there.
      return prefix(typed: ancestor)
    }
    return prefix(typed: Path.relative(ancestor, to: current) ?? ancestor)
  }
}
