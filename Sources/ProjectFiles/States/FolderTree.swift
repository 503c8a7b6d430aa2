/// The folders that hold a set of files.
///
/// Each is kept by its name in the one above, so that a path costs no more than its length, however many
/// folders it passes.
struct FolderTree {
  private struct Step: Hashable {
    let parent: Int
    let name: Substring
  }

  /// The number of each folder; that of the root is 0.
  private var numbers: [Step: Int] = [:]

  /// - Parameter files: Paths from the root.
  init(of files: [String]) {
    var previous = ""
    for file in files {
      let folder = Path.split(file).folder
      if folder == previous { continue }
      previous = folder
      var number = 0
      for name in Self.names(in: folder) {
        number = add(Step(parent: number, name: name))
      }
    }
  }

  private mutating func add(_ step: Step) -> Int {
    if let known = numbers[step] { return known }
    numbers[step] = numbers.count + 1
    return numbers.count
  }

  /// - Parameter folder: A path from the root, or empty for the root itself.
  func contains(_ folder: String) -> Bool {
    var number = 0
    for name in Self.names(in: folder) {
      guard let next = numbers[Step(parent: number, name: name)] else { return false }
      number = next
    }
    return true
  }

  private static func names(in folder: String) -> some Sequence<Substring> {
    folder.utf8.split(separator: UInt8(ascii: "/")).lazy.map { Substring($0) }
  }
}
