/// A merge that git has not finished; empty where there is none, though a file may still have markers.
package struct FailedMerge: Sendable {
  /// The files that git lists as unmerged, by absolute path.
  package private(set) var sides: [String: ConflictSides] = [:]
  /// The store of the other files.
  package private(set) var store: any FileStore = Disk()
  /// The commit that is merged, by a branch or tag near it; empty where there is none.
  package private(set) var theirsName = ""

  private var branch = ""

  /// - Parameter place: An absolute path.
  package init(beside place: String) async throws(GitError) {
    do throws(GitError) {
      let repository = try await GitRepository(around: place)
      let index = try await repository.index()
      let unmerged = try await repository.withObjects { objects in
        Result { () throws(GitError) in try index.conflicts(from: objects) }
      }.get()
      for (path, sides) in unmerged { self.sides[Path.joined(repository.root, path)] = sides }
      store = try await repository.workTree()
      branch = try await repository.firstLine(["symbolic-ref", "--quiet", "--short", "HEAD"]) ?? ""
      theirsName = try await repository.mergedName() ?? ""
    } catch .notARepository, .notInstalled, .bare {
      // Markers are enough.
    } catch {
      throw error
    }
  }

  /// Returns the name of this side.
  ///
  /// - Parameter label: What git wrote beside its marker, if there is one.
  package func name(ofOurs label: String?) -> String {
    // A branch is more helpful than `HEAD`.
    if let label, label != "HEAD" || branch.isEmpty { return label }
    return branch
  }
}

extension GitRepository {
  /// Returns the name of the commit that is merged, picked or applied.
  fileprivate func mergedName() async throws(GitError) -> String? {
    for head in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD"] {
      let name = try await firstLine(["name-rev", "--name-only", "--no-undefined", head])
      if let name { return name }
    }
    return nil
  }

  /// Returns the first line of what git prints; `nil` where it fails.
  fileprivate func firstLine(_ arguments: [String]) async throws(GitError) -> String? {
    let output = try await command.output(arguments)
    guard output.isSuccess else { return nil }
    return output.bytes.split(separator: UInt8(ascii: "\n")).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension IndexListing {
  /// Returns the sides of every file that is unmerged, by its path from the root.
  func conflicts(from objects: GitObjects) throws(GitError) -> [String: ConflictSides] {
    var stages: [String: [Int: [UInt8]]] = [:]
    for file in files where file.stage > 0 {
      let bytes: [UInt8]
      switch try objects.bytes(of: file.blob) {
      case .success(let content)?: bytes = content
      case .failure(let excess)?: throw .failed(reason: "'\(file.path)' has \(excess)")
      case nil: throw .missingObject(file.blob.text)
      }
      stages[file.path, default: [:]][file.stage] = bytes
    }
    return stages.mapValues { ConflictSides(base: $0[1], ours: $0[2], theirs: $0[3]) }
  }
}
