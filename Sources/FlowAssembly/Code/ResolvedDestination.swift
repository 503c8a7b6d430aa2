import FlowModel

/// The scenes that a call leads to; if they are unknown, a finding instead.
struct ResolvedDestination {
  /// The scenes that the call names, which may be references.
  var scenes: [SceneID] = []
  /// Whether these are all scenes that the call may lead to.
  var isSure = true
  var finding: Finding?

  static func sure(_ scene: SceneID) -> Self { Self(scenes: [scene]) }

  static func possible(_ scenes: [SceneID]) -> Self { Self(scenes: scenes, isSure: false) }
}

extension ResolvedDestination {
  /// Returns a missing destination, which is a fault in the project unless the call itself is
  /// uncertain.
  ///
  /// - Parameter location: The call that makes the destination.
  static func missing(
    _ reference: Reference, _ site: CallSite, at location: SourceLocation
  ) -> Self {
    Self(
      finding: Finding(
        reference, askedBy: "'\(site.call)'",
        severity: site.confidence == .certain ? .warning : .note, at: location))
  }

  /// Returns several scenes that match a call equally well; which one is used is decided at run
  /// time.
  static func ambiguous(_ candidates: [SceneID], _ site: CallSite) -> Self {
    Self(
      finding: Finding(
        .note, rule: "ambiguous-destination",
        message: "'\(site.call)' fits several scenes equally well; expected one of "
          + Finding.list(candidates),
        at: site.location))
  }

  /// Returns the finding for an accessor that matches several names.
  static func ambiguous(_ accessor: String, names: [String], _ site: CallSite) -> Self {
    Self(
      finding: Finding(
        .note, rule: "ambiguous-accessor",
        message: "'\(accessor)' stands for several names; expected one of "
          + Finding.list(names),
        at: site.location))
  }
}
