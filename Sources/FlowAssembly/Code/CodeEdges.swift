import FlowModel
import SourceNavigation

/// The edges from source. All calls of one kind from one scene to another form one edge, and so do those that
/// several scenes inherit from a class.
struct CodeEdges {
  /// A class that contains a call, and the class of the scene that makes it: the same or a subclass.
  struct Inheritance: Hashable {
    let base: CodeClass
    let heir: CodeClass
  }

  private var edges: [Edge] = []
  private var indices: [Ends: Int] = [:]
  /// The ends between which a screen is not only created but also shown.
  private var shown: Set<Ends> = []

  private struct Ends: Hashable, Comparable {
    let source: SceneID
    let destination: SceneID
    var kind: SegueKind

    static func < (a: Self, b: Self) -> Bool {
      if a.source != b.source { return a.source < b.source }
      return a.destination == b.destination ? a.kind < b.kind : a.destination < b.destination
    }
  }

  private struct Edge {
    let ends: Ends
    var calls: [Call] = []
    /// The scenes that inherit the calls; empty for the calls of one scene.
    var sources: [SceneID] = []
  }

  fileprivate struct Call: Hashable {
    let site: CallSite
    /// The class that contains the call; the source's class is this class or a subclass.
    let caller: String
    /// The reference through which the call leads to its destination.
    let via: SceneID?
    let through: [Passage]
    /// The control with which a user makes the call; `nil` if it is unknown.
    let control: Control?
    /// `nil` if the source has the call for another reason, such as an object in its scene.
    var inheritance: Inheritance?

    /// The order of the calls of an edge, also of several through other classes at one place.
    static func precedes(_ a: Call, _ b: Call) -> Bool {
      if a.site != b.site { return a.site < b.site }
      return a.through.lexicographicallyPrecedes(b.through) {
        ($0.location, $0.className) < ($1.location, $1.className)
      }
    }
  }

  mutating func add(
    _ kind: SegueKind, from source: SceneID, to destination: SceneID, via: SceneID?,
    caller: String, by inheritance: Inheritance? = nil, through: [Passage] = [],
    with control: Control? = nil, site: CallSite
  ) {
    var ends = Ends(source: source, destination: destination, kind: kind)
    let index = indices[ends] ?? edges.count
    if index == edges.count {
      edges.append(Edge(ends: ends))
      indices[ends] = index
    }
    edges[index].calls.append(
      Call(
        site: site, caller: caller, via: via, through: through, control: control,
        inheritance: inheritance))
    guard kind != .instantiate else { return }
    ends.kind = .instantiate
    shown.insert(ends)
  }

  /// The screens to which an edge leads from another one.
  var destinations: Set<SceneID> {
    Set(edges.lazy.map(\.ends).filter { $0.source != $0.destination }.map(\.destination))
  }

  /// Returns the edges as segues, sorted by their ends.
  ///
  /// - Parameter base: Returns the scene that stands for a class whose calls scenes inherit, and the
  ///   name of the class.
  func segues(of base: (CodeClass, _ heirs: [SceneID]) -> (SceneID, String)) -> [Segue] {
    var used: [SegueID: Int] = [:]
    let edges = Self.joined(edges.filter { !isIdle($0.ends) }, base)
    return edges.indices.sorted {
      edges[$0].ends == edges[$1].ends
        ? edges[$0].sources.lexicographicallyPrecedes(edges[$1].sources)
        : edges[$0].ends < edges[$1].ends
    }.map { segue(edges[$0], &used) }
  }

  /// The properties in which the calls of several scenes agree if they inherit them.
  private struct Legacy: Hashable {
    let base: CodeClass
    let destination: SceneID
    let kind: SegueKind
    let calls: Set<Call>
  }

