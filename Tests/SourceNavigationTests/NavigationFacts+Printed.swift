import FlowModel
import ObjectiveCReader
import ProjectFiles
import SourceModel
import SourceNavigation
import SwiftReader

extension NavigationFacts {
  /// The facts of sources by path. The file extension determines the language.
  init(_ sources: [(path: String, text: String)]) {
    let units = sources.map { source in
      var text = source.text
      return text.withUTF8 { bytes in
        source.path.hasSuffix(".swift")
          ? SwiftReader.unit(bytes, path: source.path)
          : ObjectiveCReader.unit(bytes, path: source.path)
      }
    }
    // As in the command: in a debug build, the frames of deep calls exceed a test's own stack.
    self = DeepThreads.result { NavigationAnalysis(units).facts() }
  }

  init(swift text: String) { self.init([("App.swift", text)]) }

  /// One line for each fact: caller, kind, destination. A `?` marks possible facts.
  var printed: [String] {
    let moves = moves.map {
      "\($0.caller.name) \($0.kind.rawValue) \($0.destination.printed)\($0.site.mark)\($0.exceptions.printed)"
    }
    let performances = performances.map {
      "\($0.caller.name) performs \($0.segue.printed)\($0.site.mark)\($0.exceptions.printed)"
    }
    let returns = returns.map {
      "\($0.caller.name) closes by \($0.site.call)\($0.exceptions.printed)"
    }
    let actions = segueActions.map {
      "\($0.owner.name) makes \($0.result?.name ?? "?") by \($0.selector)"
    }
    let nibs = nibLoads.map { "\($0.caller.name) loads \($0.nibName)\($0.site.mark)" }
    return (moves + performances + returns + actions + nibs).sorted()
  }

  /// The rules of the findings, with their line numbers.
  var printedNotes: [String] { findings.map { "\($0.rule) \($0.location.line)" } }
}

extension [ClassReference] {
  /// The subclasses to which a fact does not apply.
  fileprivate var printed: String {
    isEmpty ? "" : ", not from " + map(\.name).joined(separator: ", ")
  }
}

extension CallSite {
  fileprivate var mark: String { confidence == .certain ? "" : " ?" }
}

extension Destination {
  fileprivate var printed: String {
    switch origin {
    case .scene(let storyboard, let scene): "\(storyboard.printed)/\(scene.printed)"
    case .nib(let name, let owner): "nib \(name) of \(owner?.name ?? "?")"
    case .made(let type): "made \(type.name)"
    case .obtained(let type): "obtained \(type.name)"
    case .instance(let type): "some \(type.name)"
    case .hosted(let type): "view \(type.name)"
    case .named(let name): "watch \(name)"
    }
  }
}

extension Destination.StoryboardName {
  fileprivate var printed: String {
    switch self {
    case .own: "own"
    case .main: "main"
    case .named(let name): name
    case .accessor(let name): "~\(name)"
    case .any: "any"
    }
  }
}

extension Destination.SceneName {
  fileprivate var printed: String {
    switch self {
    case .initial: "initial"
    case .identified(let name): name
    case .accessor(let name): "~\(name)"
    }
  }
}

extension SeguePerformance.SegueName {
  fileprivate var printed: String {
    switch self {
    case .identifier(let name): name
    case .accessor(let name): "~\(name)"
    }
  }
}
