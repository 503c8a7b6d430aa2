import FlowModel
package import ProjectFiles

/// The paths that a user gave, as folders to search and files to read.
package struct ProjectRoots {
  /// Without links, in the order given.
  package private(set) var folders: [String] = []
  /// In the order given.
  package private(set) var files: [SourceFile] = []
  package private(set) var failures: [(path: String, error: SystemError)] = []
  /// The nearest common folder of everything; the paths of a graph are relative to it.
  package let ancestor: String
  /// What to put before a path of the graph so that it leads there from the current folder.
  package let prefix: String

  package init(paths: [String]) { self.init(paths: paths, in: [Disk()]) }

  /// - Parameter stores: At least one. A path refers to the first store that has it.
  package init(paths: [String], in stores: [any FileStore]) {
    var containers: [(real: String, typed: String)] = []
    for path in paths {
      let path = String(fileName: path.fileNameBytes)
      let store = stores.first { (try? $0.kind(of: path)) != nil } ?? stores[0]
      do {
        if try store.kind(of: path) == .folder {
          let real = try store.realPath(of: path)
          folders.append(real)
          containers.append((real, path))
        } else {
          let (folder, name) = Path.split(path)
          let real = try store.realPath(of: folder.isEmpty ? "." : folder)
          // A file that a user names is read whatever its extension.
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

  /// Returns the roots that one of several states of the app has.
  package func present(in store: any FileStore) -> ProjectRoots {
    var roots = self
    roots.folders.removeAll { (try? store.kind(of: $0)) != .folder }
    roots.files.removeAll { (try? store.kind(of: $0.systemPath)) == nil }
    return roots
  }

  /// Returns the named files and the ones found in folders, each once.
  package func files(and found: [SourceFile]) -> [SourceFile] {
    if files.isEmpty { return found }
    var seen = Set(found.map(\.systemPath))
    return found + files.filter { seen.insert($0.systemPath).inserted }
  }

  /// Returns a path as the graph has it.
  package func graphPath(of systemPath: String) -> String {
    Path.relative(systemPath, to: ancestor) ?? systemPath
  }

  /// Returns the path on the system for a path of the graph.
  package func systemPath(of graphPath: String) -> String {
    graphPath.hasPrefix("/") ? graphPath : Path.joined(ancestor, graphPath)
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