  /// Returns the edges with one for all scenes of several classes that inherit the same calls.
  private static func joined(
    _ edges: [Edge], _ base: (CodeClass, [SceneID]) -> (SceneID, String)
  ) -> [Edge] {
    var heirs: [Legacy: [(edge: Int, heir: CodeClass)]] = [:]
    for (index, edge) in edges.enumerated() {
      let inherited = Dictionary(grouping: edge.calls, by: \.inheritance)
      for case (let inheritance?, let calls) in inherited {
        let legacy = Legacy(
          base: inheritance.base, destination: edge.ends.destination, kind: edge.ends.kind,
          calls: Set(calls.map(\.anonymous)))
        heirs[legacy, default: []].append((index, inheritance.heir))
      }
    }
    var edges = edges
    var joined: [Edge] = []
    for (legacy, heirs) in heirs where Set(heirs.map(\.heir)).count > 1 {
      let sources = heirs.map { edges[$0.edge].ends.source }.sorted()
      let (source, name) = base(legacy.base, sources)
      let ends = Ends(source: source, destination: legacy.destination, kind: legacy.kind)
      let calls = legacy.calls.sorted(by: Call.precedes).map { $0.made(by: name) }
      joined.append(Edge(ends: ends, calls: calls, sources: sources))
      for (edge, _) in heirs {
        edges[edge].calls.removeAll { $0.inheritance?.base == legacy.base }
      }
    }
    return edges.filter { !$0.calls.isEmpty } + joined
  }

  /// Whether an edge is redundant: a screen that creates another instance of itself, or the
  /// creation of a screen that is also shown.
  private func isIdle(_ ends: Ends) -> Bool {
    switch ends.kind {
    case .instantiate: ends.source == ends.destination || shown.contains(ends)
    case .nib: ends.source == ends.destination
    default: false
    }
  }

  private func segue(_ edge: Edge, _ used: inout [SegueID: Int]) -> Segue {
    let (ends, calls) = (edge.ends, edge.calls)
    let sites = calls.map(\.site).merged()
    let first = calls.min { ($0.site, $0.caller) < ($1.site, $1.caller) }
    // The place of the edge is that of its first certain call, if it has one.
    let told = sites.first { $0.confidence == .certain } ?? sites.first
    let location = told?.location ?? SourceLocation(path: ends.source.path, line: 0)
    let name = "\(first?.caller ?? "").\(ends.kind.rawValue).\(ends.destination.objectID)"
    let plain = SegueID(path: location.path, objectID: name)
    var id = plain
    while used[id] != nil {
      used[plain, default: 1] += 1
      id = SegueID(path: plain.path, objectID: "\(name).\(used[plain] ?? 0)")
    }
    used[id] = 1
    var segue = Segue(
      id: id, kind: ends.kind, source: ends.source, destination: ends.destination,
      location: location)
    segue.origin = .code
    segue.sources = edge.sources
    segue.callSites = sites
    // A call that leads there directly has precedence over one through a reference.
    let vias = calls.map(\.via)
    segue.via = vias.contains(nil) ? nil : vias.compactMap { $0 }.min()
    segue.through = calls.sorted(by: Call.precedes).map(\.through).merged()
    if let control = Set(calls.map(\.control)).only ?? nil, let title = control.title {
      segue.trigger = Trigger(
        element: control.element, objectID: nil, title: title, event: "tap")
    }
    return segue
  }
}

extension CodeEdges.Call {
  /// The same call, whichever class inherits it.
  fileprivate var anonymous: Self { made(by: "") }

  fileprivate func made(by caller: String) -> Self {
    Self(site: site, caller: caller, via: via, through: through, control: control)
  }
}

extension [CallSite] {
  /// Returns the calls in order, each once. A call that is both certain and possible is certain.
  func merged() -> [CallSite] {
    var sites: [CallSite] = []
    // Calls are sorted so that `certain` precedes `possible`.
    for site in sorted() {
      if let last = sites.last, last.location == site.location, last.call == site.call { continue }
      sites.append(site)
    }
    return sites
  }
}

extension [[Passage]] {
  /// Returns the classes of several ways, each once; none if one of the ways is direct.
  fileprivate func merged() -> [Passage] {
    if contains(where: \.isEmpty) { return [] }
    var passages: [Passage] = []
    for passage in joined() {
      let known = passages.firstIndex {
        $0.className == passage.className && $0.location == passage.location
      }
      if let known {
        passages[known].callSites = (passages[known].callSites + passage.callSites).merged()
      } else {
        passages.append(passage)
      }
    }
    return passages
  }
}

extension CallSite {
  /// The same call, marked as possibly leading elsewhere.
  var possible: Self {
    Self(call: call, location: location, function: function, confidence: .possible)
  }
}

extension Set {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
