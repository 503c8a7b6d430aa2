import FlowModel

/// Evaluates inherited bodies for subclasses that override a member that the body uses on `self`.
struct SubclassDispatch {
  /// The maximum number of subclasses of one class that are evaluated separately.
  private static let mostSubclasses = 64

  private let evaluator: Evaluator
  private var found: [BodyFindings]
  /// The findings for subclasses, whether they differ or not.
  private(set) var evaluated: [BodyFindings] = []
  /// The effects of each of the findings. A subclass with the same effects needs no findings of its
  /// own: findings apply to all subclasses except the exceptions.
  private var signatures: [Set<EffectSignatures.Number>] = []
  /// The subclasses that were already considered, by body.
  private var met: [Callable: Set<Int>] = [:]

  private var index: SourceIndex { evaluator.index }

  /// A body, evaluated for a subclass that inherits it.
  private struct Inherited {
    let body: Body
    let type: Int
    /// The index in `found` of the findings for the nearest superclass.
    let above: Int
  }

  init(_ evaluator: Evaluator, _ findings: [BodyFindings]) {
    self.evaluator = evaluator
    found = findings
  }

  /// All findings, including those of subclasses with different effects.
  mutating func run() -> [BodyFindings] {
    signatures = found.map { $0.dispatches.isEmpty ? [] : signatures(of: $0) }
    var next = found.indices.flatMap { inherited(from: found[$0], above: $0) }
    while !next.isEmpty {
      var further: [Inherited] = []
      for inherited in next {
        let findings = evaluator.findings(of: inherited.body)
        evaluated.append(findings)
        let signatures = signatures(of: findings)
        var above = inherited.above
        if signatures != self.signatures[above] {
          found[above].exceptions.append(inherited.type)
          above = found.count
          found.append(findings)
          self.signatures.append(signatures)
        }
        further += self.inherited(from: findings, above: above)
      }
      next = further
    }
    return found
  }

  private mutating func inherited(from findings: BodyFindings, above: Int) -> [Inherited] {
    guard !findings.dispatches.isEmpty, let actor = findings.body.actor(in: index)
    else { return [] }
    let root = findings.body.root
    let overrides = evaluator.overrides
    let replaced = overrides.replacers(of: root)
    var types: Set<Int> = []
    for member in findings.dispatches {
      // What has no effect here may have one by what only a subclass is given, such as a delegate.
      types.formUnion(
        evaluator.refiningTypes(of: member, orOverriding: !findings.effects.isEmpty))
    }
    let below = types.filter { type in
      let lineage = index.lineage(of: index.known(type))
      return lineage.contains(index.known(actor)) && type != actor
        && !replaced.contains { lineage.contains(index.known($0)) }
    }
    // A subclass below another is considered after that one has been evaluated.
    let nearest = below.filter { type in
      let lineage = index.lineage(of: index.known(type))
      return !below.contains { $0 != type && lineage.contains(index.known($0)) }
    }
    return nearest.sorted().compactMap { type in
      guard met[root, default: []].count < Self.mostSubclasses,
        met[root, default: []].insert(type).inserted
      else { return nil }
      return Inherited(body: Body(root, for: type), type: type, above: above)
    }
  }

  private func signatures(of findings: BodyFindings) -> Set<EffectSignatures.Number> {
    let type = findings.body.actor(in: index).map(index.known)
    return Set(findings.effects.map { $0.taken(from: type, evaluator.signatures).signature })
  }
}
