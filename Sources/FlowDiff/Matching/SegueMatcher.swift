import FlowModel

/// Matches the segues of an earlier state with those of a later one, after the scenes.
struct SegueMatcher {
  private(set) var pairing: Pairing
  private let before: [End]
  private let after: [End]

  init(_ before: FlowGraph, _ after: FlowGraph, _ files: FileMatching, _ places: Places) {
    self.before = before.segues.map { segue in
      End(segue, path: files.path(segue.id.path), place: places.place(before:))
    }
    self.after = after.segues.map { segue in
      End(segue, path: segue.id.path, place: places.place(after:))
    }
    pairing = Pairing(beforeCount: self.before.count, afterCount: self.after.count)
  }

  mutating func match() {
    // The ID of a segue that source makes contains the object ID of its destination, which is the same
    // in all xibs, so its ends identify it better.
    pairing.pairInOrder(
      before: { before[$0].segue.origin == .code ? before[$0].likeness : nil },
      after: { after[$0].segue.origin == .code ? after[$0].likeness : nil })
    pairing.pairInOrder(before: { before[$0].identity }, after: { after[$0].identity })
    guard !pairing.looseBefore.isEmpty, !pairing.looseAfter.isEmpty else { return }
    pairUnique { [.objectID($0.source, $0.segue.origin, $0.segue.id.objectID)] }
    pairing.pairInOrder(before: { before[$0].likeness }, after: { after[$0].likeness })
    pairUnique { [.named($0.source, $0.targets, $0.segue.kind, $0.name)] }
    pairUnique { end in
      end.segue.identifier?.nonEmpty.map { [.identifier(end.source, end.segue.origin, $0)] } ?? []
    }
    pairUnique { end in
      guard let identifier = end.segue.identifier?.nonEmpty, !end.targets.isEmpty else { return [] }
      return [.arrival(end.targets, end.segue.kind, end.segue.origin, identifier)]
    }
    pairUnique { end in
      guard let trigger = end.segue.trigger, trigger.event != nil, let id = trigger.objectID else {
        return []
      }
      return [.trigger(end.source, end.segue.kind, id)]
    }
    pairUnique { [.ends($0.source, $0.targets, $0.segue.origin, $0.nature)] }
    pairUnique { end in end.heirs.map { .heir($0, end.targets, end.segue.kind) } }
  }

  private mutating func pairUnique(_ keys: (End) -> [Key]) {
    pairing.pairUnique(before: { keys(before[$0]) }, after: { keys(after[$0]) })
  }

  private enum Key: Hashable {
    case objectID(Place, Segue.Origin, String)
    case named(Place, [Place], SegueKind, String?)
    case identifier(Place, Segue.Origin, String)
    /// The segue may start at another scene, as after moving a transition to the parent.
    case arrival([Place], SegueKind, Segue.Origin, String)
    case trigger(Place, SegueKind, String)
    case ends(Place, [Place], Segue.Origin, SegueFamily)
    /// The base class may have another name, or only one screen that inherits the segue.
    case heir(Place, [Place], SegueKind)
  }

  /// A segue with its two ends, as IDs of the later state.
  private struct End {
    let segue: Segue
    let path: String
    let source: Place
    let targets: [Place]
    /// The screens that have a segue which source makes.
    let heirs: [Place]

    init(_ segue: Segue, path: String, place: (SceneID) -> Place) {
      self.segue = segue
      self.path = path
      source = place(segue.source)
      targets = segue.targets.map(place)
      heirs = segue.origin == .code ? segue.starts.map(place) : []
    }

    var identity: [String] { [path, segue.id.objectID, segue.origin.rawValue] }

    var name: String? { segue.identifier?.nonEmpty ?? segue.unwindAction ?? segue.relationship }

    /// The family that must agree. An edit may change the kind of a transition, but not turn it
    /// into an unwind or a relationship.
    var nature: SegueFamily {
      switch segue.kind.family {
      case .unwind, .relationship, .embed: segue.kind.family
      case .show, .detail, .present, .popover, .custom: .show
      }
    }

    var likeness: Likeness {
      Likeness(
        source: source, targets: targets, origin: segue.origin, kind: segue.kind, name: name,
        trigger: segue.trigger.map { [$0.element, $0.title, $0.event] },
        customClass: segue.customClass)
    }
  }

  /// All visible properties by which segues differ.
  private struct Likeness: Hashable {
    let source: Place
    let targets: [Place]
    let origin: Segue.Origin
    let kind: SegueKind
    let name: String?
    let trigger: [String?]?
    let customClass: String?
  }
}
