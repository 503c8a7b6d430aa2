/// The paths of the files and groups of an Xcode project.
struct XcodeGroups {
  private let objects: XcodeObjects
  /// The folder of `SOURCE_ROOT`.
  private let folder: String
  private var paths: [String: String] = [:]
  /// The groups that Xcode synchronises with a folder and that have exceptions.
  private(set) var withExceptions: [(key: String, exceptions: [String])] = []
  /// The groups visited so far, as a group of a broken file may contain itself.
  private var visited: Set<String> = []

  /// - Complexity: O(*n*) for *n* files and groups.
  init(_ objects: XcodeObjects, mainGroup: String?, folder: String) {
    self.objects = objects
    self.folder = folder
    var pending: [(key: String, parent: String?)] = mainGroup.map { [($0, folder)] } ?? []
    while let (key, parent) = pending.popLast() {
      guard let item = objects.item(key), visited.insert(key).inserted else { continue }
      let path = path(of: item, in: parent)
      paths[key] = path
      if let exceptions = item.exceptions { withExceptions.append((key, exceptions)) }
      pending += (item.children ?? []).map { ($0, path) }
    }
  }

  /// The path of a file or a group; `nil` for one outside the project, such as a system framework.
  subscript(key: String) -> String? { paths[key] }

  /// The files of a build file: the file itself, or those of a group of translations.
  func files(of key: String) -> [String] {
    guard let children = objects.item(key)?.children else { return paths[key].map { [$0] } ?? [] }
    return children.compactMap { paths[$0] }
  }

  private func path(of item: XcodeObject.Item, in parent: String?) -> String? {
    let base =
      switch item.sourceTree {
      case "<group>", nil: parent
      case "SOURCE_ROOT": folder
      default: String?.none
      }
    return base.flatMap { ProjectPath.joined($0, item.path ?? "") }
  }
}
