import FlowModel

extension JSONWriter {
  mutating func segue(_ segue: Segue) {
    object { json in
      json.member("id", required: segue.id.description)
      // A segue that source makes is not part of a storyboard, even if its ends are.
      if segue.origin == .storyboard {
        json.member("storyboard", required: segue.source.path)
        json.member("objectID", required: segue.id.objectID)
      }
      json.member("origin", segue.origin.rawValue)
      json.member("kind", required: segue.kind.rawValue)
      json.member("identifier", segue.identifier)
      json.member("relationship", segue.relationship)
      json.member("order", segue.order)
      if segue.count > 1 { json.member("count", segue.count) }
      json.member("source", required: segue.source.description)
      json.member("sources", segue.sources) { $0.string($1.description) }
      json.member("destination", segue.destination?.description)
      json.member("via", segue.via?.description)
      json.member("through", segue.through) { $0.passage($1) }
      json.member("unwindAction", segue.unwindAction)
      json.member("unwindTargets", segue.unwindTargets) { $0.string($1.description) }
      json.member("unwindFault", segue.unwindFault?.rawValue)
      json.member("customClass", segue.customClass)
      json.member("customModule", segue.customModule)
      json.member("creationSelector", segue.creationSelector)
      if let trigger = segue.trigger { json.trigger(trigger) }
      json.member("presentation", segue.presentation)
      if segue.origin == .code { json.member("path", segue.location.path) }
      json.line(segue.location.line)
      json.member("targets", segue.projectTargets) { $0.string($1) }
      json.calls(of: segue)
    }
  }

  /// Writes the segue's calls, except for an edge from source with a single call, whose place is
  /// the edge's own.
  private mutating func calls(of segue: Segue) {
    let sites = segue.callSites
    if segue.origin == .code, let told = sites.first(where: { $0.confidence == segue.confidence }) {
      member("call", told.call)
      member("function", told.function)
      member("confidence", segue.confidence.rawValue)
    }
    if segue.origin == .storyboard || sites.count > 1 {
      member("callSites", sites) { $0.callSite($1) }
    }
  }

  private mutating func passage(_ passage: Passage) {
    object { json in
      json.member("class", required: passage.className)
      json.member("path", required: passage.location.path)
      json.line(passage.location.line)
      json.member("callSites", passage.callSites) { $0.callSite($1) }
    }
  }

  mutating func callSite(_ site: CallSite) {
    object { json in
      json.member("call", required: site.call)
      json.member("path", required: site.location.path)
      json.line(site.location.line)
      json.member("function", site.function)
      json.member("confidence", site.confidence.rawValue)
    }
  }

  private mutating func trigger(_ trigger: Trigger) {
    member("trigger") { json in
      json.member("element", required: trigger.element)
      json.member("objectID", trigger.objectID)
      json.member("title", trigger.title)
      json.member("event", trigger.event)
    }
  }
}
