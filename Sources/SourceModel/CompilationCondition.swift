package import FlowModel

/// A platform that a target is built for, as `os(…)` and `TARGET_OS_…` name it.
package enum BuildPlatform: String, Hashable, Sendable, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS
}

/// The condition of an `#if`.
package indirect enum CompilationCondition: Hashable, Sendable {
  /// `os(iOS)`; false everywhere for a name that is not a ``BuildPlatform``.
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
  /// A version or an architecture, which the platform alone does not decide.
  case unknown

  /// Whether it holds in a build for a platform; `nil` where that depends on more than what is known.
  ///
  /// - Parameter platform: `nil` if it is unknown.
  package func holds(
    on platform: BuildPlatform?, with flags: CompilationFlags = .unknown
  ) -> Bool? {
    switch self {
    case .os(let name): platform.map(Self.platforms(named: name).contains)
    case .canImport(let module):
      platform.flatMap { platform in Self.modules[module].map { $0.contains(platform) } }
    case .flag(let name): flags.isSet(name)
    case .boolean(let value): value
    case .not(let condition): condition.holds(on: platform, with: flags).map { !$0 }
    case .all(let parts):
      parts.map { $0.holds(on: platform, with: flags) }.joined(decisive: false)
    case .any(let parts):
      parts.map { $0.holds(on: platform, with: flags) }.joined(decisive: true)
    case .targetEnvironment, .unknown: nil
    }
  }

  /// The platforms on which it holds or may hold.
  package func platforms(with flags: CompilationFlags = .unknown) -> Set<BuildPlatform> {
    Set(BuildPlatform.allCases.filter { holds(on: $0, with: flags) != false })
  }

  private static func platforms(named name: String) -> [BuildPlatform] {
    name == "OSX" ? [.macOS] : BuildPlatform(rawValue: name).map { [$0] } ?? []
  }

  /// Frameworks that not every platform has, with the platforms that have them. visionOS has those of iOS.
  private static let modules: [String: Set<BuildPlatform>] = [
    "UIKit": [.iOS, .tvOS, .watchOS, .visionOS], "AppKit": [.macOS], "Cocoa": [.macOS],
    "WatchKit": [.watchOS],
  ]
}

/// The lines of one clause of an `#if`.
package struct ConditionalSection: Hashable, Sendable {
  /// The first and the last line, counted from 1.
  package var lines: ClosedRange<Int>
  /// The condition under which the lines are compiled, with those of enclosing clauses.
  package var condition: CompilationCondition

  package init(lines: ClosedRange<Int>, condition: CompilationCondition) {
    self.lines = lines
    self.condition = condition
  }
}

/// One clause of an `#if` among statements.
package struct ConditionalClause: Hashable, Sendable {
  /// `nil` for `#else`.
  package var condition: CompilationCondition?
  package var body: [Statement]

  package init(condition: CompilationCondition?, body: [Statement]) {
    self.condition = condition
    self.body = body
  }
}

extension [Bool?] {
  /// The result of `&&`, which a false part decides, or of `||`, which a true one does.
  func joined(decisive: Bool) -> Bool? {
    if contains(decisive) { return decisive }
    return contains(nil) ? nil : !decisive
  }
}
