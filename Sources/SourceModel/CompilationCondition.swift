/// What a target is built for, as `os(…)` and `TARGET_OS_…` name it.
package enum BuildPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
}

/// The condition of `#if`, as far as the platform tells whether it holds.
package indirect enum CompilationCondition: Hashable, Sendable {
  /// `os(iOS)`; a name that is no ``BuildPlatform`` holds on none.
  case os(String)
  /// `canImport(UIKit)`
  case canImport(String)
  /// `targetEnvironment(simulator)`
  case targetEnvironment(String)
  /// `DEBUG`
  case flag(String)
  case boolean(Bool)
  case not(CompilationCondition)
  case all([CompilationCondition])
  case any([CompilationCondition])
  /// A version or an architecture, which no platform tells.
  case unknown

  /// Whether it holds in what is built for a platform; `nil` where that depends on more.
  package func holds(on platform: BuildPlatform) -> Bool? {
    switch self {
    case .os(let name): Self.platforms(named: name).contains(platform)
    case .canImport(let module): Self.modules[module].map { $0.contains(platform) }
    case .boolean(let value): value
    case .not(let condition): condition.holds(on: platform).map { !$0 }
    case .all(let parts): Self.joined(parts.map { $0.holds(on: platform) }, decisive: false)
    case .any(let parts): Self.joined(parts.map { $0.holds(on: platform) }, decisive: true)
    case .targetEnvironment, .flag, .unknown: nil
    }
  }

  private static func joined(_ parts: [Bool?], decisive: Bool) -> Bool? {
    if parts.contains(decisive) { return decisive }
    return parts.contains(nil) ? nil : !decisive
  }

  private static func platforms(named name: String) -> [BuildPlatform] {
    name == "OSX" ? [.macOS] : BuildPlatform(rawValue: name).map { [$0] } ?? []
  }

  /// Frameworks that not every platform has, with those that have them. One that can be imported into
  /// an app for iOS can be into one for visionOS.
  private static let modules: [String: Set<BuildPlatform>] = [
    "UIKit": [.iOS, .tvOS, .watchOS, .visionOS], "AppKit": [.macOS], "Cocoa": [.macOS],
    "WatchKit": [.watchOS],
  ]
}

/// One way of an `#if` among statements.
package struct ConditionalClause: Hashable, Sendable {
  /// `nil` for `#else`.
  package var condition: CompilationCondition?
  package var body: [Statement]

  package init(condition: CompilationCondition?, body: [Statement]) {
    self.condition = condition
    self.body = body
  }
}
