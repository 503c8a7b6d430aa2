import FlowModel

/// The files that one of the compared states can't read, and what therefore can't be compared.
///
/// Such a file is in neither graph. Names, findings and classes that refer to it would otherwise look
/// as if they had changed.
package struct UnreadFiles: Hashable, Sendable {
  package static let none = UnreadFiles(paths: [], classes: [])

  /// The paths as the graphs have them.
  package let paths: Set<String>
  /// The classes of the files' scenes in a state that can read them. Without the files, these
  /// classes are known from source only.
  package let classes: Set<String>

  private let storyboards: Set<String>

  package init(paths: Set<String>, classes: Set<String>) {
    self.paths = paths
    self.classes = classes
    storyboards = Set(paths.map(\.nameWithoutExtension))
  }

  package var isEmpty: Bool { paths.isEmpty }

  func concern(_ scene: Scene) -> Bool {
    if paths.contains(scene.id.path) { return true }
    if let reference = scene.reference {
      return [reference.storyboardName, reference.xibName].contains {
        $0.map(storyboards.contains) ?? false
      }
    }
    return scene.isClass && scene.customClass.map(classes.contains) ?? false
  }

  /// - Parameter graph: The state with the segue.
  func concern(_ segue: Segue, in graph: FlowGraph) -> Bool {
    (segue.ends + [segue.via].compactMap(\.self)).contains { end in
      paths.contains(end.path) || graph.scene(end).map(concern) ?? false
    }
  }

  /// Whether a finding depends on what the files contain.
  func concern(_ finding: Finding) -> Bool {
    switch finding.rule {
    case "missing-storyboard": storyboards.contains { finding.message.contains("'\($0)'") }
    // The scene, segue or handler may be in one of the files.
    case "missing-scene", "missing-segue", "unwind-without-way", "unwind-without-handler": true
    default: false
    }
  }
}

extension String {
  /// The last component of a path, without its extension.
  fileprivate var nameWithoutExtension: String {
    let name = split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
