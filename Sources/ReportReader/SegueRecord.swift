import FlowModel

/// A segue of an interface file, or an edge from source, in the exported JSON.
struct SegueRecord: Decodable {
  let id: String
  let storyboard: String?
  let origin: String?
  let kind: String
  let identifier: String?
  let relationship: String?
  let order: Int?
  let count: Int?
  let source: String
  let sources: [String]?
  let destination: String?
  let via: String?
  let through: [PassageRecord]?
  let unwindAction: String?
  let unwindTargets: [String]?
  let unwindFault: String?
  let customClass: String?
  let customModule: String?
  let creationSelector: String?
  let trigger: TriggerRecord?
  let presentation: [String: String]?
  let path: String?
  let line: Int?
  let call: String?
  let function: String?
  let confidence: String?
  let targets: [String]?
  let callSites: [CallRecord]?

  struct TriggerRecord: Decodable {
    let element: String
    let objectID: String?
    let title: String?
    let event: String?
  }

  struct PassageRecord: Decodable {
    let `class`: String
    let path: String
    let line: Int?
    let callSites: [CallRecord]?

    var passage: Passage {
      Passage(
        className: `class`, location: SourceLocation(path: path, line: line ?? 0),
        callSites: callSites?.map(\.site) ?? [])
    }
  }

  func segue(_ ids: SceneIDs) -> Segue {
    let id = SegueID(id, in: storyboard ?? path)
    let place = SourceLocation(path: path ?? id.path, line: line ?? 0)
    var segue = Segue(
      id: id, kind: SegueKind(rawValue: kind), source: ids[source],
      destination: destination.map { ids[$0] }, location: place)
    segue.origin = origin.flatMap(Segue.Origin.init) ?? .storyboard
    segue.sources = Set((sources ?? []).map { ids[$0] }).sorted()
    segue.identifier = identifier
    segue.relationship = relationship
    segue.order = order
    segue.count = count ?? 1
    segue.via = via.map { ids[$0] }
    segue.through = (through ?? []).map(\.passage)
    segue.unwindAction = unwindAction
    segue.unwindTargets = (unwindTargets ?? []).map { ids[$0] }
    segue.unwindFault = unwindFault.flatMap(UnwindFault.init)
    segue.customClass = customClass
    segue.customModule = customModule
    segue.creationSelector = creationSelector
    segue.trigger = trigger.map { trigger in
      Trigger(
        element: trigger.element, objectID: trigger.objectID, title: trigger.title,
        event: trigger.event)
    }
    segue.presentation = presentation ?? [:]
    segue.projectTargets = targets ?? []
    segue.callSites = callSites?.map(\.site) ?? calls(at: place)
    return segue
  }

  /// Returns the calls; a single call is not exported, since it has the edge's own place.
  private func calls(at place: SourceLocation) -> [CallSite] {
    call.map { call in
      [
        CallSite(
          call: call, location: place, function: function,
          confidence: confidence.flatMap(CallSite.Confidence.init) ?? .certain)
      ]
    } ?? []
  }
}
