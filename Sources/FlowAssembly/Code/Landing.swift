import FlowModel

/// Where a call leads: to scenes, or, with a diagnostic, nowhere.
struct Landing {
  /// As named: some may be references.
  var scenes: [SceneID] = []
  /// False where it may be another scene as well.
  var isSure = true
  var diagnostic: Diagnostic?

  static func sure(_ scene: SceneID) -> Self { Self(scenes: [scene]) }

  static func possible(_ scenes: [SceneID]) -> Self { Self(scenes: scenes, isSure: false) }
}

extension Landing {
  /// What a call names is not there: the project's fault, unless the call itself is a guess.
  static func missing(_ reference: Reference, _ site: CallSite) -> Self {
    Self(
      diagnostic: Diagnostic(
        reference, askedBy: "'\(site.call)'",
        severity: site.confidence == .certain ? .warning : .note, at: site.location))
  }

  /// Several scenes fit a call: running the app would tell which is meant.
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
