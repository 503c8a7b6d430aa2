import FlowAnalysis
import FlowModel
import FlowReport

extension AppFlow {
  /// Returns the fewest segues that lead from one scene to another.
  ///
  /// ```swift
  /// if let route = try flow.route(from: "Login", to: "Settings") { print(route) }
  /// ```
  ///
  /// - Parameters:
  ///   - start: A name, class, storyboard identifier or `path#objectID`.
  ///   - end: Likewise.
  /// - Returns: `nil` if no path of segues leads there.
  /// - Throws: ``FlowError/unknownScene(_:suggestions:)`` and
  ///   ``FlowError/ambiguousScene(_:matches:)``.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  public func route(from start: String, to end: String) throws(FlowError) -> FlowRoute? {
    try routes(from: start, to: end, limit: 1).routes.first
  }

  /// Returns the ways from one scene to another that are as short as the shortest one.
  ///
  /// - Parameters:
  ///   - start: As for ``route(from:to:)``.
  ///   - end: Likewise.
  ///   - limit: How many ways are returned at most.
  /// - Throws: As ``route(from:to:)``.
  public func routes(
    from start: String, to end: String, limit: Int = 100
  ) throws(FlowError) -> FlowRoutes {
    let first = try scene(named: start)
    let last = try scene(named: end)
    let found = graph.shortestRoutes(from: first.id, to: last.id, limit: limit + 1)
    return FlowRoutes(
      Routes(
        from: first, to: last, Array(found.prefix(limit)), isComplete: found.count <= limit),
      in: self)
  }
}

/// A way through an app, from one scene to another.
public struct FlowRoute: Hashable, Sendable, CustomStringConvertible {
  /// The segues in the order of travel, as `path#objectID`; none from a scene to itself.
  public let segueIDs: [String]
  /// The scenes and segues in the order of travel, a line each.
  public let description: String
}

/// The shortest ways from one scene of an app to another.
public struct FlowRoutes: Sendable {
  private let found: Routes
  private let flow: AppFlow

  init(_ found: Routes, in flow: AppFlow) {
    self.found = found
    self.flow = flow
  }

  /// In the order of their segues in the flow.
  public var routes: [FlowRoute] {
    found.routes.map { route in
      let alone = Routes(from: found.start, to: found.end, [route], isComplete: true)
      return FlowRoute(
        segueIDs: route.map(\.id.description),
        description: TextRouteReporter().report(alone, in: flow.graph))
    }
  }

  /// Whether there are no more ways of that length.
  public var isComplete: Bool { found.isComplete }

  /// A format for ways.
  public enum Format: String, FileFormat {
    /// The scenes and segues in the order of travel, a line each.
    case text
    /// For other programs; `Documentation/routes.schema.json` describes it.
    case json
    /// A picture of the scenes and segues on the ways.
    case svg

    public var fileExtensions: [String] { self == .text ? ["txt"] : [rawValue] }

    public var isBinary: Bool { false }

    public var isPicture: Bool { self == .svg }
  }

  /// Returns the files that can be made of the ways, none of which is made yet.
  public func renderings(style: PictureStyle = PictureStyle()) -> Renderings<Format> {
    Renderings { (format) throws(FlowError) in
      let reporter: any RouteReporter
      switch format {
      case .text: reporter = TextRouteReporter()
      case .json: reporter = JSONRouteReporter()
      case .svg:
        var part = flow
        part.graph = flow.graph.holdingOnly(found)
        let picture = try part.render(.svg, filter: .everything, style: style)
        return RenderedFile(
          format: format, bytes: picture.bytes, warnings: picture.warnings,
          dependsOnHost: picture.dependsOnHost)
      }
      return RenderedFile(
        format: format, bytes: Array(reporter.report(found, in: flow.graph).utf8))
    }
  }
}

extension FlowGraph {
  /// Returns the scenes and segues of some ways.
  fileprivate func holdingOnly(_ ways: Routes) -> FlowGraph {
    let taken = Dictionary(grouping: ways.routes.joined(), by: \.id)
    let passed = Set(ways.routes.joined().flatMap { [$0.source] + [$0.via].compactMap(\.self) })
      .union([ways.start.id, ways.end.id])
    let paths = Set(passed.map(\.path))
    // An unwind may lead to other scenes as well.
    let segues = segues.compactMap { segue -> Segue? in
      guard let steps = taken[segue.id], var segue = segue.starting(at: steps.map(\.source)) else {
        return nil
      }
      segue.unwindTargets.removeAll { !passed.contains($0) }
      return segue
    }
    let kept = passed.union(segues.map(\.source))
    return FlowGraph(
      storyboards: storyboards.filter { paths.contains($0.path) },
      scenes: scenes.filter { kept.contains($0.id) }, segues: segues, targets: targets)
  }
}

extension FlowFilter {
  /// Leaves nothing out.
  fileprivate static var everything: FlowFilter {
    var filter = FlowFilter()
    filter.containers = .show
    filter.includesNibs = true
    filter.includesLaunchScreens = true
    return filter
  }
}
