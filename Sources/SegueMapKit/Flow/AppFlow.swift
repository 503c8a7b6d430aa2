import AppReading
import FlowAnalysis
import FlowDiff
public import FlowModel

/// The flow of an app: its scenes and the segues between them, over all its files.
///
/// ``FlowProject/load()`` makes one; ``render(_:filter:style:)-(OutputFormat,_,_)`` turns it into
/// a picture or a report.
public struct AppFlow: Sendable {
  /// All that was read: the screens and segues, with walks through them.
  public internal(set) var graph: FlowGraph
  /// The name of the app, from its Xcode project or the path that was read; may be empty.
  public let name: String
  /// Messages about the files, sorted by place.
  public internal(set) var findings: [Finding]
  /// Where the paths of the flow begin in the repository that it was read from: empty for its root, else
  /// with a slash at the end; `nil` where no repository is known.
  package internal(set) var repositoryFolder: String?
  /// The files that only some states of a comparison can read.
  var unread = UnreadFiles.none
  /// What a reader calls this state of the app, such as a tag, or a commit's short name and subject; empty
  /// where that is unknown.
  public internal(set) var stateName = ""
  /// The source of this state while several states are read; then `nil`, as git may be gone.
  var sources: StateSources?
  /// `nil` for a flow that was not read together with other states.
  var stateID: StateID?
  /// What was edited in the source from each state that was read before this one.
  var edits: [ObjectIdentifier: SourceEdits] = [:]

  /// What to put before a path of the graph so that it leads there from the current folder.
  package internal(set) var pathPrefix = ""
  /// What rules look at beside the graph; `nil` unless it was asked for.
  var lintMaterial: LintMaterial?

  /// What rules found, for pages and documents; `nil` for what was found while the graph was made.
  var ruleFindings: [Finding]?

  /// Whether a file could not be read, if that is no longer seen from the findings.
  var couldNotBeRead: Bool?
  /// What was found about the elements, if pictures show it.
  var findingMarks = FindingMarks()

  /// How many source files were parsed: those that the flow depends on.
  public let sourceCount: Int

  /// What reading the app cost.
  public internal(set) var processorTimes = ProcessorTimes()

  /// What wireframes are drawn from; `nil` for a flow that was not read from interface files.
  let screens: ScreenSources?

  init(
    graph: FlowGraph, name: String, findings: [Finding], sourceCount: Int = 0,
    screens: ScreenSources? = nil
  ) {
    self.graph = graph
    self.screens = screens
    self.name = name
    self.findings = findings
    self.sourceCount = sourceCount
  }

  /// Makes a flow of a graph, so that it can be drawn and written.
  ///
  /// It has no interface files, so that pictures show cards.
  ///
  /// - Parameter name: The title of pictures.
  public init(graph: FlowGraph, name: String = "") {
    self.init(graph: graph, name: name, findings: graph.findings)
  }

  /// The flow of no app.
  static let empty = AppFlow(
    graph: FlowGraph(storyboards: [], scenes: [], segues: []), name: "", findings: [])

  /// How many interface files were parsed.
  public var fileCount: Int { graph.storyboards.count }
  /// How many scenes they hold, storyboard references included.
  public var sceneCount: Int { graph.scenes.count }
  /// How many segues lead between them.
  public var segueCount: Int { graph.segues.count }

  /// The names of the screens, each once, in alphabetical order.
  public var sceneNames: [String] {
    Set(graph.scenes.lazy.filter { $0.reference == nil }.map(\.name)).sorted()
  }

  /// The names of the targets that the app's projects build, in alphabetical order.
  public var targetNames: [String] { Set(graph.targets.map(\.name)).sorted() }

  /// The files that neither of two states that are compared could read.
  public var filesUnreadInBoth: [Finding] {
    findings.filter { $0.rule == Finding.unreadInBoth }
  }

  /// Whether a file could not be read; the flow has the others.
  public var hasErrors: Bool {
    couldNotBeRead ?? findings.contains { $0.severity == .error }
  }

  /// Returns the one scene that a user means.
  ///
  /// - Parameter text: A name, class, storyboard identifier or `path#objectID`.
  /// - Throws: ``FlowError/unknownScene(_:suggestions:)`` and
  ///   ``FlowError/ambiguousScene(_:matches:)``.
  public func scene(named text: String) throws(FlowError) -> Scene {
    let matches = graph.scenes(matching: text)
    if matches.count == 1 { return matches[0] }
    if matches.isEmpty {
      throw .unknownScene(text, suggestions: graph.sceneNames(near: text))
    }
    throw .ambiguousScene(text, matches: matches.map(\.id.description))
  }
}

/// How much CPU time the stages of reading an app took, over all threads.
public struct ProcessorTimes: Hashable, Sendable {
  /// Finding and opening the files, and parsing those that the flow depends on.
  public internal(set) var reading = Duration.zero
  /// Following what the source does; zero where no source was read.
  public internal(set) var analysis = Duration.zero
}
