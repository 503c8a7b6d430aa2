/// An option that a configuration file may name.
enum ConfigurationOption: String, CaseIterable {
  case paths, code
  case output, format
  case style, language, assets
  case theme, scale, direction, layout, title
  case linkBase = "link-base"
  case timeout
  case include, exclude, show, hide
  case target, focus, depth, from, to, kind, containers, collapse, confidence
  case collapseDepth = "collapse-depth"
  case nibs
  case launchScreens = "launch-screens"
  case context
  case sideBySide = "side-by-side"
  case failOn = "fail-on"
  case quiet, verbose, color

  /// Returns the options that may stand in the section of a command, or outside of all sections.
  ///
  /// - Parameter command: `nil` for outside. ``ConfiguredCommand/lint`` reads its section itself.
  static func known(to command: ConfiguredCommand?) -> [ConfigurationOption] {
    let others: Set<ConfigurationOption> =
      switch command {
      case .diff: ofDrawAlone
      case .docs: ofDiffAlone.union(ofOnePicture)
      case .draw, .lint, nil: ofDiffAlone
      }
    return allCases.filter { !others.contains($0) }
  }

  private static let ofDrawAlone: Set = [output, collapse, collapseDepth]
  private static let ofDiffAlone: Set = [context, sideBySide, failOn]
  /// What chooses a file or a part of the app.
  private static let ofOnePicture: Set = [
    output, format, show, hide, focus, depth, from, to, kind, confidence, nibs, launchScreens,
  ]

  /// - Parameter command: Whose section has the value; `nil` for none.
  func set(
    _ value: ConfigurationValue, in configuration: inout Configuration,
    for command: ConfiguredCommand?
  ) throws(ConfigurationValue.Mismatch) {
    switch self {
    case .paths: configuration.paths = try value.strings
    case .code: configuration.code = try value.bool
    case .output: configuration.output = try value.strings
    case .format where command == .diff: configuration.changesFormat = try value.choice()
    case .format: configuration.format = try value.choice()
    case .style: configuration.style = try value.choice()
    case .language: configuration.language = try value.string
    case .assets: configuration.assets = try value.bool
    case .theme: configuration.theme = try value.choice()
    case .scale: configuration.scale = try value.double
    case .direction: configuration.direction = try value.choice()
    case .layout: configuration.layout = try value.choice()
    case .title: configuration.title = try value.string
    case .linkBase: configuration.linkBase = try value.string
    case .timeout: configuration.timeout = try value.int
    case .include: configuration.include = try value.patterns
    case .exclude: configuration.exclude = try value.patterns
    case .show: configuration.show = try value.patterns
    case .hide: configuration.hide = try value.patterns
    case .target: configuration.target = try value.strings
    case .focus: configuration.focus = try value.string
    case .depth: configuration.depth = try value.int
    case .from: configuration.from = try value.string
    case .to: configuration.to = try value.string
    case .kind: configuration.kind = try value.strings
    case .containers: configuration.containers = try value.choice()
    case .collapse: configuration.collapse = try value.choice()
    case .collapseDepth: configuration.collapseDepth = try value.int
    case .confidence: configuration.confidence = try value.choice()
    case .nibs: configuration.nibs = try value.bool
    case .launchScreens: configuration.launchScreens = try value.bool
    case .context: configuration.context = try value.int
    case .sideBySide: configuration.isSideBySide = try value.bool
    case .failOn: configuration.failOn = try value.choice()
    case .quiet: configuration.set(.quiet, try value.bool)
    case .verbose: configuration.set(.verbose, try value.bool)
    case .color: configuration.color = try value.choice()
    }
  }
}

extension Configuration {
  fileprivate mutating func set(_ flag: VerbosityFlag, _ isOn: Bool) {
    if isOn { verbosity = flag } else if verbosity == flag { verbosity = nil }
  }
}
