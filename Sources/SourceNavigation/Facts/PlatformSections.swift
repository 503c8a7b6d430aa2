package import FlowModel
import SourceModel

/// The targets and platforms for which the places of an app's source are compiled: those of the file, as far as the
/// `#if`s around a place allow.
package struct PlatformSections: Sendable {
  private var sections: [String: [ConditionalSection]] = [:]
  private var targets = TargetMembership.none

  init() {}

  init(_ units: [SourceUnit], targets: TargetMembership) {
    self.targets = targets
    for unit in units where !unit.sections.isEmpty { sections[unit.path] = unit.sections }
  }

  /// The platforms for which something is built.
  package struct Builds: Hashable, Sendable {
    fileprivate var platforms: Set<BuildPlatform>

    package static let all = Self(platforms: Set(BuildPlatform.allCases))

    /// The builds for the platform of an interface file; all if it is unknown.
    package init(for platform: Platform) {
      self.init(platforms: PlatformSections.platforms(of: [platform]))
    }

    fileprivate init(platforms: Set<BuildPlatform>) { self.platforms = platforms }

    package var isEmpty: Bool { platforms.isEmpty }

    package func intersection(_ other: Self) -> Self {
      Self(platforms: platforms.intersection(other.platforms))
    }

    package func union(_ other: Self) -> Self {
      Self(platforms: platforms.union(other.platforms))
    }
  }

  /// Whether some build contains all of several things, each of which is declared or called at one or more places.
  ///
  /// - Parameter builds: The only builds that count.
  /// - Complexity: O(*n*) for *n* clauses in the files.
  package func areTogether(_ things: [[SourceLocation]], in builds: Builds = .all) -> Bool {
    if areInDifferentApps(things) { return false }
    var common = builds
    for places in things where !common.isEmpty {
      common = common.intersection(self.builds(atAnyOf: places))
    }
    return !common.isEmpty
  }

  /// Returns the builds that contain at least one of several places; all if there are none.
  package func builds(atAnyOf places: [SourceLocation]) -> Builds {
    if places.isEmpty { return .all }
    return Builds(platforms: places.reduce(into: Set()) { $0.formUnion(platforms(at: $1)) })
  }

  private func areInDifferentApps(_ things: [[SourceLocation]]) -> Bool {
    for (index, places) in things.enumerated() where !places.isEmpty {
      for others in things[..<index] where !others.isEmpty {
        let areApart = places.allSatisfy { place in
          others.allSatisfy { targets.areInDifferentApps(place.path, $0.path) }
        }
        if areApart { return true }
      }
    }
    return false
  }

  private func platforms(at place: SourceLocation) -> Set<BuildPlatform> {
    var platforms = platforms(ofFileAt: place.path)
    for section in sections[place.path] ?? [] where section.lines.contains(place.line) {
      platforms.formIntersection(
        section.condition.platforms(with: targets.flags(ofFileAt: place.path)))
    }
    return platforms
  }

  /// All platforms, if a target does not tell its own.
  private func platforms(ofFileAt path: String) -> Set<BuildPlatform> {
    Self.platforms(of: targets.scope(ofFileAt: path).map(targets.platforms(of:)) ?? [])
  }

  private static func platforms(of known: Set<Platform>) -> Set<BuildPlatform> {
    var builds = Set(known.compactMap { BuildPlatform(rawValue: $0.rawValue) })
    // A project names visionOS beside iOS, if at all.
    if builds.contains(.iOS) { builds.insert(.visionOS) }
    return builds.isEmpty || known.contains(.unknown) ? Set(BuildPlatform.allCases) : builds
  }
}
