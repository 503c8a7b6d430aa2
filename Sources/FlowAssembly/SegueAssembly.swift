import FlowModel
import InterfaceBuilder

/// The segues of all files, with their references resolved.
struct SegueAssembly {
  private(set) var segues: [Segue] = []
  private(set) var findings: [Finding] = []

  init(_ catalogue: InterfaceCatalogue, scenes: SceneAssembly) {
    for document in catalogue.documents where document.format == .storyboard {
      let exits = Set(document.scenes.lazy.flatMap(\.exits))
      var objectIDs: Set<String> = []
      for entry in document.scenes where !objectIDs.insert(entry.scene.id.objectID).inserted {
        findings.append(.duplicateObject(entry.scene.id.objectID, at: entry.scene.location))
      }
      var segueIDs: Set<String> = []
      for entry in document.scenes {
        for segue in entry.segues {
          let objectID = segue.id.objectID
          let isNew = segueIDs.insert(objectID).inserted
          if !isNew || objectIDs.contains(objectID) {
            findings.append(.duplicateObject(objectID, at: segue.location))
          }
          guard isNew else { continue }
          append(segue, of: entry, exits: exits, catalogue, scenes)
        }
      }
    }
  }

  /// Resolves the destinations of segues to references that only source can resolve.
  mutating func leadOn(in scenes: SceneAssembly) {
    guard scenes.followsSource else { return }
    for index in segues.indices { segues[index].leadOn(in: scenes) }
  }

  private mutating func append(
    _ original: Segue, of entry: InterfaceScene, exits: Set<String>,
    _ catalogue: InterfaceCatalogue, _ scenes: SceneAssembly
  ) {
    var segue = original
    segue.source = entry.scene.id
    if let destination = original.destination {
      let isKnown = catalogue.contains(destination)
      if !isKnown && !exits.contains(destination.objectID) {
        findings.append(.danglingSegue(original, to: destination))
      }
      if original.kind == .unwind || exits.contains(destination.objectID) {
        // The file's destination is the exit object; the real target depends on source.
        segue.destination = nil
      } else if isKnown {
        segue.leadOn(in: scenes)
      }
    }
    segues.append(segue)
  }
}

extension Segue {
  fileprivate mutating func leadOn(in scenes: SceneAssembly) {
    guard let reference = destination, case let real = scenes.realScene(reference),
      real != reference
    else { return }
    destination = real
    via = via ?? reference
  }
}

extension Finding {
  fileprivate static func danglingSegue(_ segue: Segue, to destination: SceneID) -> Self {
    Finding(
      .warning, rule: "dangling-segue",
      message: "segue '\(segue.identifier ?? segue.id.objectID)' leads to "
        + "'\(destination.objectID)'; expected the object id of a scene in this storyboard",
      at: segue.location)
  }

  fileprivate static func duplicateObject(_ objectID: String, at location: SourceLocation) -> Self {
    Finding(
      .warning, rule: "duplicate-object-id",
      message: "object id '\(objectID)' is used more than once; expected it to be unique",
      at: location)
  }
}
