import FlowModel

/// The scenes that a call leads to; none, with a diagnostic, where they are unknown.
struct ResolvedDestination {
  /// As named: some may be references.
  var scenes: [SceneID] = []
  /// False where it may be another scene as well.
  var isSure = true
  var diagnostic: Diagnostic?

  static func sure(_ scene: SceneID) -> Self { Self(scenes: [scene]) }

  static func possible(_ scenes: [SceneID]) -> Self { Self(scenes: scenes, isSure: false) }
}

extension ResolvedDestination {
  /// What a call names does not exist: a fault of the project, unless the call itself is uncertain.
  static func missing(_ reference: Reference, _ site: CallSite) -> Self {
    Self(
      diagnostic: Diagnostic(
        reference, askedBy: "'\(site.call)'",
        severity: site.confidence == .certain ? .warning : .note, at: site.location))
  }

  /// Several scenes fit a call; which one is decided at run time.
  static func ambiguous(_ candidates: [SceneID], _ site: CallSite) -> Self {
    Self(
      diagnostic: Diagnostic(
        .note, rule: "ambiguous-destination",
        message: "'\(site.call)' fits several scenes equally well; expected one of "
          + Diagnostic.list(candidates),
        at: site.location))
  }

  /// Several names fit an accessor.
  static func ambiguous(_ accessor: String, names: [String], _ site: CallSite) -> Self {
    Self(
      diagnostic: Diagnostic(
        .note, rule: "ambiguous-accessor",
        message: "'\(accessor)' stands for several names; expected one of "
          + Diagnostic.list(names),
        at: site.location))
  }
}
