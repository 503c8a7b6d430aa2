import AppReading
import ProjectFiles

/// Finds where a folder that was given as a path lies in a state that has it under another name. Otherwise
/// all that it holds would be reported as added or removed.
struct MovedFolders {
  /// The folder of the repository, which is searched.
  let root: String

  /// Returns the other places of folders that only some states have, each once.
  func places(of folders: [String], in stores: [any FileStore]) -> [String] {
    var places: Set<String> = []
    for folder in folders {
      let owners = stores.filter { (try? $0.kind(of: folder)) == .folder }
      guard let owner = owners.first, owners.count < stores.count else { continue }
      let names = interfaceFiles(below: folder, in: owner).compactMap {
        Path.relative($0, to: folder)
      }
      for store in stores where (try? store.kind(of: folder)) != .folder {
        // A folder that the owner has as well was not renamed.
        guard let place = place(of: names, in: store), (try? owner.kind(of: place)) == nil
        else { continue }
        places.insert(place)
      }
    }
    return places.sorted()
  }

  /// Returns the folder that has most of some files, if it has half of them and no other as many.
  private func place(of names: [String], in store: any FileStore) -> String? {
    let files = interfaceFiles(below: root, in: store)
    var counts: [String: Int] = [:]
    for name in names {
      for file in files where file.hasSuffix("/" + name) {
        counts[String(file.dropLast(name.count + 1)), default: 0] += 1
      }
    }
    guard let most = counts.values.max(), 2 * most >= names.count else { return nil }
    let best = counts.filter { $0.value == most }
    return best.count == 1 ? best.first?.key : nil
  }

  private func interfaceFiles(below folder: String, in store: any FileStore) -> [String] {
    let reading = ProjectReading(
      roots: ProjectRoots(paths: [folder], in: [store]), store: store, readsSource: false)
    return reading.find().files.filter { $0.role == .interface }.map(\.systemPath)
  }
}
