/// An option that a configuration file may name.
enum ConfigurationOption: String, CaseIterable {
  case code
  case output, format
  case style, language, assets
  case theme, scale, direction, layout, title
  case linkBase = "link-base"
  case timeout
  case include, exclude, target, focus, depth, from, to, kind, containers, collapse, confidence
  case collapseDepth = "collapse-depth"
  case nibs
  case launchScreens = "launch-screens"
  case quiet, verbose, color

  func set(
    _ value: ConfigurationValue, in configuration: inout Configuration
  ) throws(ConfigurationValue.Mismatch) {
    switch self {
    case .code: configuration.code = try value.bool
    case .output: configuration.output = try value.strings
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
    case .quiet: if try value.bool { configuration.verbosity = .quiet }
    case .verbose: if try value.bool { configuration.verbosity = .verbose }
    case .color: configuration.color = try value.choice()
    }
  }
}
