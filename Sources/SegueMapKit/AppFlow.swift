import AppReading
import FlowAnalysis
package import FlowModel

/// The flow of an app: its scenes and the segues between them, over all its files.
///
/// ``FlowProject/load()`` makes one; ``render(_:filter:style:)-(OutputFormat,_,_)`` turns it into
/// a picture or a report.
public struct AppFlow: Sendable {
  package let graph: FlowGraph
  /// What the app is called, from its Xcode project or the path that was read; may be empty.
  public let name: String
  /// What the reader of a run should know, by place.
  public let diagnostics: [FlowDiagnostic]

  /// How many source files were parsed: those that bear on the flow.
  public let sourceCount: Int

  /// What the scenes show; `nil` for a flow that was not read from interface files.
  let screens: ScreenSources?

  init(
    graph: FlowGraph, name: String, diagnostics: [FlowDiagnostic], sourceCount: Int = 0,
    screens: ScreenSources? = nil
  ) {
    self.graph = graph
    self.screens = screens
    self.name = name
    self.diagnostics = diagnostics
    self.sourceCount = sourceCount
  }

  /// The flow of no app.
  static let empty = AppFlow(
    graph: FlowGraph(storyboards: [], scenes: [], segues: []), name: "", diagnostics: [])

  /// How many interface files were understood.
  public var fileCount: Int { graph.storyboards.count }
  /// How many scenes they hold, storyboard references included.
  public var sceneCount: Int { graph.scenes.count }
  /// How many segues lead between them.
  public var segueCount: Int { graph.segues.count }

  /// Whether anything could not be read; what could is in the flow.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns the one scene that a user means.
  func scene(named text: String) throws(FlowError) -> Scene {
    let matches = graph.scenes(matching: text)
    if matches.count == 1 { return matches[0] }
    if matches.isEmpty {
      throw .unknownScene(text, suggestions: graph.sceneNames(near: text))
    }
    throw .ambiguousScene(text, matches: matches.map(\.id.description))
  }
}
