import FlowModel

/// The scenes that a reference may mean, by the files that hold one.
struct ReferenceCandidates {
  private let scenes: [Int: [SceneID]]
  private let files: Namesakes

  init(_ entries: [InterfaceCatalogue.Entry], in catalogue: InterfaceCatalogue) {
    scenes = Dictionary(grouping: entries, by: \.document).mapValues { $0.map(\.scene) }
    files = Namesakes(scenes.keys.sorted(), in: catalogue)
  }

  func contains(_ entry: InterfaceCatalogue.Entry) -> Bool {
    scenes[entry.document]?.contains(entry.scene) == true
  }

  /// The scenes that fit equally well, of the nearest files, by path.
  func nearest(to place: FilePlace, in catalogue: InterfaceCatalogue) -> [SceneID] {
    catalogue.families(files.nearest(to: place), for: place).flatMap { scenes[$0[0]] ?? [] }
  }
}
