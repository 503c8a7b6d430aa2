import FlowModel
import SourceNavigation

extension CallChains.Chain {
  /// The class that makes the first call.
  var start: MemberUse { uses[0] }

  /// Returns the classes that the calls pass through, each once, with the calls that lead into it from
  /// other classes.
  ///
  /// - Parameter last: The class that contains the move.
  func passages(to last: ClassReference, _ classes: CodeClasses) -> [Passage] {
    var passages: [Passage] = []
    for (index, use) in uses.enumerated() {
      let reference = index + 1 < uses.count ? uses[index + 1].caller : last
      let entry = classes.entry(of: classes.type(for: reference))
      let location = entry?.location ?? SourceLocation(path: reference.path, line: 0)
      let name = entry?.name ?? reference.name
      if reference == start.caller { continue }
      let isInner = use.caller == reference
      if let known = passages.firstIndex(where: {
        $0.className == name && $0.location == location
      }) {
        if isInner { continue }
        passages[known].callSites = (passages[known].callSites + [use.site]).merged()
      } else {
        passages.append(Passage(className: name, location: location, callSites: [use.site]))
      }
    }
    return passages
  }
}
